import { foldAscii } from "../text/fold.ts";
import { stem } from "../text/stem.ts";
import { ACTIONS, PLAIN_ACTIONS } from "./lexicon/actions.ts";
import { MARKERS } from "./lexicon/markers.ts";
import { ROLES } from "./lexicon/roles.ts";
import { CARE_AND_CRAFT } from "./lexicon/things-care-and-craft.ts";
import { GENERAL } from "./lexicon/things-general.ts";
import { OFFICE } from "./lexicon/things-office.ts";
import { PUBLIC_LIFE } from "./lexicon/things-public-life.ts";
import { QUALIFICATIONS } from "./lexicon/things-qualifications.ts";
import { TECHNICAL } from "./lexicon/things-technical.ts";
import { TRADE_AND_TRAVEL } from "./lexicon/things-trade-and-travel.ts";
import { isFutureEnding, isNegativeEnding, isNounEnding, isVerbEnding, isWithout } from "./turkish-forms.ts";

export type ConceptKind = "action" | "plain" | "marker" | "thing";

type Word = {
  /** The stem of an English word, the whole of a Turkish one. */
  text: string;
  written: string;
  isVerb: boolean;
  isTurkish: boolean;
};
type Phrase = { id: string; kind: ConceptKind; words: Word[] };

/** A concept met in a text at `at`, `length` tokens long. */
export type Met = {
  id: string;
  kind: ConceptKind;
  length: number;
  isNegated: boolean;
  isFuture: boolean;
  isTurkish: boolean;
  isVerb: boolean;
};

const readWord = (written: string, isTurkish: boolean): Word => {
  const isVerb = isTurkish && written.endsWith("-");
  const key = foldAscii(isVerb ? written.slice(0, -1) : written);
  return { text: isTurkish ? key : stem(key, "en"), written: key, isVerb, isTurkish };
};

/** "ödeme sayfası" as "ödeme sayfa" too, so that "ödeme sayfalarını" is met. */
function withoutPossessive(phrase: string): string[] {
  if (!phrase.includes(" ") || phrase.endsWith("-")) return [];
  const bare = phrase.replace(/(?<=[aeıioöuü])s[ıiuü]$/u, "");
  if (bare !== phrase) return [bare];
  const short = phrase.replace(/(?<=[^aeıioöuü\s]{1})[ıiuü]$/u, "");
  return short === phrase ? [] : [short.replace(/[ğ]$/, "k").replace(/b$/, "p")];
}

function readLexicon(lines: string, kind: ConceptKind): Phrase[] {
  return lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [id = "", english = "", turkish = ""] = line.split("|").map((part) => part.trim());
      const phrases = (list: string, isTurkish: boolean): Phrase[] =>
        list
          .split(",")
          .map((phrase) => phrase.trim())
          .filter(Boolean)
          .flatMap((phrase) => (isTurkish ? [phrase, ...withoutPossessive(phrase)] : [phrase]))
          .map((phrase) => ({
            id,
            kind,
            words: phrase.split(/[\s-]+(?=.)/).map((word) => readWord(word, isTurkish)),
          }));
      return [...phrases(english, false), ...phrases(turkish, true)];
    });
}

/** Things are called by the first of their words. */
const nameThings = (lines: string): string =>
  lines
    .trim()
    .split("\n")
    .map((line) => `${line.split(/[,|]/)[0]?.trim()} | ${line}`)
    .join("\n");

/** Phrases by their first word: the stem of an English one, the word itself of a Turkish one. */
const english = new Map<string, Phrase[]>();
const turkish = new Map<string, Phrase[]>();
let longestTurkish = 0;
for (const phrase of [
  ...readLexicon(ACTIONS, "action"),
  ...readLexicon(PLAIN_ACTIONS, "plain"),
  ...readLexicon(MARKERS, "marker"),
  ...readLexicon(ROLES, "thing"),
  ...[GENERAL, QUALIFICATIONS, OFFICE, TECHNICAL, CARE_AND_CRAFT, PUBLIC_LIFE, TRADE_AND_TRAVEL].flatMap(
    (lines) => readLexicon(nameThings(lines), "thing"),
  ),
]) {
  const first = phrase.words[0];
  if (!first) continue;
  const shelf = first.isTurkish ? turkish : english;
  shelf.set(first.text, [...(shelf.get(first.text) ?? []), phrase]);
  if (first.isTurkish) longestTurkish = Math.max(longestTurkish, first.text.length);
}

