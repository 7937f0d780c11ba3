import { matchingCue } from "../languages/all-matching-cues.ts";

const DENIES = new RegExp(matchingCue("denies"), "iu");

const GOOD_TO_LACK = new RegExp(matchingCue("goodToLack"), "iu");

const OTHERS_DO = new RegExp(matchingCue("othersDo"), "iu");

const THEY_DO = new RegExp(matchingCue("theyDo"), "iu");

const WHO_DOES = new RegExp(matchingCue("whoDoes"), "giu");

const IS_OVER = new RegExp(matchingCue("isOver"), "iu");

const CLAUSE = /[^,;()–—]+/gu;

/** From this share of its sentences on, a profile speaks of its owner in the third person. */
const NARRATED = 0.3;

/** Whether a profile tells of its owner as of somebody else ("Ekibi yönetiyor."). */
export const isNarrated = (sentences: readonly string[]): boolean =>
  sentences.filter((sentence) => THEY_DO.test(sentence)).length > NARRATED * sentences.length;

/**
 * A sentence of a profile with those of its clauses blanked that deny what they name ("not available on Sundays",
 * "programlama yapmadım") or tell of somebody else (`narrated`: the profile speaks of its owner so), or all of it where what it tells of is over. Keeps its length.
 */
export function blankDenied(sentence: string, { narrated }: { narrated: boolean }): string {
  if (IS_OVER.test(sentence)) return " ".repeat(sentence.length);
  const own = sentence.replace(WHO_DOES, (told) => " ".repeat(told.length));
  return own.replace(CLAUSE, (clause) =>
    OTHERS_DO.test(clause) ||
    (!narrated && THEY_DO.test(clause)) ||
    (DENIES.test(clause) && !GOOD_TO_LACK.test(clause))
      ? " ".repeat(clause.length)
      : clause,
  );
}
