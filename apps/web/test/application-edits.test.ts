import { ApplicationFields } from "@terzi/contracts/applications";
import { describe, expect, test } from "vitest";
import { compareBands, lastMonths } from "../src/features/applications/answer-rates.ts";
import { mergeApplications, mergeTexts } from "../src/features/applications/merge-application.ts";

const FIELDS = ApplicationFields.parse({
  jobTitle: "Cook",
  company: "Ege",
  jobPosting: "",
  postingUrl: "",
  contacts: [],
  notes: "One",
  appliedOn: null,
  answeredOn: null,
  outcome: null,
  nextStep: "",
  nextStepAt: null,
  timeZone: "UTC",
  remindMinutesBefore: null,
});

describe("notes that were typed in two places", () => {
  test("keep what only one of them changed", () => {
    expect(mergeTexts("One", "One two", "One")).toBe("One two");
    expect(mergeTexts("One", "One", "One three")).toBe("One three");
    expect(mergeTexts("One", "", "One")).toBe("");
  });

  test("keep both where both were changed, and nothing twice", () => {
    expect(mergeTexts("One", "One two", "One three")).toBe("One three\n\nOne two");
    expect(mergeTexts("One", "One two", "One two three")).toBe("One two three");
    expect(mergeTexts("", "mine", "theirs")).toBe("theirs\n\nmine");
  });
});

test("an edit here and a move elsewhere both hold", () => {
  const ours = { ...FIELDS, company: "Ege Lokantası", notes: "One two" };
  const theirs = { ...FIELDS, appliedOn: "2026-11-20", notes: "One three" };
  expect(mergeApplications({ base: FIELDS, ours, theirs })).toEqual({
    ...FIELDS,
    company: "Ege Lokantası",
    appliedOn: "2026-11-20",
    notes: "One three\n\nOne two",
  });
});

describe("how often somebody is answered", () => {
  const bands = (excellent: [number, number], good: [number, number]) => {
    const counted = ([sent, answered]: [number, number]) => ({ sent, answered });
    return {
      excellent: counted(excellent),
      good: counted(good),
      moderate: { sent: 0, answered: 0 },
      unscored: { sent: 50, answered: 0 },
    };
  };

  test("is said only where enough was sent, and the difference tells something", () => {
    expect(compareBands(bands([4, 4], [10, 1]))).toEqual({ verdict: "few" });
    expect(compareBands(bands([10, 6], [10, 2]))).toEqual({ verdict: "times", times: 3 });
    expect(compareBands(bands([10, 5], [10, 5]))).toEqual({ verdict: "same" });
    expect(compareBands(bands([10, 5], [10, 0]))).toEqual({ verdict: "only" });
    expect(compareBands(bands([10, 0], [10, 5]))).toEqual({ verdict: "less" });
    expect(compareBands(bands([10, 0], [10, 0]))).toEqual({ verdict: "same" });
  });

  test("month by month leaves none out, and goes back a year", () => {
    const month = (month: string) => ({ month, sent: 1, answered: 0 });
    expect(lastMonths([month("2025-12"), month("2026-02")]).map(({ month, sent }) => [month, sent])).toEqual([
      ["2025-12", 1],
      ["2026-01", 0],
      ["2026-02", 1],
    ]);
    expect(lastMonths([month("2020-01"), month("2026-02")])).toHaveLength(12);
    expect(lastMonths([])).toEqual([]);
  });
});
