import type { CareerProfile } from "@terzi/contracts/career";
import type { Tone } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/languages";
import type { LetterLength } from "@terzi/contracts/letter";
import type { MatchResult } from "@terzi/contracts/match";
import type { Place } from "@terzi/contracts/place";
import type { Guard } from "../guard/guard.ts";
import type { SummaryFacts } from "../writing/summary-content.ts";
import type { Relevance } from "../writing/relevance.ts";

export type LetterOrder = {
  jobPosting: string;
  jobTitle: string;
  company: string;
  language: Language;
  tone: Tone;
  length: LetterLength;
};

/**
 * `wholeTitle`: the job's title as the person wrote it, "Field Assistant (part-time)". `besides`: where they work now,
 * where the letter introduces them by another job, the one like the posting's.
 */
export type LetterFacts = SummaryFacts & {
  wholeTitle: string;
  besides: { title: string; company: string; place: Place } | null;
};

export type LetterTask = {
  order: LetterOrder;
  profile: CareerProfile;
  match: MatchResult;
  relevance: Relevance;
  facts: LetterFacts;
  guard: Guard;
};

/** A sentence, and the places of the profile that prove it: none where it says nothing about the person. */
export type LetterSentence = { text: string; restsOn: Place[] };

/** A line of the profile that a letter may tell. */
export type LetterLine = {
  place: Place;
  /** The job or project that it stands in. */
  entry: Place;
  text: string;
  isPast: boolean;
};
