import type { CareerProfile } from "@terzi/contracts/career";
import { CareerProfile as Profile } from "@terzi/contracts/career";
import { describe, expect, test } from "vitest";
import { scorePosting } from "../src/score-posting.ts";

const POSTING = `Data Engineer
Requirements:
- Kafka
- PostgreSQL
- 8 years of experience as a data engineer
- Fluent German
Nice to have:
- Terraform`;

const profileWith = (technical: string[], proficiency = "Basic"): CareerProfile =>
  Profile.parse({
    experiences: [
      { company: "Kelp Freight", position: "Data Engineer", startDate: "2021-01", endDate: "2024-12" },
    ],
    skills: { technical, languages: [{ language: "German", proficiency }] },
  });

const match = (profile: CareerProfile) =>
  scorePosting(POSTING, profile, { language: "en", today: "2026-11-22" }).match;

describe("what a requirement would win", () => {
  const before = match(profileWith(["PostgreSQL"]));
  const named = (text: string) => before.matches.find(({ requirement }) => requirement.text === text);

  test.each([
    ["Kafka", profileWith(["PostgreSQL", "Kafka"])],
    ["Terraform", profileWith(["PostgreSQL", "Terraform"])],
    ["Fluent German", profileWith(["PostgreSQL"], "Fluent")],
  ])("is what the score rises by once the profile shows it: %s", (text, profile) => {
    const gain = named(text)?.gain;
    expect(gain).toBeGreaterThan(0);
    expect(match(profile).score).toBe(before.score + (gain ?? 0));
  });

  test("is nothing for what is met", () => {
    expect(named("PostgreSQL")).toMatchObject({ verdict: "met" });
    expect(named("PostgreSQL")).not.toHaveProperty("gain");
  });

  test("can't be won by wording where years or a level lack", () => {
    const short = before.matches.filter(({ isShortfall }) => isShortfall);
    expect(short.map(({ requirement }) => requirement.text)).toEqual([
      "8 years of experience as a data engineer",
      "Fluent German",
    ]);
  });
});
