import { expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";

/** What a posting asks for, each as "kind importance words". */
const read = (posting: string) =>
  readPosting(posting).requirements.map(
    ({ kind, importance, term, isJob }) => `${isJob ? "job" : kind} ${importance} ${term}`,
  );

test("a bulletin's duties begin at the verb, whoever is their subject", () => {
  const posting = `PLUMBING INSPECTOR
DUTIES
A Plumbing Inspector examines drawings for new buildings; assigns and reviews the work of helpers; and performs other duties.
REQUIREMENTS
Possession of a valid journeyman plumber license.`;
  expect(read(posting)).toEqual([
    "job must PLUMBING INSPECTOR",
    "task must examines drawings for new buildings",
    "task must assigns and reviews the work of helpers",
    "certificate must journeyman plumber license",
  ]);
});

test("notes of procedure ask nothing, but for what they require", () => {
  const posting = `LIFEGUARD
REQUIREMENTS
- Swimming instruction
PROCESS NOTES
1. Applicants who lack one month of the required experience may file for this examination.
2. Candidates must attach their form to the on-line application at the time of filing.
3. A valid driver's license is required.`;
  expect(read(posting)).toEqual([
    "job must LIFEGUARD",
    "knowledge must Swimming instruction",
    "condition must valid driver's license",
  ]);
});

test("a degree and years in one line are two requirements", () => {
  const posting =
    "Credit Analyst\nQualifications:\n- Bachelor's degree in Finance and 6 years of experience in commercial lending";
  const [, degree, experience] = readPosting(posting).requirements;
  expect(degree).toMatchObject({ kind: "education", level: "bachelor" });
  expect(experience).toMatchObject({ kind: "experience", years: 6, term: "commercial lending" });
});

test("what stands before 'is required' is asked for under any heading", () => {
  const posting = "Welder\nA current forklift certificate is required. Our yard is open all year.";
  expect(read(posting)).toEqual(["job must Welder", "certificate must current forklift certificate"]);
});

test("a heading with brackets ends the requirements", () => {
  const posting =
    "Baker\nRequirements:\n- Sourdough baking\nBenefits (full-time):\n- Annual uniform stipend\n- Certificate training";
  expect(read(posting)).toEqual(["job must Baker", "knowledge must Sourdough baking"]);
});

test("a heading that lost its line is found, a name that begins like one is kept", () => {
  const posting =
    "Web Developer\nWe build shops for florists in four countries and have done so for ten years. YOUR PROFILE You know TypeScript and have experience with accessible forms.";
  expect(readPosting(posting).sections.map(({ heading }) => heading)).toEqual(["YOUR PROFILE"]);
  expect(read(posting)).toContainEqual("skill must TypeScript");
});

test.each([
  ["Flexibility to work nights and weekends", "condition"],
  ["Must be at least 18 years old", "condition"],
  ["Occasional travel", "condition"],
  ["Possession of a certificate in phlebotomy", "certificate"],
])("%j is of the kind %s", (entry, kind) => {
  const [, requirement] = readPosting(`Porter\nRequirements:\n- ${entry}`).requirements;
  expect(requirement?.kind).toBe(kind);
});

test("entries that were pasted together come apart, names with capitals inside don't", () => {
  const posting =
    "Engineer\nRequirements:\nExperience with TerraformProficient in PowerShell and CloudFrontFamiliarity with Ansible";
  expect(read(posting).slice(1)).toEqual([
    "skill must Terraform",
    "skill must PowerShell and CloudFront",
    "skill must Ansible",
  ]);
});
