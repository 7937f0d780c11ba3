import { LANGUAGES } from "@terzi/contracts/languages";
import { foldAscii } from "@terzi/language/normalise";
import { splitSentences } from "@terzi/language/sentences";
import { type Token, tokenize } from "@terzi/language/tokens";
import { postingLines, postingPattern } from "../languages/all-posting-patterns.ts";
import { annotate } from "../lexicon/annotate.ts";
import type { ConceptKind } from "../lexicon/concept-kind.ts";
import type { PostingLanguage } from "../languages/posting-language.ts";
import { isMadeOfHeadingWords } from "./heading-words.ts";
import { readHeading } from "./headings.ts";

/**
 * Lists whose line breaks a paste turned into spaces: "ACCA qualification At least 3 years as an accountant Xero or
 * Sage 50 Knowledge of FRS 102". A capital shows where an item begins, unless it belongs to a name.
 */

const LONG = 100;
const LONG_LIST = 200;
/** With fewer items than this, a capital is more likely a name's. */
const LEAST_ITEMS = 3;
/** From this many items on, a list follows the prose that the paste begins with. */
const SURELY_A_LIST = 6;
const MOST_WORDS_OF_A_HEADING = 6;

/** Words after which nothing begins: the item continues. */
const CONNECTORS = new Set(postingLines("goesOn").split(/\s+/));

/** Beginnings of items that aren't names. */
const STARTERS = new Set(
  `a an at good great strong solid basic advanced excellent very some several proven previous prior relevant recent deep
  fluent full native working knowledge experience experienced understanding familiarity familiar ability able willingness
  willing attention degree bachelor master diploma certificate certification licence license minimum least more proficiency
  proficient skills skill command confidence confident interest passion readiness ready no one two three four five six
  seven eight nine ten valid clean driving first own free company paid private health life yearly monthly weekly
  flexible hybrid remote discount staff meals training budget support pension bonus share holiday leave extra help
  comfortable competence competent track record background practice practical hands-on demonstrable`.split(
    /\s+/,
  ),
);

/** One-word headings that are ordinary words in running text. */
const LONE_HEADINGS = new Set(postingLines("loneHeadings").split(/\s+/));

/** "What we look for", "Who we are looking for": headings that end in a word after which others go on. */
const ENDS_AS_ITSELF = new RegExp(`^(?:${postingPattern("endsAsItself")})$`, "iu");

/** "We are looking for a Key | Account Manager": one of a thing is no heading. */
const NAMES_ONE = /\ban? \S+$/iu;

/** "The Contact | Lens Certificate". */
const NAMES_THE_ONE = /^the \S+$/iu;
/** "We are looking for Python developers" is a sentence, unless an item stands before it. */
const SEEKS = new RegExp(`^(?:${postingPattern("seeks")})$`, "iu");
/** "You will spend half a day with us." */
const BEGINS_SENTENCE = new RegExp(`^(?:${postingPattern("beginsSentence")})$`, "iu");

/** With so many headings before it, one needs no capital behind it: "… an office. Bonus points a past in insurance". */
const LEAST_OTHERS = 2;
/** Words with which a sentence goes on that begins as a heading would. */
const GOES_ON = new Set(postingLines("goesOnBehindHeading").trim().split(/\s+/));
const endsSentence = (text: string, at: number): boolean =>
  /[.!?]\s*$/.test(text.slice(Math.max(0, at - 4), at));

/** "About us", "About the hotel", "Otel hakkında". */
const ABOUT = new RegExp(`^${postingPattern("aboutCompany")}$`, "u");

const startsCapital = (text: string, { start }: Token): boolean =>
  /^\p{Lu}/u.test(text.slice(start, start + 2));
const wordOf = (text: string, token: Token | undefined): string =>
  token ? foldAscii(text.slice(token.start, token.end)) : "";