/** A stem's last consonant softens before a vowel: "kitap" – "kitabı", "et" – "edilmesi". */
const softened = (text: string): string =>
  text.replace(/[pctk]$/, (letter) => ({ p: "b", c: "c", t: "d", k: "g" })[letter] ?? letter);

/** By its stem, but "care" isn't "car". */
const fitsEnglish = (key: string, { text, written }: Word): boolean =>
  key === written || (stem(key, "en") === text && key !== `${written}e` && written !== `${key}e`);

type Fit = { isNegated: boolean; isFuture: boolean };

/** How a folded key carries a Turkish word: null when it doesn't. */
function fitTurkish(key: string, { text, isVerb }: Word): Fit | null {
  const soft = softened(text);
  const base = key.startsWith(text)
    ? text
    : soft !== text && key.startsWith(soft) && /^[aeiou]/.test(key.slice(soft.length))
      ? soft
      : null;
  // "planla-" – "planlıyor".
  if (base === null)
    return isVerb &&
      /[ae]$/.test(text) &&
      key.startsWith(text.slice(0, -1)) &&
      /^[iu]yor/.test(key.slice(text.length - 1))
      ? { isNegated: false, isFuture: false }
      : null;
  const rest = key.slice(base.length);
  if (isVerb) {
    if (isNegativeEnding(rest)) return { isNegated: true, isFuture: false };
    return rest && (isVerbEnding(rest) || isFutureEnding(rest))
      ? { isNegated: false, isFuture: isFutureEnding(rest) }
      : null;
  }
  if (isWithout(rest)) return { isNegated: true, isFuture: false };
  return isNounEnding(rest) ? { isNegated: false, isFuture: false } : null;
}

function fitPhrase(phrase: Phrase, keys: string[], at: number): Met | null {
  let isNegated = false;
  let isFuture = false;
  for (const [offset, word] of phrase.words.entries()) {
    const key = keys[at + offset];
    if (key === undefined) return null;
    if (!word.isTurkish) {
      if (!fitsEnglish(key, word)) return null;
      continue;
    }
    // "müdür yardımcısı olarak": as an assistant, not by helping.
    const isAs = key === "olarak" && word.text === "ol" && word.isVerb;
    const fit = isAs ? null : fitTurkish(key, word);
    if (!fit) return null;
    isNegated ||= fit.isNegated;
    isFuture ||= fit.isFuture;
  }
  const { id, kind, words } = phrase;
  const last = words.at(-1);
  return {
    id,
    kind,
    length: words.length,
    isNegated,
    isFuture,
    isTurkish: last?.isTurkish ?? false,
    isVerb: last?.isVerb ?? false,
  };
}

const startsAt = new Map<string, Phrase[]>();

/** The phrases that a key may begin; remembered, because a CV repeats its words. */
function candidates(key: string): Phrase[] {
  const before = startsAt.get(key);
  if (before) return before;
  const found = [...(english.get(stem(key, "en")) ?? [])];
  for (let length = Math.min(key.length, longestTurkish); length >= Math.min(2, key.length); length--) {
    const prefix = key.slice(0, length);
    found.push(...(turkish.get(prefix) ?? []));
    const hard = prefix.replace(
      /[bcdg]$/,
      (letter) => ({ b: "p", c: "c", d: "t", g: "k" })[letter] ?? letter,
    );
    if (hard !== prefix) found.push(...(turkish.get(hard) ?? []));
    if (/^[iu]yor/.test(key.slice(length)))
      for (const vowel of ["a", "e"]) found.push(...(turkish.get(prefix + vowel) ?? []));
  }
  if (startsAt.size > 20_000) startsAt.clear();
  startsAt.set(key, found);
  return found;
}

/**
 * The longest concepts that begin at token `at` of the folded keys, of a length that is allowed; more than one when a
 * word has several senses. Turkish words are only looked for in Turkish lines ("all" isn't "al-"), English ones in both.
 */
export function conceptsAt(
  keys: string[],
  at: number,
  { isTurkish, allows }: { isTurkish: boolean; allows: (length: number) => boolean },
): Met[] {
  const met = candidates(keys[at] ?? "")
    .flatMap((phrase) => fitPhrase(phrase, keys, at) ?? [])
    .filter((one) => (isTurkish || !one.isTurkish) && (one.length === 1 || allows(one.length)));
  const longest = Math.max(0, ...met.map(({ length }) => length));
  return met.filter(({ length }) => length === longest);
}
