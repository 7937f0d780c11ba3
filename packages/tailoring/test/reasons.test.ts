import { CareerProfile } from "@terzi/contracts/career";
import { expect, it } from "vitest";
import { gapAnalysis } from "../src/gap-analysis.ts";
import { matchProfile } from "../src/match-profile.ts";
import { readPosting } from "../src/read-posting.ts";

const posting = `Backend Engineer

Requirements
- 3+ years of experience in backend development
- Kubernetes
- PostgreSQL`;

const profile = CareerProfile.parse({
  experiences: [
    {
      position: "Backend Engineer",
      company: "Acme",
      startDate: "2019-01",
      endDate: "present",
      responsibilities: ["Built services on PostgreSQL"],
    },
  ],
  skills: { technical: ["Docker"] },
});

const reasonsIn = (language: "en" | "tr") =>
  Object.fromEntries(
    matchProfile(readPosting(posting), profile, { language, today: { year: 2026, month: 1 } }).matches.map(
      ({ requirement, reason }) => [requirement.term, reason],
    ),
  );

it("what is only near is called near, not named", () => {
  expect(reasonsIn("en").Kubernetes).toBe("Not named, but your profile shows something close: “Docker”.");
  expect(reasonsIn("tr").Kubernetes).toContain("Adıyla geçmiyor");
});

it("the short form of a gap quotes once what speaks for it", () => {
  const match = matchProfile(readPosting(posting), profile, {
    language: "en",
    today: { year: 2026, month: 1 },
  });
  const gap = gapAnalysis(match).missing.find(({ skill }) => skill === "Kubernetes");
  expect(gap?.suggestion.match(/“Docker”/g)).toHaveLength(1);
});

it("years are told as asked for and held", () => {
  expect(reasonsIn("en")["backend development"]).toBe(
    "3 years are asked for; your profile's dates come to 7.1.",
  );
  expect(reasonsIn("tr")["backend development"]).toContain("7,1 yıl");
});

const gapsIn = (language: "en" | "tr", posting: string, who: object) =>
  Object.fromEntries(
    matchProfile(readPosting(posting), CareerProfile.parse(who), {
      language,
      today: { year: 2026, month: 1 },
    }).matches.map(({ requirement, reason, suggestion }) => [
      requirement.kind === "language" ? "language" : requirement.term,
      { reason, suggestion },
    ]),
  );

const WAITER =
  "Waiter\n\nRequirements\n- Fluent German\n- 4 years of experience in wine service\n- Excel\n- Cash handling";
const told = (responsibility: string, more: object = {}) => ({
  experiences: [
    {
      position: "Waiter",
      company: "Inn",
      startDate: "2015-01",
      endDate: "2023-01",
      responsibilities: [responsibility],
    },
  ],
  ...more,
});

it("a suggestion says what to do about this gap: a level, a claim, years that are there in other work", () => {
  const gaps = gapsIn(
    "en",
    WAITER,
    told("Served breakfast", {
      skills: { technical: ["Excel"], languages: [{ language: "German", proficiency: "Basic" }] },
    }),
  );
  expect(gaps.language?.suggestion).toContain("language test");
  expect(gaps.Excel?.suggestion).toContain("in a job or project where you used Excel");
  expect(gaps["wine service"]?.reason).toContain("The years are there (8.1 of 4), but");
  expect(gaps["Cash handling"]?.suggestion).toContain("If you");
});

it("a suggestion in Turkish quotes what is asked and inflects nothing of it", () => {
  const gaps = gapsIn("tr", WAITER, told("Served breakfast", { skills: { technical: ["Excel"] } }));
  expect(gaps.Excel?.suggestion).toBe("Hangi işte ya da projede kullandığınızı ve sonucunu anlatın: Excel.");
  expect(gaps.language?.suggestion).toContain("German");
});

it("a degree that is held in another field is not called a lower level", () => {
  const gaps = gapsIn("en", "Accountant\n\nRequirements\n- Bachelor's degree in Economics", {
    education: [{ institution: "State University", degree: "Bachelor's degree", field: "Nursing" }],
  });
  expect(JSON.stringify(gaps)).not.toContain("lower level");
});

it("a job that no title is like, and whose requirements are met, isn't said to be shown by one of them", () => {
  const keeper = CareerProfile.parse({
    experiences: [
      { position: "Aquarist", company: "Cove", startDate: "2016-05", responsibilities: ["Repaired pumps"] },
    ],
    skills: { technical: ["HSE Scuba", "ZIMS", "Water chemistry"] },
  });
  const asked = readPosting("Team Leader\n\nRequirements\n- HSE Scuba\n- ZIMS\n- Water chemistry");
  const [english, turkish] = (["en", "tr"] as const).map((language) =>
    matchProfile(asked, keeper, { language, today: { year: 2026, month: 1 } }).matches.find(
      ({ requirement }) => requirement.isJob,
    ),
  );
  expect(english?.verdict).toBe("met");
  expect(english?.reason).toContain("no job title of yours close to this");
  expect(turkish?.reason).toContain("Unvanlarınız arasında");
});
