import { CareerProfile } from "@terzi/contracts/career";
import { describe, expect, test } from "vitest";
import { createGuard } from "../src/guard/guard.ts";

const TODAY = "2026-11-21";

/** Whether the claim may stand in the CV of a person with these jobs, in the entry of the first of them. */
function mayStand(claim: string, ...experiences: object[]): boolean {
  const profile = CareerProfile.parse({ experiences });
  return createGuard(profile, "enhanced", TODAY).proves(claim, {
    kind: "entry",
    place: "experiences.0",
  });
}

const job = (endDate: string, ...responsibilities: string[]) => ({
  company: "Zet",
  position: "Baker",
  startDate: "2016",
  endDate,
  responsibilities,
});

describe("what is said to go on since a year", () => {
  test.each([
    "Baker at Zet since 2016",
    "Has worked at Zet as a baker since 2016",
    "2016'dan beri Zet'te Baker",
  ])("»%s« holds of a job that goes on, and of none that has ended", (claim) => {
    expect(mayStand(claim, job("present", "Baked bread"))).toBe(true);
    expect(mayStand(claim, job("2019", "Baked bread"))).toBe(false);
  });
});

describe("about a number is near it", () => {
  test.each([
    ["Cut waste by 50 %", "Cut waste by about 5 %"],
    ["Cut waste by 5 %", "Cut waste by about 50 %"],
    ["Trained 12 apprentices", "Trained about 17 apprentices"],
    ["Trained 17 apprentices", "Trained about 12 apprentices"],
    ["İsrafı %50 azalttı", "İsrafı yaklaşık %5 azalttı"],
    ["12 çırak yetiştirdi", "Yaklaşık 17 çırak yetiştirdi"],
    ["Trained at most 52 apprentices", "Trained about 50 apprentices"],
    ["Trained more than 48 apprentices", "Trained about 50 apprentices"],
    ["48'den fazla çırak yetiştirdi", "Yaklaşık 50 çırak yetiştirdi"],
  ])("who wrote »%s« isn't made to say »%s«", (told, claim) => {
    expect(mayStand(claim, job("2019-06", told))).toBe(false);
  });

  test.each([
    ["Cut waste by 49 %", "Cut waste by about 50 %"],
    ["Trained 98 apprentices", "Trained about 100 apprentices"],
    ["98 çırak yetiştirdi", "Yaklaşık 100 çırak yetiştirdi"],
  ])("who wrote »%s« may say »%s«", (told, claim) => {
    expect(mayStand(claim, job("2019-06", told))).toBe(true);
  });
});

describe("at least and at most a number", () => {
  test.each([
    ["Trained 12 apprentices", "Trained more than 15 apprentices"],
    ["Trained 12 apprentices", "Trained more than 5 apprentices"],
    ["Trained 12 apprentices", "Trained up to 24 apprentices"],
    ["Trained up to 12 apprentices", "Trained 12 apprentices"],
    ["Served no more than 12 tables", "Served no fewer than 12 tables"],
    ["Served no fewer than 12 tables", "Served no more than 12 tables"],
    ["Served no more than 12 tables", "Served more than 12 tables"],
    ["40'tan az çırak yetiştirdi", "40 çırak yetiştirdi"],
    ["40'tan az çırak yetiştirdi", "40'tan fazla çırak yetiştirdi"],
    ["40'tan fazla çırak yetiştirdi", "40 çırak yetiştirdi"],
    ["40'tan fazla çırak yetiştirdi", "40'tan az çırak yetiştirdi"],
    ["40 hastadan az kişiye baktı", "40 hastaya baktı"],
  ])("who wrote »%s« isn't made to say »%s«", (told, claim) => {
    expect(mayStand(claim, job("2019-06", told))).toBe(false);
  });

  test("what was counted exactly is more than a little less", () => {
    expect(mayStand("Trained more than 10 apprentices", job("2019-06", "Trained 12 apprentices"))).toBe(true);
  });

  test("what was fewer than a number was that many at most", () => {
    expect(mayStand("En fazla 40 çırak yetiştirdi", job("2019-06", "40'tan az çırak yetiştirdi"))).toBe(true);
  });
});

describe("a span of time in another unit", () => {
  test.each([
    ["Ran the shop alone for two weeks", "Ran the shop alone for 14 days", "Ran the shop alone for 10 days"],
    ["Ran the shop alone for 14 days", "Ran the shop alone for two weeks", "Ran the shop alone for 3 weeks"],
    ["Dükkânı iki hafta yalnız yürüttü", "Dükkânı 14 gün yalnız yürüttü", "Dükkânı on gün yalnız yürüttü"],
    [
      "Ran the line alone for 2 hours",
      "Ran the line alone for 120 minutes",
      "Ran the line alone for 100 minutes",
    ],
    [
      "Ran the shop alone for 24 months",
      "Ran the shop alone for two years",
      "Ran the shop alone for 3 years",
    ],
  ])("who wrote »%s« may say »%s« and not »%s«", (told, same, other) => {
    expect([mayStand(same, job("2019-06", told)), mayStand(other, job("2019-06", told))]).toEqual([
      true,
      false,
    ]);
  });
});

describe("so many out of so many", () => {
  test.each([
    ["Met the target in 7 of 12 quarters", "Met the target in 12 of 12 quarters"],
    ["Won 3 of 5 tenders", "Won 5 of 5 tenders"],
    ["10 denetimin 9'undan geçti", "10 denetimin 10'undan geçti"],
  ])("who wrote »%s« isn't made to say »%s«", (told, claim) => {
    expect(mayStand(claim, job("2019-06", told))).toBe(false);
  });
});
