import { CareerProfile } from "@terzi/contracts/career";
import { type Claim, CvContent, type GenerationMode } from "@terzi/contracts/cv";
import { isWithin, stepsTo } from "@terzi/contracts/place";
import { describe, expect, test } from "vitest";
import { verifyContent } from "../src/guard/check-content.ts";
import { claimNames, unconfirmedClaims } from "../src/guard-edits.ts";
import { buildBaseContent } from "../src/writing/base-content.ts";

const profile = CareerProfile.parse({
  summary: "Waiter.",
  experiences: [
    {
      company: "Harbour Grill",
      position: "Waiter",
      startDate: "2016-01",
      endDate: "2019-12",
      responsibilities: ["Trained the team leaders", "Counted the till each evening"],
    },
  ],
  skills: {
    technical: ["Espresso machine"],
    soft: ["Patience"],
    languages: [
      { language: "English", proficiency: "Basic" },
      { language: "Turkish", proficiency: "Native" },
    ],
  },
});
const base = buildBaseContent(profile, () => 0);

type Job = { source: string; responsibilities: string[] };

function verify(changes: object, mode: GenerationMode = "enhanced") {
  const verified = verifyContent(CvContent.parse({ ...base, ...changes }), profile, {
    mode,
    today: "2026-11-21",
  });
  // `as`: the sections were given as lists, and stay lists.
  const jobs = verified.content.workExperience as Job[];
  return { ...verified, points: jobs[0]?.responsibilities ?? [] };
}
const withPoints = (...responsibilities: string[]) => ({
  // `as`: the profile's own content has its jobs as a list.
  workExperience: (base.workExperience as Job[]).map((job) => ({ ...job, responsibilities })),
});

/** The text of the content at the place that a claim names. */
const textAt = (content: CvContent, { at }: Claim): unknown =>
  stepsTo(at).reduce<unknown>((node, step) => Reflect.get(Object(node), step), content);

describe("what a claim rests on is shown beside the claim itself", () => {
  const LIE = "Flew helicopters over the Andes";
  const [FIRST = "", SECOND = ""] = profile.experiences[0]?.responsibilities ?? [];

  test.each([
    ["first", [LIE, FIRST, SECOND]],
    ["between others", [FIRST, LIE, SECOND]],
    ["among empty ones", ["", LIE, " ", FIRST, "", SECOND]],
  ])("also after a point that was dropped %s", (_where, points) => {
    const { content, claims, points: kept } = verify(withPoints(...points));
    expect(kept).toEqual([FIRST, SECOND]);
    const told = claims.filter(({ at }) => isWithin(at, "workExperience.0.responsibilities"));
    expect(told.map(({ text }) => text)).toEqual([FIRST, SECOND]);
    for (const claim of told) expect(textAt(content, claim), claim.at).toBe(claim.text);
  });

  test("also where the person's own words stand in the place of refused ones, in each field that holds any", () => {
    const own = { description: "Served guests on the terrace." };
    const holder = CareerProfile.parse({
      experiences: [{ ...profile.experiences[0], ...own }],
      projects: [{ name: "Wine List", ...own }],
    });
    const known = buildBaseContent(holder, () => 0);
    const { content, claims } = verifyContent(
      CvContent.parse({
        ...known,
        workExperience: [{ ...Object(known.workExperience)[0], description: LIE, responsibilities: [LIE] }],
        projects: [{ ...Object(known.projects)[0], description: LIE }],
      }),
      holder,
      { mode: "enhanced", today: "2026-11-21" },
    );
    const told = claims.filter(({ text }) => text === own.description);
    expect(told.map(({ at, restsOn }) => [at, restsOn[0]])).toEqual([
      ["workExperience.0.description", "experiences.0.description"],
      ["projects.0.description", "projects.0.description"],
    ]);
    for (const claim of told) expect(textAt(content, claim)).toBe(own.description);
  });

  test("also after a skill and a language that were dropped", () => {
    const { content, claims } = verify({
      skills: {
        technical: ["Helicopters", "Espresso machine"],
        soft: ["Patience"],
        languages: [
          { language: "German", proficiency: "Fluent" },
          { language: "Turkish", proficiency: "Native" },
        ],
      },
    });
    const skill = claims.find(({ text }) => text === "Espresso machine");
    expect(skill && textAt(content, skill)).toBe("Espresso machine");
    const language = claims.find(({ text }) => text === "Turkish: Native");
    expect(language?.restsOn).toEqual(["skills.languages.1"]);
    expect(language && textAt(content, language)).toEqual({ language: "Turkish", proficiency: "Native" });
  });
});

describe("a language", () => {
  const shown = (proficiency: string) =>
    verify({ skills: { technical: [], soft: [], languages: [{ language: "English", proficiency }] } });

  test("has the level that its speaker gave it, and no other", () => {
    expect(shown("Basic").content.skills).toMatchObject({ languages: [{ proficiency: "Basic" }] });
    for (const level of ["Intermediate", "Professional", "Fluent", "Native"])
      expect(shown(level).content.skills, level).toMatchObject({ languages: [] });
  });
});

test("in strict mode the words are the person's own to their last letter", () => {
  const strict = (point: string) => verify(withPoints(point), "strict").points;
  expect(strict("Trained the team leaders")).toEqual(["Trained the team leaders"]);
  expect(strict("Trained the team lead")).not.toContain("Trained the team lead");
  expect(strict("ounted the till each evening")).not.toContain("ounted the till each evening");
});

test("a sentence that was added is confirmed by its place among all sentences, own ones too", () => {
  const { content, claims } = verify({ summary: "Waiter. Flew helicopters over the Andes." }, "extensive");
  const names = claimNames(claims);
  const added = claims.findIndex(({ text }) => text.startsWith("Flew"));
  expect(names[added]).toBe("summary#1");
  expect(unconfirmedClaims(content, claims, [])).toHaveLength(1);
  expect(unconfirmedClaims(content, claims, ["summary#0"])).toHaveLength(1);
  expect(unconfirmedClaims(content, claims, ["summary#1"])).toEqual([]);
});
