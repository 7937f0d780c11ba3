import { Claim, CvContent } from "@terzi/contracts/cv";
import { RequirementMatch } from "@terzi/contracts/match";
import { expect, test } from "vitest";
import { linesOfRequirements, type PageLine } from "../src/features/studio/evidence-lines.ts";

const content = CvContent.parse({
  workExperience: [
    {
      company: "Kent Hospital",
      position: "Nurse",
      startDate: "2015",
      responsibilities: ["Trained twelve nurses in triage"],
      source: "experiences.1",
    },
  ],
  skills: { technical: ["Epic", "Google Sheets"], languages: [{ language: "English" }] },
});
const LINES: PageLine[] = [
  { at: "workExperience.0.position", text: "Nurse" },
  { at: "workExperience.0.company", text: "Kent Hospital" },
  { at: "workExperience.0.responsibilities.0", text: "Trained twelve nurses in triage" },
  { at: "skills.technical.0", text: "Epic" },
  { at: "skills.technical.1", text: "Google Sheets" },
  { at: "skills.languages.0.language", text: "İngilizce (Ana dil)" },
];
const match = (id: string, quote: string, place: string) =>
  RequirementMatch.parse({
    requirement: {
      ...{ id, kind: "skill", importance: "must", weight: 1, text: quote, term: quote },
      span: { start: 0, end: 0 },
    },
    verdict: "met",
    credit: 1,
    evidence: quote ? [{ quote, place }] : [],
    reason: "",
  });
const linesFor = (one: RequirementMatch, claims: Claim[] = []) =>
  linesOfRequirements([one], { lines: LINES, content, claims }).get(one.requirement.id);

test("a requirement is shown where its evidence stands word for word", () => {
  expect(linesFor(match("r1", "Epic", "skills.technical.4"))).toEqual(["skills.technical.0"]);
  expect(linesFor(match("r1", "Go", "skills.technical.4"))).toEqual([]);
  expect(
    linesFor(match("r1", "trained twelve nurses in triage, at night", "experiences.1.description")),
  ).toEqual(["workExperience.0.responsibilities.0"]);
});

test("and where it stands in other words that rest on it", () => {
  const claim = Claim.parse({
    at: "workExperience.0.responsibilities.0",
    text: "Trained twelve nurses in triage",
    restsOn: ["experiences.1.achievements.0"],
    added: false,
    confirmed: false,
  });
  const taught = match("r1", "Taught a dozen colleagues", "experiences.1.achievements.0");
  expect(linesFor(taught, [claim])).toEqual(["workExperience.0.responsibilities.0"]);
  expect(linesFor(taught)).toEqual([]);
});

test("a language is shown where it stands in the CV's own words", () => {
  expect(linesFor(match("r1", "English: Native", "skills.languages.0"))).toEqual([
    "skills.languages.0.language",
  ]);
});

test("years that a job as a whole proves are shown by the job", () => {
  expect(linesFor(match("r1", "2015 – 2020", "experiences.1"))).toEqual(["workExperience.0.position"]);
  expect(linesFor(match("r1", "2015", "experiences.1.startDate"))).toEqual(["workExperience.0.position"]);
  expect(linesFor(match("r1", "2015", "experiences.0.startDate"))).toEqual([]);
});
