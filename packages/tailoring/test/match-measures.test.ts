import type { CareerProfile } from "@terzi/contracts/career";
import { describe, expect, test } from "vitest";
import { scorePosting } from "../src/score-posting.ts";
import { profile } from "./people/person.ts";

const verdict = (
  posting: string,
  who: CareerProfile,
  isMeant: (term: { level?: string; years?: number }) => boolean,
) =>
  scorePosting(posting, who, { language: "en", today: "2026-11-21" }).match.matches.find(({ requirement }) =>
    isMeant(requirement),
  );

const welder = (...jobs: [start: string, end: string][]) =>
  profile({
    experiences: jobs.map(([startDate, endDate]) => ({
      company: "Yard",
      position: "Welder",
      startDate,
      endDate,
    })),
  });

const yearsOf = (years: number, who: CareerProfile) =>
  verdict(
    `Welder\nRequirements:\n- ${years} years of welding experience`,
    who,
    (requirement) => requirement.years !== undefined,
  )?.verdict;

describe("ten years of work stay ten", () => {
  test.each<[string, [start: string, end: string][]]>([
    ["in one job", [["2010-01", "2019-12"]]],
    [
      "with side jobs in their midst",
      [
        ["2010-01", "2019-12"],
        ["2011-01", "2012-12"],
        ["2014-01", "2017-12"],
      ],
    ],
    [
      "with the side jobs named first",
      [
        ["2014-01", "2017-12"],
        ["2011-01", "2012-12"],
        ["2010-01", "2019-12"],
      ],
    ],
    [
      "in two jobs that overlap",
      [
        ["2010-01", "2016-12"],
        ["2013-01", "2019-12"],
      ],
    ],
    [
      "in the same job named twice",
      [
        ["2010-01", "2019-12"],
        ["2010-01", "2019-12"],
      ],
    ],
    [
      "with a break between two jobs",
      [
        ["2008-01", "2012-12"],
        ["2015-01", "2019-12"],
      ],
    ],
  ])("%s", (_how, jobs) => {
    expect(yearsOf(10, welder(...jobs))).toBe("met");
    expect(yearsOf(16, welder(...jobs))).toBe("partly");
  });
});

describe("a degree", () => {
  const degreeOf = (asked: string, degree: string) =>
    verdict(
      `Accountant\nRequirements:\n- ${asked} in Accounting`,
      profile({ education: [{ institution: "Ege", degree, field: "Accounting" }] }),
      (requirement) => requirement.level !== undefined,
    );

  test.each([
    ["Master's degree", "Master of Science", 1],
    ["Bachelor's degree", "PhD", 1],
    ["Bachelor's degree", "Lisans", 1],
    ["Master's degree", "Yüksek Lisans", 1],
    ["Master's degree", "Bachelor of Science", 0.5],
    ["Bachelor's degree", "Associate degree", 0.5],
    ["Bachelor's degree", "Associate of Science degree", 0.5],
    ["Bachelor's degree", "Ön Lisans mezunu", 0.5],
    ["Master's degree", "Associate degree", 0.2],
    ["Master's degree", "Ön lisans", 0.2],
    ["Bachelor's degree", "High school graduate", 0.2],
    ["Bachelor's degree", "Lise mezunu", 0.2],
  ])("where a %s is asked for, »%s« counts %d", (asked, held, credit) => {
    expect(degreeOf(asked, held)?.credit).toBe(credit);
  });
});
