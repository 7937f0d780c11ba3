import { foldAscii } from "@terzi/language/normalise";
import { wordKeys } from "@terzi/language/tokens";
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

/** In letters: so much of its beginning two forms of a word share. */
const STEM = 5;
const LEAST_LETTERS = 4;
const stemsOf = (text: string): string[] =>
  wordKeys(foldAscii(text))
    .filter((key) => key.length >= LEAST_LETTERS)
    .map((key) => key.slice(0, STEM));

/** "I apply the plan; the planner draws it up": of what others do with a thing, the rest of the sentence shows nothing. */
function blankShared(own: string, ofOthers: string[]): string {
  const stems = new Set(ofOthers.flatMap(stemsOf));
  return own.replace(/[\p{L}\p{N}'’-]+/gu, (word) =>
    stemsOf(word).some((stem) => stems.has(stem)) ? " ".repeat(word.length) : word,
  );
}

/**
 * A sentence of a profile with those of its clauses blanked that deny what they name ("not available on Sundays",
 * "programlama yapmadım") or tell of somebody else (`narrated`: the profile speaks of its owner so), or all of it where what it tells of is over. Keeps its length.
 */
export function blankDenied(sentence: string, { narrated }: { narrated: boolean }): string {
  if (IS_OVER.test(sentence)) return " ".repeat(sentence.length);
  const own = sentence.replace(WHO_DOES, (told) => " ".repeat(told.length));
  const ofOthers: string[] = [];
  const rest = own.replace(CLAUSE, (clause) => {
    const isDenied = DENIES.test(clause) && !GOOD_TO_LACK.test(clause);
    const isOfOthers = OTHERS_DO.test(clause) || (!narrated && THEY_DO.test(clause));
    if (isOfOthers) ofOthers.push(clause);
    return isOfOthers || isDenied ? " ".repeat(clause.length) : clause;
  });
  return ofOthers.length ? blankShared(rest, ofOthers) : rest;
}
