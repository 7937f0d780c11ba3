import { remembered } from "../../text/remembered.ts";
import { stem } from "../../text/stem.ts";
import { type Fit, fitPhrase, fitWord, type Met } from "./fit-phrase.ts";
import type { Phrase } from "./lexicon-lines.ts";
import {
  ENGLISH_SHELVES,
  englishBeginnings,
  type Shelf,
  TURKISH_SHELVES,
  turkishBeginnings,
} from "./lexicon-shelves.ts";
import { lengthened } from "./shortened-stems.ts";

const longestTurkish = Math.max(...[...TURKISH_SHELVES.keys()].map(({ length }) => length));

/** A shelf whose first word a key carries, and how. */
type Open = { shelf: Shelf; fit: Fit };

const HARD: Record<string, string> = { b: "p", c: "c", d: "t", g: "k" };

/** The Turkish words that a key may be made from: what it begins with, hardened, lengthened, or with its last vowel. */
function* turkishStems(key: string): Generator<string> {
  for (let length = Math.min(key.length, longestTurkish); length >= Math.min(2, key.length); length--) {
    const prefix = key.slice(0, length);
    yield prefix;
    const whole = lengthened(prefix);
    if (whole) yield whole;
    const hard = HARD[prefix.charAt(length - 1)];
    if (hard && !prefix.endsWith(hard)) yield prefix.slice(0, -1) + hard;
    if (key.startsWith("iyor", length) || key.startsWith("uyor", length)) yield* [`${prefix}a`, `${prefix}e`];
  }
}

const openAll = (key: string, shelves: Shelf[]): Open[] =>
  shelves.flatMap((shelf) => {
    const fit = fitWord(key, shelf.first);
    return fit ? [{ shelf, fit }] : [];
  });

/** The shelves on which stands what a key may begin. */
const shelvesOf = remembered((key): { english: Open[]; turkish: Open[] } => ({
  english: openAll(key, ENGLISH_SHELVES.get(stem(key, "en")) ?? []),
  turkish: openAll(
    key,
    [...turkishStems(key)].flatMap((word) => TURKISH_SHELVES.get(word) ?? []),
  ),
}));

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

/** All concepts that begin at token `at` of the folded keys, of a length that is allowed. */
export function fitsAt(keys: string[], at: number, { isTurkish, isForeign, marks, allows }: Look): Met[] {
  const { english, turkish } = shelvesOf(keys[at] ?? "");
  const met: Met[] = [];
  const next = keys[at + 1];
  const look = (phrases: Phrase[] = [], fit: Fit) => {
    for (const phrase of phrases) {
      const one = fitPhrase(phrase, fit, { keys, at, marks });
      if (!one || (one.length > 1 && !allows(one.length))) continue;
      if (!isRoleDone(one, keys[at + one.length - 1] ?? "")) met.push(one);
    }
  };
  const lookAll = (open: Open[], beginnings: (key: string) => string[]) => {
    const behind = next === undefined ? [] : beginnings(next);
    for (const { shelf, fit } of open) {
      look(shelf.alone, fit);
      if (shelf.groups.size) for (const beginning of behind) look(shelf.groups.get(beginning), fit);
    }
  };
  if (!isForeign) lookAll(english, englishBeginnings);
  if (isTurkish) lookAll(turkish, turkishBeginnings);
  return met;
}

/** The longest of the concepts met at a token. */
export function longestOf(met: Met[], keys: string[], at: number): Met[] {
  let length = 0;
  for (const one of met) length = Math.max(length, one.length);
  // "denetim" is an audit, not what one tried ("dene-"); but "düzenleme" is said of the verb "düzenle-" too.
  const key = keys[at + length - 1] ?? "";
  const longest = withoutLookalikes(
    met.filter((one) => one.length === length),
    key,
  );
  const stemLength = Math.max(0, ...longest.filter((one) => one.isTurkish).map((one) => one.stemLength));
  return longest.filter(
    (one) =>
      !one.isTurkish ||
      one.stemLength >= stemLength ||
      (one.isVerb && /^m[ae]$/.test(key.slice(one.stemLength, stemLength))),
  );
}

/**
 * The longest concepts that begin at token `at` of the folded keys, of a length that is allowed; more than one when a
 * word has several senses. Turkish words are only looked for in Turkish lines ("all" isn't "al-"), English ones in both
 * but where the letters are Turkish ("önce" isn't "once", which is `isForeign`).
 */
export const conceptsAt = (keys: string[], at: number, look: Look): Met[] =>
  longestOf(fitsAt(keys, at, look), keys, at);
