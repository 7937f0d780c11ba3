import type { Line } from "../parse/line.ts";
import { directionOf } from "./direction.ts";
import type { ToldWord } from "./told-words.ts";

export const meets = (one: Iterable<string>, other: ReadonlySet<string>): boolean => {
  for (const id of one) if (other.has(id)) return true;
  return false;
};

export type Known = {
  words: ToldWord[];
  ids: ReadonlySet<string>;
  /** What the words may mean in a wider sense, and what they mean themselves. */
  everyday: ReadonlySet<string>;
  everydayOwn: ReadonlySet<string>;
  /** By what a dictionary may meet them; names aren't met so. */
  loosely: ReadonlySet<string>;
};

const knowns = new WeakMap<ToldWord[], Known>();

/** What some words may match, all together; gathered once for the words of a line. */
export function knownBy(words: ToldWord[]): Known {
  const before = knowns.get(words);
  if (before) return before;
  const ids = new Set<string>();
  const everyday = new Set<string>();
  const everydayOwn = new Set<string>();
  const loosely = new Set<string>();
  for (const word of words) {
    for (const id of word.ids) ids.add(id);
    for (const id of word.everyday.wider) everyday.add(id);
    for (const id of word.everyday.own) everydayOwn.add(id);
    if (!word.isName) for (const id of word.loosely) loosely.add(id);
  }
  const known = { words, ids, everyday, everydayOwn, loosely };
  knowns.set(words, known);
  return known;
}

const alone = new WeakMap<ToldWord, Known>();

/** What one word may match by itself. */
export function knownOf(word: ToldWord): Known {
  const before = alone.get(word);
  if (before) return before;
  const known = knownBy([word]);
  alone.set(word, known);
  return known;
}

const TURNING = new Set(["give", "receive", "buy", "sell", "win"]);

/** "Eğitim verdim" and "eğitim aldım" share a noun: what is given or taken counts by the verb alone. */
const isTurning = ({ everyday }: ToldWord): boolean => meets(everyday.own, TURNING);

const isOwnWord = (id: string): boolean => /^[wevs]:/.test(id);

/** Whether a word of the sentence is surely met in the line. */
export const isMet = (word: ToldWord, { ids, everyday }: Known): boolean =>
  meets(isTurning(word) ? word.ids.filter(isOwnWord) : word.ids, ids) || meets(word.everyday.own, everyday);

const UP = new Set(["rise", "bring up", "become", "become more"]);
const DOWN = new Set(["fall", "bring down", "become", "become less", "quick", "shorten by"]);

/** "Brought … from 25 to 17", "was 25, is 17": with both values any verb of becoming says the same. */
export const tellsChange = ({ everyday }: ToldWord, known: Line): boolean => {
  const direction = directionOf(known);
  return direction !== null && meets(everyday.own, direction === "up" ? UP : DOWN);
};

/** What of a line the sentence doesn't say. */
export function wordsLost(told: ToldWord[], said: ToldWord[], line: Line): ToldWord[] {
  const own = knownBy(said);
  return told.filter(
    (word) =>
      !word.isEmpty &&
      !tellsChange(word, line) &&
      !meets(isTurning(word) ? word.ids.filter(isOwnWord) : word.ids, own.ids) &&
      !meets(word.everyday.wider, own.everydayOwn),
  );
}

/** "Led" and "took" share a sense in WordNet ("take somebody somewhere"), and no rank. */
const LEADS = new Set(["n:lead", "n:head", "n:direct", "n:command", "n:manage", "n:chair"]);

/** Whether a dictionary meets a word with one of the line that no other word stands for. */
export const isMetLoosely = (word: ToldWord, left: ToldWord[]): boolean =>
  mayBeMetLoosely(word, knownBy(left));

const mayBeMetLoosely = (word: ToldWord, { loosely }: Known): boolean =>
  !word.isName && meets(word.loosely, loosely) && !meets(word.ids, LEADS);
