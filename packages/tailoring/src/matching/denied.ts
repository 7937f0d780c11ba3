import { matchingCue } from "../languages/all-matching-cues.ts";

const DENIES = new RegExp(matchingCue("denies"), "iu");

const GOOD_TO_LACK = new RegExp(matchingCue("goodToLack"), "iu");

const OTHERS_DO = new RegExp(matchingCue("othersDo"), "iu");

const IS_OVER = new RegExp(matchingCue("isOver"), "iu");

const CLAUSE = /[^,;()–—]+/gu;

/**
 * A sentence of a profile with those of its clauses blanked that deny what they name ("not available on Sundays",
 * "programlama yapmadım") or tell of somebody else, or all of it where what it tells of is over. Keeps its length.
 */
export function blankDenied(sentence: string): string {
  if (IS_OVER.test(sentence)) return " ".repeat(sentence.length);
  return sentence.replace(CLAUSE, (clause) =>
    OTHERS_DO.test(clause) || (DENIES.test(clause) && !GOOD_TO_LACK.test(clause))
      ? " ".repeat(clause.length)
      : clause,
  );
}
