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
