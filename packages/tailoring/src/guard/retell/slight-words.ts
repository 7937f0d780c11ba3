import { numberCue, wordShape } from "../../languages/all-guard-cues.ts";
import type { Line } from "../parse/line.ts";
import { directionOf } from "./direction.ts";
import type { ToldWord } from "./told-words.ts";
import { meets } from "./words-lost.ts";

/** "600'den fazla": weighed with the number. */
const HOW_EXACT = new RegExp(`^${numberCue("howExact")}$`);

const TOGETHER = new Set(["together"]);
/** "Kondisyonerle", "ekibi ile": in whose company. */
const WITH = new RegExp(`${wordShape("withAnything")}$`, "u");

/** "With a colleague" and "together with a colleague" are one. */
const isOnlyWith = ({ everyday, key, start, end }: ToldWord, { text, words: { language } }: Line): boolean =>
  meets(everyday.own, TOGETHER) &&
  (key === "alongside" ||
    (language.isVerbFinal ? WITH.test(text.slice(0, start).trimEnd()) : /^\s+with\s/i.test(text.slice(end))));

/** "Oluşan", "using" hold a sentence together; how exact "some 45" is, is weighed with the number. */
export const claimsNothing = (word: ToldWord, line: Line): boolean =>
  word.isEmpty ||
  isOnlyWith(word, line) ||
  (HOW_EXACT.test(word.key) &&
    line.words.numbers.some(
      ({ bound, end }) => bound !== "exact" && word.start > end && word.start - end < 8,
    )) ||
  (word.everyday.own.has("year") &&
    line.words.numbers.some(
      ({ unit, start, end }) => unit === "date" && (start - word.end === 1 || word.start - end === 1),
    )) ||
  word.everyday.own.has("link") ||
  (word.everyday.own.has("about") &&
    line.words.numbers.some(({ start }) => start > word.end && start - word.end < 3));

const SLACK = new Set(["slack"]);
/** "Hiç kaza yaşanmadı", of "no accidents": that there was none, by a verb. */
const DENYING = new Set(["denial", "not happen", "not exist"]);

const UNITS = new Set(["day", "week", "month", "year", "hour", "minute", "night", "points"]);
/** "Ninety minutes", "by five points": units are compared with the numbers they belong to. */
const isUnit = ({ everyday, start, end }: ToldWord, { words: { numbers } }: Line): boolean => {
  const isBehindNumber = numbers.some(
    (number) => start - number.end === 1 || (number.start <= start && number.end >= end),
  );
  return isBehindNumber && meets(everyday.own, UNITS);
};

/** "Today", "ninety minutes": what a sentence may add to a line without adding to its claim. */
export const addsNothing = (word: ToldWord, line: Line): boolean =>
  claimsNothing(word, line) || meets(word.everyday.own, SLACK) || isDenial(word, line) || isUnit(word, line);

/** "No", "without": that the line denies as much is weighed as a marker. */
export const isDenial = ({ everyday }: ToldWord, { clauses }: Line): boolean =>
  meets(everyday.own, DENYING) && clauses.some(({ markers }) => markers.has("refuse"));

const AVERAGE = /^(?:average|ortalama)$/;
const HOUSE = new Set(["department", "workshop", "office"]);
const LOCATIVE = /(?<=\p{L}{3})[dt][ae]$/u;

/**
 * Whether a word of a line may go from a sentence that tells the rest: the average that stands with the sentence's
 * number, and where in the house it was done, unless it is there that a value changed.
 */
export const isToldOtherwise = (word: ToldWord, line: Line, sentence: Line): boolean =>
  AVERAGE.test(word.key)
    ? sentence.words.numbers.some(({ bound }) => bound === "average")
    : meets(word.everyday.own, HOUSE) && LOCATIVE.test(word.surface) && directionOf(line) === null;
