import type { CareerProfile } from "@terzi/contracts/career";
import type { Language } from "@terzi/contracts/languages";
import type { MatchHints, MatchResult } from "@terzi/contracts/match";
import type { PostingReading } from "@terzi/contracts/posting";
import { readDate } from "@terzi/language/dates";
import { matchProfile } from "./match-profile.ts";
import { addProposed } from "./matching/add-proposed.ts";
import { readPosting } from "./read-posting.ts";

export type ScoreOptions = {
  /** The language of reasons and suggestions. */
  language: Language;
  /** "2026-11-21", the day in UTC, on the server and in a browser alike. */
  today: string;
  /** Called between reading and matching. */
  onRead?: () => void;
  /** What a language model sees in this posting and profile. */
  hints?: MatchHints | undefined;
};

/**
 * Reads a posting and matches a profile. Both the generation on the server and the live score in a browser use it, so
 * that they can't give two numbers for one posting. Throws only what `onRead` throws.
 */
export function scorePosting(
  jobPosting: string,
  profile: CareerProfile,
  { language, today, onRead, hints }: ScoreOptions,
): { reading: PostingReading; match: MatchResult } {
  const reading = addProposed(readPosting(jobPosting), jobPosting, hints?.requirements ?? []);
  onRead?.();
  const options = { language, today: monthOf(today), links: hints?.links ?? [] };
  return { reading, match: matchProfile(reading, profile, options) };
}

const monthOf = (today: string): { year: number; month: number } => {
  const date = readDate(today);
  return { year: date?.year ?? 1970, month: date?.month ?? 1 };
};
