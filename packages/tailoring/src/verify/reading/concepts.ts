import { stem } from "../../text/stem.ts";
import { fitPhrase, fitsFirst, type Met } from "./fit-phrase.ts";
import type { Phrase } from "./lexicon-lines.ts";
import { ENGLISH_PHRASES, TURKISH_PHRASES } from "./lexicon-shelves.ts";
import { lengthened } from "./shortened-stems.ts";

const longestTurkish = Math.max(...[...TURKISH_PHRASES.keys()].map(({ length }) => length));

/** Phrases of one word, and longer ones by the first letter of their second: most can't be what follows. */
type Shelf = { words: Phrase[]; groups: Map<string, Phrase[]> };
type Candidates = { english: Shelf; turkish: Shelf };
const startsAt = new Map<string, Candidates>();

/** The phrases that a key may begin; remembered, because a CV repeats its words. */
function candidates(key: string): Candidates {
  const before = startsAt.get(key);
  if (before) return before;
  const found: Phrase[] = [];
  for (let length = Math.min(key.length, longestTurkish); length >= Math.min(2, key.length); length--) {
    const prefix = key.slice(0, length);
    found.push(...(TURKISH_PHRASES.get(prefix) ?? []));
    const hard = prefix.replace(
      /[bcdg]$/,
      (letter) => ({ b: "p", c: "c", d: "t", g: "k" })[letter] ?? letter,
    );
    const whole = lengthened(prefix);
    if (whole) found.push(...(TURKISH_PHRASES.get(whole) ?? []));
    if (hard !== prefix) found.push(...(TURKISH_PHRASES.get(hard) ?? []));
    if (/^[iu]yor/.test(key.slice(length)))
      for (const vowel of ["a", "e"]) found.push(...(TURKISH_PHRASES.get(prefix + vowel) ?? []));
  }
  if (startsAt.size > 20_000) startsAt.clear();
  const isFitting = (phrase: Phrase) => fitsFirst(phrase, key);
  const english = (ENGLISH_PHRASES.get(stem(key, "en")) ?? []).filter(isFitting);
  const fitting = { english: shelfOf(english), turkish: shelfOf(found.filter(isFitting)) };
  startsAt.set(key, fitting);
  return fitting;
}

function shelfOf(phrases: Phrase[]): Shelf {
  const shelf: Shelf = { words: [], groups: new Map() };
  for (const phrase of phrases) {
    const letter = phrase.words[1]?.text[0];
    const there = letter === undefined ? shelf.words : shelf.groups.get(letter);
    if (there) there.push(phrase);
    else if (letter !== undefined) shelf.groups.set(letter, [phrase]);
  }
  return shelf;
}

const mayBe = ({ words, groups }: Shelf, next: string | undefined): Phrase[][] => [
  words,
  groups.get(next?.[0] ?? "") ?? [],
];

/** "forklift operatörlüğü" is work that one did, not what one is. */
const isRoleDone = ({ id, length, isTurkish, stemLength }: Met, key: string): boolean =>
  length > 1 && isTurkish && id.startsWith("role-") && /^l[iu][kg]/.test(key.slice(stemLength));

const I_DID = /^(?:[iu]?n[iu]?l|[iu]l|[iu]n|n|l)?[dt][iu][mk]$/;

/** "taşıdım" is what one carried, not one's vehicle ("taşıt"); "yardım" is help, not what one split. */
function withoutLookalikes(met: Met[], key: string): Met[] {
  const isDone = met.some(({ isVerb, stemLength }) => isVerb && I_DID.test(key.slice(stemLength)));
  const isCut = ({ isTurkish, isVerb, stemLength }: Met) => isTurkish && !isVerb && stemLength < key.length;
  return isDone && !met.some((one) => one.isTurkish && !one.isVerb && one.stemLength === key.length)
    ? met.filter((one) => !isCut(one))
    : met;
}

/** In which language to look, how long a group of words may be, and the words with their marks, if they have any. */
export type Look = {
  isTurkish: boolean;
  isForeign?: boolean;
  marks?: string[] | null;
  allows: (length: number) => boolean;
};

/**
 * The longest concepts that begin at token `at` of the folded keys, of a length that is allowed; more than one when a
 * word has several senses. Turkish words are only looked for in Turkish lines ("all" isn't "al-"), English ones in both
 * but where the letters are Turkish ("önce" isn't "once", which is `isForeign`).
 */
export function conceptsAt(keys: string[], at: number, { isTurkish, isForeign, marks, allows }: Look): Met[] {
  const { english, turkish } = candidates(keys[at] ?? "");
  const met: Met[] = [];
  const next = keys[at + 1];
  const lists = [...(isForeign ? [] : mayBe(english, next)), ...(isTurkish ? mayBe(turkish, next) : [])];
  for (const list of lists)
    for (const phrase of list) {
      const one = fitPhrase(phrase, keys, at, marks);
      if (!one || (one.length > 1 && !allows(one.length))) continue;
      if (!isRoleDone(one, keys[at + one.length - 1] ?? "")) met.push(one);
    }
  const length = Math.max(0, ...met.map((one) => one.length));
  const longest = withoutLookalikes(
    met.filter((one) => one.length === length),
    keys[at + length - 1] ?? "",
  );
  const stemLength = Math.max(0, ...longest.filter((one) => one.isTurkish).map((one) => one.stemLength));
  // "denetim" is an audit, not what one tried ("dene-"); but "düzenleme" is said of the verb "düzenle-" too.
  const key = keys[at + length - 1] ?? "";
  return longest.filter(
    (one) =>
      !one.isTurkish ||
      one.stemLength >= stemLength ||
      (one.isVerb && /^m[ae]$/.test(key.slice(one.stemLength, stemLength))),
  );
}