/** "… by two owners. What you need ACCA qualification …": headings that lost their own line. In order. */
export function findRunOnHeadings(text: string): [from: number, to: number][] {
  const tokens = tokenize(text);
  const found: [number, number][] = [];
  for (let at = 0; at < tokens.length; at++) {
    const first = tokens[at];
    if (!first || !startsCapital(text, first) || !mayBegin(text, tokens, at)) continue;
    for (let length = MOST_WORDS_OF_A_HEADING; length > 0; length--) {
      const last = tokens[at + length - 1];
      const next = tokens[at + length];
      if (!last || !next) continue;
      const heading = text.slice(first.start, last.end);
      const gap = text.slice(last.end, next.start);
      const opensSentence = first.start === 0 || endsSentence(text, first.start);
      const isAmongOthers =
        length > 1 && found.length >= LEAST_OTHERS && opensSentence && !BEGINS_SENTENCE.test(heading);
      const isFollowed =
        /^\s*(?:[:：?•·▪*–-]\s*)+$/.test(gap) ||
        (/^\s+[£$€₺]?$/.test(gap) && /^[\p{Lu}\d]/u.test(text.slice(next.start))) ||
        (isAmongOthers && /^\s+$/.test(gap) && !GOES_ON.has(wordOf(text, next)));
      const isLabel = /^\s*[:：]/.test(gap);
      if (!isFollowed || !/^[\p{L}'’ /&]+$/u.test(heading)) continue;
      if (belongsToMore(heading, { gap, opensSentence })) continue;
      if (!isLabel && CONNECTORS.has(wordOf(text, last)) && !ENDS_AS_ITSELF.test(heading)) continue;
      if (length === 1 && !LONE_HEADINGS.has(foldAscii(heading))) continue;
      if (!ABOUT.test(heading) && !isMadeOfHeadingWords(heading)) continue;
      if (!readHeading(heading, false)) continue;
      // "Certified Information Privacy Professional" is one name.
      const before = tokens[at - 1];
      if (length <= 2 && text.length < LONG_LIST && before && startsCapital(text, before)) continue;
      found.push([first.start, last.end + gap.length]);
      at += length - 1;
      break;
    }
  }
  return found;
}

/** Whether the words of a heading are part of a name, or begin a sentence. */
const belongsToMore = (
  heading: string,
  { gap, opensSentence }: { gap: string; opensSentence: boolean },
): boolean =>
  NAMES_ONE.test(heading) ||
  (/^\s+$/.test(gap) && NAMES_THE_ONE.test(heading)) ||
  (opensSentence && !/^\s*[:：]/.test(gap) && SEEKS.test(heading));

/** Whether an item or a heading may begin at a token: not inside a phrase. */
function mayBegin(text: string, tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const here = tokens[at];
  if (!before || !here) return true;
  if (/[,(/&"“+-]\s*$/.test(text.slice(before.end, here.start))) return false;
  return !CONNECTORS.has(wordOf(text, before));
}

/** Where the items begin in a list that was pasted as one line. */
export const findRunOnItems = (text: string, spoken: PostingLanguage): number[] =>
  inLongSentences(text, (sentence) => {
    const starts = findStarts(sentence, spoken);
    if (starts.length < SURELY_A_LIST && TELLS.test(sentence)) return [];
    // Marks between the items separate them, where a writer set any.
    const marks = Math.max(sentence.split(",").length, 2 * sentence.split(";").length) - 1;
    return starts.length > marks ? starts : [];
  });

/** Where anything may begin in a pasted line, item or not. */
export const findPossibleBreaks = (text: string, spoken: PostingLanguage): number[] =>
  inLongSentences(text, (sentence) => findStarts(sentence, spoken));

const inLongSentences = (text: string, find: (sentence: string) => number[]): number[] =>
  splitSentences(text).flatMap(({ start, end }) => {
    const starts = end - start < LONG ? [] : find(text.slice(start, end));
    return starts.length >= LEAST_ITEMS ? starts.map((offset) => start + offset) : [];
  });

/** A sentence of prose, however many names it contains. */
const TELLS =
  /^(?:we|you|your|our|i|it|this|these|the|there|if|when|as|in|because|since|someone|somebody|biz|siz|bu|size|sizden)\b/iu;

/** "SwiftUI", "Swift'le": written so in the midst of a sentence. */
const OF_A_NAME = /^\p{Lu}?\p{Ll}+\p{Lu}|^\p{Lu}\p{Ll}*['’]\p{Ll}/u;

const isInBracket = (text: string, at: number): boolean =>
  text.lastIndexOf("(", at) > text.lastIndexOf(")", at);

function findStarts(text: string, spoken: PostingLanguage): number[] {
  const tokens = tokenize(text);
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    if (!before || !startsCapital(text, token) || !mayBegin(text, tokens, at)) return [];
    if (isInBracket(text, token.start)) return [];
    const isOfName = OF_A_NAME.test(text.slice(token.start, token.end + 2));
    if (isOfName && (startsCapital(text, before) || !spoken.mayEndItem(before.key))) return [];
    if (!/^\)?\s+$/.test(text.slice(before.end, token.start))) return [];
    const word = wordOf(text, token);
    const isStart = STARTERS.has(word) || spoken.beginsItem(word);
    // "Power Query", "Making Tax Digital": a capital after a capital continues a name, unless it begins a plain word.
    const isInName = startsCapital(text, before) || /\d$/.test(text.slice(before.start, before.end));
    const isOver = spoken.endsName(before.key) || isBehindThing(text, tokens, at);
    return isStart || !isInName || isOver ? [token.start] : [];
  });
}

/** Names of things are rarely longer, in words. */
const LONGEST_NAME = 3;
const NAMED_THINGS: ReadonlySet<ConceptKind> = new Set(["tool", "certificate", "language"]);

/** "Welsh | Xero", "NRM2 | Excel": behind the name of one thing, that of another begins another item. */
function isBehindThing(text: string, tokens: readonly Token[], at: number): boolean {
  const [before, here] = [tokens[at - 1], tokens[at]];
  const last = tokens.slice(at, at + LONGEST_NAME).at(-1);
  if (!before || !here || !last) return false;
  return LANGUAGES.some((language) => {
    const { words, named } = annotate(text.slice(before.start, last.end), language);
    const second = words.findIndex(({ start }) => start === here.start - before.start);
    const things = named.filter(({ concept }) => NAMED_THINGS.has(concept.kind));
    return things.some(({ to }) => to === second) && things.some(({ from }) => from === second);
  });
}
