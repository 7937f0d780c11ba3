import { matchProfile } from "../../src/match-profile.ts";
import { readPosting } from "../../src/read-posting.ts";
import { profile, TODAY } from "./person.ts";

export type Who = Parameters<typeof profile>[0];

const HEADS = { en: "Specialist\nRequirements:", tr: "Uzman\nAranan Nitelikler:" };

/** The verdict on what is asked, where a posting asks nothing else. */
export const verdictOn = (asked: string, who: Who, language: keyof typeof HEADS = "en") =>
  matchProfile(readPosting(`${HEADS[language]}\n- ${asked}`), profile(who), {
    language: "en",
    today: TODAY,
  }).matches.find(({ requirement }) => !requirement.isJob)?.verdict;

/** Somebody with one job, and what they tell of it. */
export const worked = (position: string, ...told: string[]): Who => ({
  experiences: [{ company: "A", position, startDate: "2018", endDate: "2024", responsibilities: told }],
});
