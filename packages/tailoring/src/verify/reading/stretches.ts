import { conceptsAt } from "./concepts.ts";
import { isNeutralAt } from "./grammar-words.ts";
import { entitledBy, widerThan } from "./lexicon-shelves.ts";
import type { Line } from "./line.ts";
import type { Often } from "./often.ts";
import { isWhole, openPassage, type Passage, writtenAt } from "./passage.ts";
import { hasTurkishLetter } from "./turkish-marks.ts";
import { familyId, idsOf } from "./word-ids.ts";

/** A word or group of words of a line with everything that it may mean, as a thing or as a deed. */
export type Stretch = {
  start: number;
  end: number;
  ids: readonly string[];
  /** What it is a kind of or entitles to. */
  wider: readonly string[];
  /** How many words it has. */
  length: number;
};

const LONGEST = 6;
const known = new WeakMap<Line, { stretches: Stretch[]; words: { start: number; end: number }[] }>();

/**
 * Every reading of every word and group of a line, overlapping: where a sentence was cut into words another way than a
 * text, or a noun read as a verb, the two still meet in one of them. `words` are those that claim anything.
 */
export function stretchesOf(line: Line): { stretches: Stretch[]; words: { start: number; end: number }[] } {
  const before = known.get(line);
  if (before) return before;
  const passage = openPassage(line.text, line.reading);
  const stretches: Stretch[] = [];
  const words: { start: number; end: number }[] = [];
  for (const at of passage.keys.keys()) {
    if (passage.taken.has(at)) continue;
    const often = passage.often.find(({ from, to }) => from <= at && at < to);
    if (often) {
      const said = often.from === at ? oftenStretch(passage, often) : undefined;
      if (said) stretches.push(said);
      if (said) words.push({ start: said.start, end: said.end });
      continue;
    }
    const token = passage.tokens[at];
    if (token && !isNeutralAt(passage, at)) words.push({ start: token.start, end: token.end });
    stretches.push(...stretchesAt(passage, at));
  }
  const read = { stretches, words };
  known.set(line, read);
  return read;
}

/** "Every fourth week" is one, whatever its words mean elsewhere. */
const oftenStretch = ({ tokens }: Passage, { id, from, to }: Often): Stretch => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[to - 1]?.end ?? 0,
  ids: [id],
  wider: [],
  length: to - from,
});

function stretchesAt(passage: Passage, at: number): Stretch[] {
  const { keys, tokens, isTurkish } = passage;
  const key = keys[at] ?? "";
  const isForeign = hasTurkishLetter(writtenAt(passage, at));
  const found: Stretch[] = [];
  for (let longest = LONGEST; longest >= 1; ) {
    const met = conceptsAt(keys, at, {
      isTurkish,
      isForeign,
      marks: passage.marks,
      allows: (length) => length <= longest && isWhole(passage, at, length),
    });
    const length = met[0]?.length ?? 1;
    const not = (isNegated: boolean) => (isNegated ? " not" : "");
    const meant = met
      .filter(({ kind }) => kind === "thing" || kind === "action")
      .map(({ id, kind, isNegated }) => (kind === "thing" ? `c:${id}` : `n:${id}`) + not(isNegated));
    const wider = met.some(({ isNegated }) => isNegated)
      ? []
      : [
          ...widerThan(met),
          ...met
            .filter(({ kind }) => kind === "action")
            .flatMap(({ id }) => entitledBy(id).map((one) => `n:${one}`)),
        ];
    const literal =
      length === 1
        ? [...idsOf(key, isTurkish), ...(met.length || isTurkish ? [] : familyId(key))]
        : [`w:${keys.slice(at, at + length).join(" ")}`];
    found.push({
      start: tokens[at]?.start ?? 0,
      end: tokens[at + length - 1]?.end ?? 0,
      ids: [...meant, ...literal],
      wider,
      length,
    });
    longest = length - 1;
  }
  return found;
}
