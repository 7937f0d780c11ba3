import type { Place } from "@terzi/contracts/place";
import type { FactEntry } from "../facts/fact.ts";
import { linesAt } from "../facts/lines-at.ts";
import { isFiniteVerb } from "../parse/finite-verb.ts";
import type { Action, Line } from "../parse/line.ts";
import { entitledBy } from "../parse/phrase-lookup.ts";
import { spansOf } from "../parse/spans.ts";
import { type Segment, segmentsOf } from "./segments.ts";
import type { ToldWord } from "./told-words.ts";
import { isMet, knownBy } from "./words-lost.ts";

/** A stretch of a line with the deed that governs it, its own or its neighbour's, and what that is done to. */
type Governed = { words: ToldWord[]; deed: Action | undefined; isOwn: boolean };

const isWithin = (words: ToldWord[], action: Action): boolean =>
  words.some(({ start, end }) => action.start <= start && action.end >= end);

/**
 * What a stretch begins with is its verb, in whatever form: "schedule volunteers", behind "supervise …"; but "brake
 * pads" are one thing.
 */
function opensAs(action: Action, words: ToldWord[], line: Line): boolean {
  const { tokens } = line.words;
  const [first, second] = words;
  if (!first || action.start !== first.start) return false;
  if (action.isGerund) return true;
  const isCompound = spansOf(line).spans.some(
    ({ start, end, length }) => length > 1 && start === first.start && end >= (second?.end ?? 0),
  );
  const opening = line.text.slice(tokens[0]?.start, tokens[0]?.end);
  return second !== undefined && !isCompound && !INFLECTED.test(opening) && !INFLECTED.test(first.surface);
}
const INFLECTED = /(?:s|ed|ing)$/i;

const inS = (word: string): boolean => /s$/i.test(word);

/** The verb of a stretch; in Turkish what it ends with. "Filters" is none in a line that begins with "Replace". */
function deedIn({ words }: Segment, line: Line): Action | undefined {
  const { clauses, text } = line;
  const { language, tokens } = line.words;
  const opening = inS(text.slice(tokens[0]?.start, tokens[0]?.end));
  const isVerb = (action: Action) =>
    isFiniteVerb(action) && inS(action.surface.split(" ")[0] ?? "") === opening;
  return clauses
    .flatMap(({ actions }) => actions)
    .find(
      (action) =>
        isWithin(words, action) &&
        (language.isVerbFinal
          ? isFiniteVerb(action) && action.end === words.at(-1)?.end
          : isVerb(action) || opensAs(action, words, line)),
    );
}

/** In English a stretch without a verb takes the one before it, in Turkish the one behind it. */
function governedIn(line: Line): Governed[] {
  const segments = segmentsOf(line);
  const own = segments.map((segment) => deedIn(segment, line));
  return segments.map(({ words }, at) => {
    const deed = own[at];
    const near = line.words.language.isVerbFinal
      ? own.slice(at + 1).find((one) => one !== undefined)
      : own.slice(0, at).findLast((one) => one !== undefined);
    const verb = deed ?? near;
    const things = words.filter(({ start, end }) => !verb || verb.start > start || verb.end < end);
    return { words: things, deed: verb, isOwn: deed !== undefined };
  });
}

const isEmpty = (one: Action, other: Action): boolean =>
  [one, other].some(({ isPlain, isLight }) => isPlain || isLight);
const entitles = (known: Action, said: Action): boolean =>
  known.ids.some((id) => [id, ...entitledBy(id)].some((one) => said.ids.includes(one)));

/**
 * Whether what a sentence says was done to one thing after another was done to each: of who supervised assistants and
 * scheduled volunteers nobody says that they supervised both.
 */
export function keepsDeedsApart(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  const bare = governedIn(sentence).filter(({ isOwn, deed }) => !isOwn && deed !== undefined);
  if (!bare.length) return true;
  const known = linesAt(evidence, entries)
    .filter(({ words }) => words.language === sentence.words.language)
    .map(governedIn);
  return bare.every(({ words, deed }) =>
    words.every((word) => {
      const there = known.flatMap((stretches) => {
        const isTold = deed && stretches.some((one) => one.deed && entitles(one.deed, deed));
        return isTold ? stretches.filter((one) => isMet(word, knownBy(one.words))) : [];
      });
      return (
        !there.length ||
        there.some((one) => !one.deed || !deed || isEmpty(one.deed, deed) || entitles(one.deed, deed))
      );
    }),
  );
}
