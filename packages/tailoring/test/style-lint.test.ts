import { describe, expect, it } from "vitest";
import { faultOf } from "../src/writing/style-lint.ts";

const english = (text: string, own: string[], isTranslated = false) =>
  faultOf(text, own, { language: "en", isTranslated });
const turkish = (text: string, own: string[], isTranslated = false) =>
  faultOf(text, own, { language: "tr", isTranslated });

describe("a new wording serves a reader worse than the person's line", () => {
  it.each([
    ["number", "Raised sales", "Raised sales by 12%"],
    ["number", "Led a team of eight", "Led a team of 8 on 3 sites"],
    ["voice", "I led the night team", "Led the night team"],
    ["verb", "Responsible for the weekly report", "Wrote the weekly report"],
    ["verb", "Helped with stock counts", "Counted the stock in the depot"],
    ["length", "Counted the stock of the depot carefully and with great attention", "Counted stock"],
    ["churn", "Slashed costs by 10%", "Reduced costs by 10%"],
  ])("%s: %s", (fault, text, own) => {
    expect(english(text, [own])).toBe(fault);
  });

  it.each([
    ["Aylık raporların hazırlanması", "Aylık raporları hazırladım"],
    ["Aylık raporları hazırladım", "Aylık raporların hazırlanması"],
  ])("in Turkish, in another voice than the person's: %s", (text, own) => {
    expect(turkish(text, [own])).toBe("voice");
  });
});

describe("a new wording serves a reader as well", () => {
  it.each([
    ["Wrote the weekly report", ["Responsible for writing the weekly report"]],
    ["Cut empty miles from 21% to 16%", ["Empty miles went down from 21% to 16%"]],
    ["Led a night team of eight", ["Led a night team of 8 from the start"]],
    ["Saved £1900 each month", ["Saved about £1,900 a month"]],
    ["Planned routes and told drivers of them", ["Planned routes", "Told drivers of their routes"]],
  ])("%s", (text, own) => {
    expect(english(text, own)).toBeNull();
  });

  it("or is the guard's to refuse, where another number stands in a number's place", () => {
    expect(english("Cut waiting times by 80%", ["Cut waiting times by 20%"])).toBeNull();
  });

  it("that translates is held against its numbers and its voice alone", () => {
    expect(
      english("Wrote 140 automated tests with Selenium and Java", ["Selenium ile 140 test yazdım"], true),
    ).toBeNull();
    expect(english("Wrote automated tests", ["Selenium ile 140 test yazdım"], true)).toBe("number");
    expect(english("I wrote 140 tests", ["140 test yazdım"], true)).toBe("voice");
  });
});
