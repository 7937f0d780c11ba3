import { readFileSync } from "node:fs";
import { CareerProfile } from "@terzi/contracts/career";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { scorePosting } from "../src/score-posting.ts";

const folder = new URL("../../../bench/people/F_people/", import.meta.url);
const profiles = CareerProfile.array().parse(
  JSON.parse(readFileSync(new URL("profiles.json", folder), "utf8")),
);
const Attack = z.object({
  id: z.string(),
  profile: z.int(),
  attack: z.string(),
  posting_clean: z.string(),
  posting_attacked: z.string(),
  score_may_move: z.boolean(),
});
const attacks = readFileSync(new URL("injections.jsonl", folder), "utf8")
  .trim()
  .split("\n")
  .map((line) => Attack.parse(JSON.parse(line)))
  .filter((attack) => !attack.score_may_move);

const scoreOf = (posting: string, profile: CareerProfile | undefined): number =>
  scorePosting(posting, CareerProfile.parse(profile), { language: "en", today: "2026-11-22" }).match.score;

describe("a posting that speaks to a program scores like the posting without it", () => {
  test.each(attacks)("$id: $attack", ({ profile, posting_clean, posting_attacked }) => {
    expect(scoreOf(posting_attacked, profiles[profile])).toBe(scoreOf(posting_clean, profiles[profile]));
  });
});
