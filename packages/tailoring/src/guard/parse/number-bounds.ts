import { foldAscii } from "@terzi/language/normalise";
import type { GuardLanguage } from "../../languages/guard-language.ts";
import { conceptsAt } from "./concepts.ts";
import type { Bound, NumberTerm, Relation } from "./number-term.ts";
import { claimCue } from "../../languages/all-claim-cues.ts";
import { numberCue } from "../../languages/all-guard-cues.ts";

const SIGN = String.raw`\s*[$€£₺]?\s*(?:%|${numberCue("percentBefore")})?\s*$`;
const ends = (...words: string[]): RegExp => new RegExp(`(?:${words.join("|")})${SIGN}`, "iu");

const ABOUT = ends(numberCue("about"), "~", "≈");
const AT_LEAST = ends(numberCue("atLeast"), "(?<![-=–—\\d%])(?<![\\d%]\\s)>");
const AT_MOST = ends(numberCue("atMost"), "<");
const NO_MORE = ends(numberCue("noMore"));
const NO_LESS = ends(numberCue("noLess"));
const AVERAGE = ends(numberCue("average"));
const UP_TO = ends(numberCue("upTo"));

/** A Turkish number is followed by its noun and a suffix: "40 kişiden fazla", "%90'ın üzerinde". */
const noun = String.raw`^(?:['’]?\p{L}*\s+)?(?:\p{L}+(?:['’]\p{L}+)?\s+){0,2}?`;
const MORE_BEHIND = new RegExp(String.raw`${noun}${numberCue("moreBehind")}(?!\p{L})`, "iu");
/** "65 yaş üstü", "10 kW ve üzeri". */
const UPWARDS = new RegExp(String.raw`^\s*(?:\p{L}+\s){0,2}${numberCue("upwards")}(?!\p{L})`, "iu");
/** "Three minutes at most". */
const AT_MOST_BEHIND = new RegExp(String.raw`^\s(?:\p{L}+\s)?${claimCue("atMostBehind")}(?!\p{L})`, "iu");
const LESS_BEHIND = new RegExp(String.raw`${noun}${numberCue("lessBehind")}(?!\p{L})`, "iu");
const ABOUT_BEHIND = new RegExp(
  String.raw`^(?:['’]\p{L}+)?\s*(?:\p{L}+(?:['’]\p{L}+)?\s+)?${numberCue("aboutBehind")}(?!\p{L})`,
  "iu",
);
/** "60 bin TL'ye kadar", "14 hastaya kadar": up to; "60 kişi kadar" is about. */
const UP_TO_BEHIND = new RegExp(
  String.raw`^\s*(?:\p{L}+\s+){0,2}?\p{L}*['’]?[yn]?${numberCue("upToBehind")}(?!\p{L})`,
  "iu",
);
/** "380 kilometre kadar" is about so many: the noun ends in that letter without a case. */
function isUpToBehind(after: string, language: GuardLanguage): boolean {
  const found = UP_TO_BEHIND.exec(after)?.[0];
  if (!found) return false;
  const noun = /(\p{L}+)\s+\p{L}+$/u.exec(found)?.[1];
  return !noun || /['’]\p{L}+\s+\p{L}+$/u.test(found) || !isBare(noun, language);
}
const CASED = new RegExp(String.raw`^${numberCue("casedNoun")}\s`, "iu");

const NOT_PASSED_BEHIND = new RegExp(String.raw`${noun}${numberCue("notPassedBehind")}(?!\p{L})`, "iu");

/** "No more than 12", "12 kişiyi geçmeyen": words that deny nothing but what would pass a number. */
export function isInLimit(text: string, at: { start: number; end: number }, numbers: NumberTerm[]): boolean {
  return numbers.some(({ start, end }) => {
    if (at.end <= start) {
      const before = text.slice(at.start, start);
      return (
        before.length < LONGEST_LIMIT && [NO_MORE, NO_LESS].some((limit) => limit.exec(before)?.index === 0)
      );
    }
    const found = NOT_PASSED_BEHIND.exec(text.slice(end));
    return found !== null && at.start >= end && at.end <= end + found[0].length;
  });
}
const LONGEST_LIMIT = 30;

/**
 * A text with blanks for the words that deny only that a number was passed: "never more than four in a row" denies no
 * deed.
 */
export const withoutLimits = (text: string): string =>
  text.replace(LIMITS, (limit) => " ".repeat(limit.length));
const LIMITS = new RegExp(
  String.raw`(?:${numberCue("noMore")}|${numberCue("noLess")})(?!\p{L})|(?<=${numberCue("beforeNotPassed")} )(?:${numberCue("notPassedBehind")})(?!\p{L})`,
  "giu",
);

/** "700 koli geçen şube": the parcels pass through it, for their noun has no case. */
const PASSES_THROUGH = new RegExp(String.raw`^\s(\p{L}+)\s${numberCue("passesThrough")}(?!\p{L})`, "iu");
export const passesThrough = (after: string, language: GuardLanguage): boolean =>
  isBare(PASSES_THROUGH.exec(after)?.[1] ?? "", language);

/** "Bütçenin 3.100 sterlin altında": by so much, of which nothing says that it was less. */
const COMPARED = new RegExp(String.raw`${numberCue("comparedBefore")}\s*[$€£₺]?%?$`, "iu");
const COMPARED_BEHIND = new RegExp(String.raw`^\s${numberCue("comparedBehind")}(?!\p{L})`, "iu");
const isDifference = (before: string, after: string): boolean =>
  COMPARED.test(before) && COMPARED_BEHIND.test(after);

const isPassedOrNot = (after: string): boolean =>
  CASED.test(after) && [MORE_BEHIND, LESS_BEHIND, NOT_PASSED_BEHIND].some((limit) => limit.test(after));

/** How exact the words around a number leave it. */
export function boundOf(written: string, behind: string, language: GuardLanguage): Bound {
  // "up to CAD 5,000"
  const before = written.replace(/\b[A-Z]{3}\s$/, "");
  // "4.5:1 or better".
  const after = behind.replace(/^:\d+/, "");
  if (isDifference(before, after)) return "exact";
  const isMean = AVERAGE.test(before) || /^[^.,;]{0,40}\bon average\b/i.test(after);
  // "Ortalama 38'i bulan" is a mean all the same.
  if (UP_TO.test(before) || (!isMean && isUpToBehind(after, language))) return "upTo";
  // "Over 400 a day on average", "ortalama 400'ün üzerinde": a limit says less of a mean than its value.
  const isLimited = [AT_LEAST, AT_MOST].some((limit) => limit.test(before)) || isPassedOrNot(after);
  if (isMean && !isLimited) return "average";
  if (ABOUT.test(before) || /^-odd\b/.test(after)) return "about";
  if (NO_MORE.test(before)) return "atMost";
  if (NO_LESS.test(before)) return "atLeast";
  if (AT_LEAST.test(before) || /^\s?(?:%|percent)?\+(?!\d)/.test(after)) return "atLeast";
  if (UPWARDS.test(after)) return "atLeast";
  if (AT_MOST_BEHIND.test(after)) return "atMost";
  if (AT_MOST.test(before)) return "atMost";
  if (isPassedOrNot(after)) return MORE_BEHIND.test(after) ? "atLeast" : "atMost";
  return ABOUT_BEHIND.test(after) ? "about" : "exact";
}

const QUALIFIER = new RegExp(`^${numberCue("qualifier")}$`);

const isQualifier = (key: string | undefined): boolean => key !== undefined && QUALIFIER.test(key);

const BEHIND = new RegExp(`^${numberCue("qualifierBehind")}$`);

/** Whether a word after a number says how exact it is: "40 kişiden fazla", "30-odd". */
export const qualifiesLast = (key: string | undefined): boolean =>
  key !== undefined && (ONLY_BEHIND.test(key) || BEHIND.test(key));

/** Words that qualify only what precedes them: "bugüne kadar 5 kişi" isn't about five. */
const ONLY_BEHIND = new RegExp(`^${numberCue("onlyBehind")}$`);
const EXACTER = /^(?:just|little|slightly|well)$/;
const THAN = /^(?:over|under|more|less|above|below|short)$/;

/** Whether a word before a number, with the one after it, says how exact it is: "just over", "en az". */
export const qualifiesNext = (key: string | undefined, next: string | undefined): boolean =>
  key !== undefined &&
  ((isQualifier(key) && !ONLY_BEHIND.test(key)) || (EXACTER.test(key) && THAN.test(next ?? "")));

const SINCE_BEFORE = /\bsince\s+(?:\p{L}+\s)?$/iu;
const SINCE_BEHIND = new RegExp(String.raw`^\S*\s*${numberCue("sinceBehind")}`, "iu");
const BY = /\bby\s+(?:\p{L}+\s){0,2}[$€£₺~]?\s?%?$/iu;
const UP_OR_DOWN = /\b(?:up|down)\s+(?!(?:to|from)\b)(?:\p{L}+\s){0,2}[$€£₺~]?\s?%?$/iu;
const FROM = /\bfrom\s+(?:an average of\s|(?:\p{L}+\s){0,2})[$€£₺~]?\s?%?$/iu;
const TO =
  /(?:\b(?:to|until|till)\s+(?!an?\s)(?:\p{L}+\s)?|\d\s?[–-]\s?|(?:->|→|(?<=[\d%]\s?)>)\s?)[$€£₺~]?\s?%?$/iu;
const UNIT_SIGN = /^\s?(?:[$€£₺%]|TL\b|USD\b|EUR\b|GBP\b)/u;
const FROM_BEHIND = new RegExp(String.raw`^${numberCue("fromBehind")}\s`, "u");
/** "Yarı yarıya": by half. */
const HALF_BY_HALF = new RegExp(String.raw`${numberCue("byHalf")}\s$`, "iu");
/** "8 litre", "40 dava": such a noun ends in its own vowel, without a case. */
function isBare(noun: string, language: GuardLanguage): boolean {
  if (language.isBareUnit(noun)) return true;
  const key = foldAscii(noun);
  return conceptsAt([key], 0, { language, allows: () => true }).some(
    (met) =>
      met.kind === "thing" && met.language === language && !met.isVerb && met.stemLength === key.length,
  );
}

function isDative(behind: string, language: GuardLanguage): boolean {
  const found = language.dativeIn(behind);
  return found !== null && (found.noun === undefined || !isBare(found.noun, language));
}

/** What is next to a number and relates it to what it counts: by, from, to, since. */
export function relationOf(before: string, after: string, language: GuardLanguage): Relation {
  const behind = after.replace(UNIT_SIGN, "");
  if (SINCE_BEFORE.test(before) || SINCE_BEHIND.test(after)) return "since";
  if (BY.test(before) || UP_OR_DOWN.test(before) || HALF_BY_HALF.test(before)) return "by";
  if (FROM.test(before) || FROM_BEHIND.test(behind)) return "from";
  return TO.test(before) || isDative(behind, language) ? "to" : "";
}
