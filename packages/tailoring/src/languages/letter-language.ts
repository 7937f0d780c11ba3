import type { Tone } from "@terzi/contracts/cv";
import type { LetterFacts } from "../letter/letter-task.ts";

/** What a letter is for. Title and company may be empty. */
export type LetterFrame = { jobTitle: string; company: string; tone: Tone };

/** Where the deed was done: its employer; "" where it has no name. */
export type Whereabouts = {
  company: string;
  /** The number of this sentence about this job, from 0. */
  position: number;
  /** How many later jobs were told before it; also 0 when this one is current. */
  laterJobs: number;
  /** Whether the letter has introduced its writer by this job. */
  isIntroduced: boolean;
};

/**
 * What the letter asks of its language. Wordings are ordered from best to plainest: the first that is proven is used.
 */
export type LetterLanguage = {
  subject(frame: LetterFrame): string;
  salutation(frame: LetterFrame): string;
  closing(frame: LetterFrame): string;
  /** The sentence that says what is applied for. It says nothing of the person. */
  opening(frame: LetterFrame): string;
  /** The closing sentence: nothing in it is a fact, so nothing needs proof. */
  ending(frame: LetterFrame): string;
  /** Who the person is, sentence by sentence. */
  introduce(facts: LetterFacts, tone: Tone): string[][];
  /** What they know, in one sentence. */
  tellSkills(facts: LetterFacts, tone: Tone): string[];
  /** The same sentence where the posting asks for everything it names. */
  asAsked(sentence: string): string;
  /** Certificates, school and languages that are asked for, sentence by sentence. */
  qualify(facts: LetterFacts, tone: Tone): string[][];
  /** A point in the first person, from its verb on or whole; null where it can't be told so. */
  tellPoint(text: string, isPast: boolean): string | null;
  /** A told point as a sentence, with the employer. */
  place(told: string, where: Whereabouts): string[];
  /** That sentence without the words that only lead from one to the next, of which nothing has to be proven. */
  withoutLead(sentence: string): string;
  /** The day as letters have it. */
  date(day: { year: number; month: number; day: number }): string;
};
