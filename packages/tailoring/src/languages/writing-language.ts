import type { Tone } from "@terzi/contracts/cv";
import type { Phrase } from "../writing/phrase.ts";
import type { SummaryFacts } from "../writing/summary-content.ts";

/** What a summary is phrased for. `kept` are the person's own sentences that stand in it. */
export type SummaryTask = { tone: Tone; kept: string[]; isOtherLanguage: boolean };

/** What the local writer asks of the CV's language. */
export type WritingLanguage = {
  /** A summary, sentence by sentence, in the order in which it is read. */
  phraseSummary(facts: SummaryFacts, task: SummaryTask): Phrase[];
  /** A point in the form that CVs have, in wordings from the best to the plainest. `isPast`: the job is over. */
  polishPoint(text: string, isPast: boolean): string[];
  /** What a posting asks for as a point of somebody who has done it; null where it can't be worded so. */
  phraseAddition(term: string, isPast: boolean): string | null;

  /** How a line begins that tells of a duty, or of help, where a verb would tell of a deed. */
  weakOpening: RegExp;
  /** Whether a new wording of the person's lines speaks in another voice than these; of none, than a CV does. */
  losesVoice(text: string, own: string[]): boolean;

  /** Words at the beginning of a sentence that every applicant has and no recruiter reads. */
  emptyWords: RegExp;
  /** A sentence that wishes, which says nothing of what one can do. */
  wish: RegExp;
  /** Leisure, a wish in a sentence's midst, praise of oneself: worth nothing unless the posting speaks of it. */
  aside: RegExp;
};
