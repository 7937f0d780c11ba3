import type { Tone } from "@terzi/contracts/cv";
import type { Phrase } from "../writing/phrase.ts";
import type { SummaryFacts } from "../writing/summary-content.ts";

/** What a summary is phrased for. `kept`: the person's own sentences that stay in it. */
export type SummaryTask = { tone: Tone; kept: string[]; isOtherLanguage: boolean };

/** What the local writer asks of the CV's language. */
export type WritingLanguage = {
  /** A summary, sentence by sentence, in the order in which it is read. */
  phraseSummary(facts: SummaryFacts, task: SummaryTask): Phrase[];
  /** A point as CVs write it, in wordings from best to plainest. `isPast`: the job is over. */
  polishPoint(text: string, isPast: boolean): string[];
  /** What a posting asks for, as a point by somebody who has done it; null where it can't be worded so. */
  phraseAddition(term: string, isPast: boolean): string | null;

  /** How a line begins that tells of a duty or of help, where a verb would claim a deed. */
  weakOpening: RegExp;
  /** Whether a rewording is in another voice than the person's lines; without any, than CVs use. */
  losesVoice(text: string, own: string[]): boolean;

  /** Openings that every applicant uses and no recruiter reads. */
  emptyWords: RegExp;
  /** A wish, which says nothing about abilities. */
  wish: RegExp;
  /** Leisure, a wish inside a sentence, self-praise: worthless unless the posting mentions it. */
  aside: RegExp;
};
