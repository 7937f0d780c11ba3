import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { createGuard } from "../src/guard/guard.ts";

const profile = CareerProfile.parse({
  summary: "Tram driver and driver trainer.",
  experiences: [
    {
      company: "Steelvale Trams",
      position: "Tram Driver",
      startDate: "2017-04",
      endDate: "present",
      description: "Small city network with 26 trams.",
      responsibilities: [
        "Check brakes, doors and lights before each departure",
        "Report faults to the depot by radio",
        "Trained 14 new drivers in defensive driving",
        "Helped to write the winter timetable",
        "Prepare the weekly pack; the fleet director chairs the meeting",
        "No at-fault collision since 2018",
      ],
      achievements: ["Cut the time of a brake check from 9 to 6 minutes", "Took part in 31 rescues in 2023"],
    },
  ],
  certifications: [
    { name: "First Aid at Work", issuer: "Northmoor Training", date: "2024-03", expiryDate: "2027-03" },
    { name: "Yard Safety Level 2", issuer: "Northmoor Training", date: "2022-03" },
  ],
  skills: {
    technical: [],
    soft: [],
    languages: [
      { language: "English", proficiency: "Native" },
      { language: "Polish", proficiency: "Intermediate" },
    ],
  },
});
const job = { kind: "entry", place: "experiences.0" } as const;
const verdictOf = (text: string, scope: typeof job | { kind: "profile" } = job) =>
  createGuard(profile, "enhanced", "2026-11-21", /[ığş]|yılın/u.test(text) ? "tr" : "en").check(
    text,
    scope,
  )[0];

test("two lines of a job may be told in one sentence, which rests on both", () => {
  const merged = verdictOf(
    "Checks brakes and doors before each departure and reports faults to the depot by radio.",
  );
  expect(merged?.verdict).toBe("proven");
  expect(merged?.evidence).toEqual(["experiences.0.responsibilities.0", "experiences.0.responsibilities.1"]);
});

test.each(["Taught defensive driving to 14 new drivers.", "2023 yılında 31 kurtarmada görev aldı."])(
  "a line may be told in other words or in another language: %s",
  (text) => {
    expect(verdictOf(text)?.verdict).toBe("proven");
  },
);

test.each([
  "Checks brakes and doors before each departure and repairs faults in the depot by radio.",
  "Reports faults before each departure and checks brakes and doors by radio.",
  "Trained 14 new drivers in first aid.",
  "Trained 14 drivers in writing the winter timetable.",
  "Manages a small city network with 26 trams.",
  "Chairs the meeting.",
])("what stands in several lines isn't mixed into something else: %s", (text) => {
  expect(verdictOf(text)?.verdict).not.toBe("proven");
});

test.each([
  ["Wrote the winter timetable on her own.", "doer"],
  ["No at-fault collision since 2017.", "number"],
  ["Cut the time of a brake check from 9 to 5 minutes.", "number"],
  ["Raised the time of a brake check from 6 to 9 minutes.", "direction"],
])("»%s« differs from what was written: %s", (text, kind) => {
  const checked = verdictOf(text);
  expect(checked?.verdict).toBe("contradicted");
  expect(checked?.conflicts.map((conflict) => conflict.kind)).toContain(kind);
});

test.each([
  ["Speaks native English and intermediate Polish.", "proven"],
  ["Speaks native English and fluent Polish.", "contradicted"],
  ["Tram driver with a First Aid at Work certificate valid until March 2027.", "proven"],
  ["Tram driver with a First Aid at Work certificate valid until March 2029.", "contradicted"],
  ["Tram driver with a Yard Safety Level 3 certificate.", "contradicted"],
] as const)("what one holds is proven by the entry that has it: %s", (text, verdict) => {
  expect(verdictOf(text, { kind: "profile" })?.verdict).toBe(verdict);
});
