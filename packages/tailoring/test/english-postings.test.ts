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

test("brackets are closed where they were opened, and a list in them is read one by one", () => {
  const posting =
    "Clerk\nRequirements:\n- Fluent English (verbal and written)\n- Microsoft Office (Word, Excel, Outlook)";
  expect(read(posting).slice(1)).toEqual([
    "language must Fluent English (verbal and written)",
    "skill must Microsoft Office",
    "skill must Word",
    "skill must Excel",
    "skill must Outlook",
  ]);
});

test("spaces of web pages are read like spaces, and the words keep them", () => {
  const posting = "Nurse\nRequirements:\n- Three\u00a0years of\u00a0experience in wound\u00a0care";
  const [, requirement] = readPosting(posting).requirements;
  expect(requirement).toMatchObject({
    years: 3,
    term: "wound care",
    text: "Three\u00a0years of\u00a0experience in wound\u00a0care",
  });
});

test("who is sought and what the company has ask for nothing", () => {
  const posting =
    "Controller\nWe are looking for an experienced Cost Controller.\nOur management team has deep experience in shipping.\nRequirements:\n- Variance analysis";
  expect(read(posting)).toEqual(["job must Controller", "knowledge must Variance analysis"]);
});

test("a company that is called like a condition makes none, and years after a colon stay with their field", () => {
  const posting =
    "Analyst\nResponsibilities:\n- Prepare monthly reports on Visa's card business\nRequirements:\n- Treasury experience: 5 years (required)\n- Valid work visa";
  const [, task, experience, visa] = readPosting(posting).requirements;
  expect(task?.kind).toBe("task");
  expect(experience).toMatchObject({ kind: "experience", years: 5, term: "Treasury experience: 5 years" });
  expect(visa?.kind).toBe("condition");
});

test("who the sentence names by the job's title is left out, what they will do is asked", () => {
  const posting = `We are looking for an experienced Claims Analyst to join our office.
The Claims Analyst will review damage reports of farms and also train new colleagues.`;
  expect(read(posting)).toEqual([
    "job must Claims Analyst",
    "task must review damage reports of farms and also train new colleagues",
  ]);
});

test("what one needs in order to do a job well is asked, the phrase is not", () => {
  const posting = `Yard Clerk
Requirements:
- To perform this job successfully, an individual should have knowledge of customs law
- Meet with growers in order to plan harvests`;
  const asked = read(posting).join(" | ");
  expect(asked).toContain("knowledge must customs law");
  expect(asked).not.toMatch(/successfully|task must order/);
});
