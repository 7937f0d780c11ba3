import { stem } from "../text/stem.ts";
import { ACTIONS, PLAIN_ACTIONS } from "./lexicon/actions.ts";
import { MARKERS } from "./lexicon/markers.ts";
import { ROLES } from "./lexicon/roles.ts";
import { THINGS } from "./lexicon/things.ts";
import {
  type ConceptKind,
  type LexiconLine,
  type Phrase,
  phrasesOf,
  readNamedLines,
  readThingLines,
  type Word,
} from "./lexicon-lines.ts";
import { isFutureEnding, isNegativeEnding, isNounEnding, isVerbEnding, isWithout } from "./turkish-forms.ts";

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

/** Phrases by their first word: the stem of an English one, the word itself of a Turkish one. */
const english = new Map<string, Phrase[]>();
const turkish = new Map<string, Phrase[]>();
let longestTurkish = 0;

function shelve(line: LexiconLine, kind: ConceptKind): void {
  for (const phrase of phrasesOf(line, kind)) {
    const first = phrase.words[0];
    if (!first) continue;
    const shelf = first.isTurkish ? turkish : english;
    const there = shelf.get(first.text);
    if (there) there.push(phrase);
    else shelf.set(first.text, [phrase]);
    if (first.isTurkish) longestTurkish = Math.max(longestTurkish, first.text.length);
  }
}

const actions = readNamedLines(ACTIONS);
const things = [...readThingLines(ROLES, "role-"), ...readThingLines(THINGS)];
for (const line of actions) shelve(line, "action");
for (const line of readNamedLines(PLAIN_ACTIONS)) shelve(line, "plain");
for (const line of readNamedLines(MARKERS)) shelve(line, "marker");
for (const line of things) shelve(line, "thing");

const entitles = new Map(actions.map(({ id, wider }) => [id, wider]));
const kinds = new Map(things.map(({ id, wider }) => [id, wider]));

/** What a fact's action entitles a rewording to say besides itself. */
export const entitledBy = (action: string): readonly string[] => entitles.get(action) ?? [];

/** What the things met are kinds of, and what those are in turn, as "c:" ids. */
export function widerThan(met: readonly Met[]): string[] {
  const found = new Set<string>();
  const climb = (id: string) => {
    for (const wider of kinds.get(id) ?? [])
      if (!found.has(`c:${wider}`)) {
        found.add(`c:${wider}`);
        climb(wider);
      }
  };
  for (const { id, kind } of met) if (kind === "thing") climb(id);
  return [...found];
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
