import type { Tone } from "@terzi/contracts/cv";
import type { LetterFacts } from "../letter/letter-task.ts";

/** What a letter is for. Title and company may be empty. */
export type LetterFrame = { jobTitle: string; company: string; tone: Tone };

/** Where the deed was done: its employer; "" where it has no name. */
export type Whereabouts = {
  company: string;
  /** Which sentence of this job it is, from 0. */
  position: number;
  /** How many later jobs were told of before it; 0 too where this one isn't over. */
  laterJobs: number;
  /** Whether it is the job that the letter has introduced its writer by. */
  isIntroduced: boolean;
};

/** What the letter asks of its language. Wordings go from the best to the plainest: the first that is proven is said. */
export type LetterLanguage = {
  subject(frame: LetterFrame): string;
  salutation(frame: LetterFrame): string;
  closing(frame: LetterFrame): string;
  /** The sentence that says what is applied for. It says nothing of the person. */
  opening(frame: LetterFrame): string;
  /** The last sentence: none of it can be proven, and none of it is a fact. */
  ending(frame: LetterFrame): string;
  /** Who the person is, sentence by sentence. */
  introduce(facts: LetterFacts, tone: Tone): string[][];
  /** What they know, in one sentence. */
  tellSkills(facts: LetterFacts, tone: Tone): string[];
  /** That sentence where the posting asks for all that it names. */
  asAsked(sentence: string): string;
  /** Certificates, school and languages that are asked for, sentence by sentence. */
  qualify(facts: LetterFacts, tone: Tone): string[][];
  /** A point as somebody tells it of themselves, from the verb on or whole; null where it can't be told so. */
  tellPoint(text: string, isPast: boolean): string | null;
  /** A told point as a sentence, with where it was. */
  place(told: string, where: Whereabouts): string[];
  /** That sentence without the words that only lead from one to the next, of which nothing has to be proven. */
  withoutLead(sentence: string): string;
  /** The day as letters have it. */
  date(day: { year: number; month: number; day: number }): string;
};
