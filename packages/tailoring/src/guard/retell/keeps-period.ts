import { guardCue } from "../../languages/all-guard-cues.ts";
import type { Place } from "@terzi/contracts/place";
import { periodOf } from "../contradict/numbers/rates-of-time.ts";
import type { FactEntry } from "../facts/fact.ts";
import { linesAt } from "../facts/lines-at.ts";
import type { Line } from "../parse/line.ts";
import { spansOf } from "../parse/spans.ts";
import { type Segment, segmentsOf } from "./segments.ts";
import { verbsOf } from "./stretches.ts";
import type { ToldWord } from "./told-words.ts";
import { isMet, knownBy } from "./words-lost.ts";

type Timed = { segment: Segment; periods: ReadonlySet<string>; words: ToldWord[] };

/** The stretches of a line, with the periods that each names and the things that come back in them. */
export function timedIn(line: Line): Timed[] {
  const named = spansOf(line).spans.flatMap(({ start, end, ids }) =>
    ids.flatMap((id) => {
      const period = periodOf(id);
      return period ? [{ start, end, period }] : [];
    }),
  );
  const segments = segmentsOf(line);
  const verbs = verbsOf(line);
  const isIn = (word: ToldWord, all: { start: number; end: number }[]) =>
    all.some(({ start, end }) => start < word.end && end > word.start);
  const owner = new Map(named.map((one) => [one, nearestTo(one, segments)]));
  const periods = segments.map(
    (segment) =>
      new Set(
        named
          .filter((one) => named.some((other) => owner.get(other) === segment && areListed(one, other, line)))
          .map(({ period }) => period),
      ),
  );
  const words = segments.map((segment) =>
    segment.words.filter((word) => !isIn(word, named) && !isIn(word, verbs)),
  );
  // "Weekly and monthly reports": a stretch with nothing but a period lends it to its neighbour.
  for (const [at, own] of periods.entries()) {
    const to = periods[at + 1] ?? periods[at - 1];
    const isBare = segments[at]?.words.every((word) => isIn(word, named)) && !segments[at]?.numbers.length;
    if (isBare && to) for (const period of own) to.add(period);
  }
  return segments.map((segment, at) => ({
    segment,
    words: words[at] ?? [],
    periods: periods[at] ?? new Set(),
  }));
}

/** "Daily and monthly plans": both periods are of what stands behind them, in whichever order. */
const areListed = (one: Span, other: Span, { text }: Line): boolean =>
  one === other || LISTED.test(text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)));
type Span = { start: number; end: number };
const LISTED = new RegExp(String.raw`^\s*(?:,|&|${guardCue("and")})\s*$`, "iu");

/** The stretch in which words stand, or that they stand beside. */
function nearestTo({ start, end }: { start: number; end: number }, segments: Segment[]): Segment | undefined {
  const distance = ({ words, numbers }: Segment) =>
    Math.min(...[...words, ...numbers].map((one) => Math.max(0, one.start - end, start - one.end)));
  return segments.toSorted((a, b) => distance(a) - distance(b))[0];
}

/**
 * Whether what comes back "a month" does so in the line too: of "two classes a day and a workshop a month", the
 * classes are daily.
 */
export function keepsPeriod(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  const said = timedIn(sentence).filter(({ periods }) => periods.size > 0);
  if (!said.length) return true;
  const known = linesAt(evidence, entries).flatMap(timedIn);
  if (new Set(known.flatMap(({ periods }) => [...periods])).size < 2) return true;
  return said.every(({ segment, words, periods }) => {
    const isSameTime = (one: Timed) =>
      !one.periods.size || [...one.periods].some((period) => periods.has(period));
    const hasNumber = (one: Timed, value: number) =>
      one.segment.numbers.some((number) => number.value === value);
    const places = [
      ...words.map((word) => known.filter((one) => isMet(word, knownBy(one.segment.words)))),
      ...segment.numbers.map(({ value }) => known.filter((one) => hasNumber(one, value))),
    ];
    return places.every((found) => !found.length || found.some(isSameTime));
  });
}
