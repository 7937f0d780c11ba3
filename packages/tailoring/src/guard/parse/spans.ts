import { conceptsIn } from "./concepts-in.ts";
import type { PhraseMatch } from "./fit-phrase.ts";
import type { Frequency } from "./frequency-ids.ts";
import type { Line } from "./line.ts";
import { isNeutralAt } from "./neutral-words.ts";
import { entitledBy, widerThan } from "./phrase-lookup.ts";
import type { Words } from "./words.ts";

/** A word or group of words of a line with all its possible meanings, as a thing or as a deed. */
export type Span = {
  start: number;
  end: number;
  ids: readonly string[];
  /** What it is a kind of, or implies. */
  wider: readonly string[];
  /** How many words it has. */
  length: number;
};

const LONGEST = 6;
const known = new WeakMap<Line, { spans: Span[]; words: { start: number; end: number }[] }>();

/**
 * Every reading of every word and group of a line, overlapping: where sentence and text were segmented differently,
 * or a noun was read as a verb, they still share one. `words`: those that claim anything.
 */
export function spansOf(line: Line): { spans: Span[]; words: { start: number; end: number }[] } {
  const before = known.get(line);
  if (before) return before;
  const parted = line.words;
  const spans: Span[] = [];
  const words: { start: number; end: number }[] = [];
  for (const [at, token] of parted.tokens.entries()) {
    if (parted.taken.has(at)) continue;
    const frequency = parted.frequencies.find(({ from, to }) => from <= at && at < to);
    if (frequency) {
      const said = frequency.from === at ? frequencySpan(parted, frequency) : undefined;
      if (said) spans.push(said);
      if (said) words.push({ start: said.start, end: said.end });
      continue;
    }
    if (!isNeutralAt(parted, at)) words.push({ start: token.start, end: token.end });
    spans.push(...spansAt(parted, at));
  }
  const read = { spans, words };
  known.set(line, read);
  return read;
}

/** "Every fourth week" is one, whatever its words mean elsewhere. */
const frequencySpan = ({ tokens }: Words, { id, from, to }: Frequency): Span => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[to - 1]?.end ?? 0,
  ids: [id],
  wider: [],
  length: to - from,
});

function spansAt(words: Words, at: number): Span[] {
  const { keys, tokens, language } = words;
  const key = keys[at] ?? "";
  const found: Span[] = [];
  for (let longest = LONGEST; longest >= 1; ) {
    const met = conceptsIn(words, at, longest);
    const length = met[0]?.length ?? 1;
    const literal =
      length === 1
        ? [...language.idsOf(key), ...(met.length ? [] : language.familyIds(key))]
        : [`w:${keys.slice(at, at + length).join(" ")}`];
    found.push({
      start: tokens[at]?.start ?? 0,
      end: tokens[at + length - 1]?.end ?? 0,
      ids: [...idsMeant(met), ...literal],
      wider: widerIds(met),
      length,
    });
    longest = length - 1;
  }
  return found;
}

const isAction = ({ kind }: PhraseMatch): boolean => kind === "action";

const idsMeant = (met: PhraseMatch[]): string[] =>
  met
    .filter((one) => one.kind === "thing" || isAction(one))
    .map(({ id, kind, isNegated }) => `${kind === "thing" ? "c" : "n"}:${id}${isNegated ? " not" : ""}`);

const widerIds = (met: PhraseMatch[]): string[] =>
  met.some(({ isNegated }) => isNegated)
    ? []
    : [
        ...widerThan(met),
        ...met.filter(isAction).flatMap(({ id }) => entitledBy(id).map((one) => `n:${one}`)),
      ];
