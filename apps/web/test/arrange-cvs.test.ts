import type { CvSummary } from "@terzi/contracts/cv-detail";
import { describe, expect, test } from "vitest";
import { arrangeCvs, type CvFilter, type CvSort } from "../src/features/cvs/arrange-cvs.ts";
import { averageScore } from "../src/features/dashboard/average-score.ts";

const cv = (jobTitle: string, matchScore: number, day: number, company = ""): CvSummary => ({
  ...{
    id: `id-${day}`,
    jobTitle,
    company,
    matchScore,
    isScored: true,
    language: "tr",
    tone: "professional",
    template: "modern",
    editedAt: null,
  },
  createdAt: `2026-11-0${day}T10:00:00.000Z`,
});
const cvs = [cv("İş Analisti", 70, 1, "Işık AŞ"), cv("Engineer", 90, 2), cv("Çevirmen", 50, 3)];
const titles = (search: string, sort: CvSort = "newest", filter: CvFilter = "all") =>
  arrangeCvs(cvs, { search, sort, filter, language: "tr" }).map(({ jobTitle }) => jobTitle);

describe("the list of CVs", () => {
  test("is found by title or company, dotted or dotless, accented or not", () => {
    expect(titles("is analisti")).toEqual(["İş Analisti"]);
    expect(titles("ISIK")).toEqual(["İş Analisti"]);
    expect(titles("cevirmen")).toEqual(["Çevirmen"]);
    expect(titles("nobody")).toEqual([]);
  });

  test("can be narrowed to a kind", () => {
    expect(titles("", "newest", "excellent")).toEqual(["Engineer"]);
    expect(titles("", "newest", "moderate")).toEqual(["Çevirmen"]);
    expect(titles("", "newest", "en")).toEqual([]);
    expect(titles("analist", "newest", "good")).toEqual(["İş Analisti"]);
  });

  test("can be put in each order", () => {
    expect(titles("")).toEqual(["Çevirmen", "Engineer", "İş Analisti"]);
    expect(titles("", "oldest")).toEqual(["İş Analisti", "Engineer", "Çevirmen"]);
    expect(titles("", "score")).toEqual(["Engineer", "İş Analisti", "Çevirmen"]);
    expect(titles("", "title")).toEqual(["Çevirmen", "Engineer", "İş Analisti"]);
  });
});

test("the average match score is the rounded mean, and none without a CV", () => {
  expect(averageScore(cvs)).toBe(70);
  expect(averageScore([cv("A", 70, 1), cv("B", 71, 2)])).toBe(71);
  expect(averageScore([])).toBeNull();
});

test("a CV for a posting that asks for nothing has no score, and does not pull the average down", () => {
  const blank = { ...cv("A", 0, 1), isScored: false };
  expect(averageScore([blank, cv("B", 70, 2)])).toBe(70);
  expect(averageScore([blank])).toBeNull();
});
