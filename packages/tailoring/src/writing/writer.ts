import type { CareerProfile } from "@terzi/contracts/career";
import type { CvContent, CvOrder, WordedSection } from "@terzi/contracts/cv";
import type { MatchResult } from "@terzi/contracts/match";
import type { Place } from "@terzi/contracts/place";
import type { PostingReading } from "@terzi/contracts/posting";
import type { Guard } from "../guard/guard.ts";
import type { Relevance } from "./relevance.ts";

/** What a writer is given. It changes nothing itself: it proposes edits to `base`. */
export type WritingTask = {
  order: CvOrder;
  profile: CareerProfile;
  reading: PostingReading;
  match: MatchResult;
  /** How much a text of the profile helps with this posting. */
  relevance: Relevance;
  /** The profile's own words, chosen and ordered for this posting: used wherever no edit is accepted. */
  base: CvContent;
  /** The day of writing, "2026-11-21": what still goes on is counted up to it. */
  today: string;
  /** Checks each edit afterwards. Asking it first avoids proposals in vain. */
  guard: Guard;
};

/**
 * A new wording for one place of the base: "summary", "workExperience.0.achievements.2", or for one of its sentences:
 * "projects.1.description#0". A place just after the end of a list adds to it. An empty text removes the words.
 */
export type Edit = {
  at: Place;
  text: string;
  /** Places in the profile that it rests on, as far as the writer knows; the guard checks for itself. */
  restsOn: Place[];
};

/** Some lines of an entry merged: a new wording of them, or null where they stay as they are. */
export type ArrangedLine = { from: Place[]; text: string | null };

/**
 * The lines of one entry of the base in their new order; unnamed ones follow. `drop`: what can go first. `added`:
 * what an extensive CV says beyond the profile. Places are those of the base, a sentence with its number behind "#".
 */
export type ArrangedEntry = { at: Place; lines: ArrangedLine[]; drop: Place[]; added: string[] };

export type Draft = {
  edits: Edit[];
  arranged?: ArrangedEntry[];
  /** Wordings that rules can't prove, and that a second look finds to follow from what the person wrote. */
  judged?: string[];
  /** Sections at which the writer failed, wholly or in part: they keep the profile's own words. */
  unwritten?: WordedSection[];
};

/**
 * Who words the CV. Every edit is checked against the profile and dropped unless it is supported, so a writer may be
 * wrong without harm. Throws WriterUnavailable when it can't write at all; stops early when `signal` is aborted.
 * `tell` receives each proven sentence as it is written, for people who wait.
 */
export type Writer = {
  name: string;
  write(task: WritingTask, signal: AbortSignal, tell?: (sentence: string) => void): Promise<Draft>;
};
