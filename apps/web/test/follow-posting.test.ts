import type { RequirementMatch } from "@terzi/contracts/match";
import { describe, expect, test } from "vitest";
import { followPosting } from "../src/features/generate/follow-posting.ts";
import { blankOrder } from "../src/features/generate/kept-order.ts";
import type { LiveMatch } from "../src/features/generate/use-live-match.ts";

const job: RequirementMatch = {
  requirement: {
    id: "r1",
    kind: "experience",
    importance: "must",
    weight: 1,
    text: "Pastacı",
    span: { start: 0, end: 7 },
    term: "Pastacı",
    isJob: true,
  },
  verdict: "missing",
  credit: 0,
  evidence: [],
  reason: "",
};

const shown = (matches: RequirementMatch[], isBehind = false, company = ""): LiveMatch => ({
  status: "shown",
  isBehind,
  warnings: [],
  postingLanguage: "tr",
  company,
  match: { score: 0, earned: 0, possible: 1, matches },
});

describe("title and language of an order", () => {
  const order = blankOrder("en");

  test("follow the posting", () => {
    expect(followPosting(order, shown([job]))).toEqual({ jobTitle: "Pastacı", language: "tr" });
    expect(followPosting({ ...order, jobTitle: "Pastacı", language: "tr" }, shown([job]))).toBeNull();
  });

  test("stay as the person settled them", () => {
    expect(followPosting({ ...order, isTitleTyped: true }, shown([job]))).toEqual({ language: "tr" });
    expect(followPosting({ ...order, isLanguageChosen: true }, shown([job]))).toEqual({
      jobTitle: "Pastacı",
    });
  });

  test("take a title back with the posting that it was read from", () => {
    const asked = { ...job, requirement: { ...job.requirement, isJob: false } };
    const read = { ...order, jobTitle: "Pastacı", language: "tr" as const };
    expect(followPosting(read, shown([asked]))).toEqual({ jobTitle: "" });
    expect(followPosting({ ...read, isTitleTyped: true }, shown([asked]))).toBeNull();
    // Half a posting takes nothing away.
    expect(followPosting(read, shown([]))).toBeNull();
  });

  test("hold no title where the posting names none, and the row speaks of the job as a whole", () => {
    const unnamed = { ...job.requirement, text: "İşin bütünü", span: { start: 0, end: 0 }, term: "" };
    expect(followPosting(order, shown([{ ...job, requirement: unnamed }]))).toEqual({ language: "tr" });
  });

  test("bring the company along, and take it back with the posting that named it", () => {
    const settled = { ...order, jobTitle: "Pastacı", language: "tr" as const };
    expect(followPosting(settled, shown([job], false, "Tatlı Rüya"))).toEqual({ company: "Tatlı Rüya" });
    const read = { ...settled, company: "Tatlı Rüya" };
    expect(followPosting(read, shown([job]))).toEqual({ company: "" });
    expect(followPosting({ ...read, isCompanyTyped: true }, shown([job]))).toBeNull();
  });

  test("wait for what is being typed, and for a text that asks for something", () => {
    expect(followPosting(order, shown([job], true))).toBeNull();
    expect(followPosting(order, shown([]))).toBeNull();
    expect(followPosting(order, { status: "reading" })).toBeNull();
  });
});
