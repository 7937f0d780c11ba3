import type { Span } from "@terzi/contracts/posting";

/**
 * No posting says anything in a thousand letters without a space, or in fifty spaces: it is left of pictures, tables
 * and attacks. Patterns that look ahead from each letter would read such a run as often as it has letters.
 */

/** In letters. */
const LONGEST_WORD = 1_000;
const LONGEST_GAP = 50;
const MOST_EMPTY_LINES = 8;

const RUNS = new RegExp(
  [
    String.raw`\S{${LONGEST_WORD},}`,
    String.raw`(?<=[^\S\n]{${LONGEST_GAP}})[^\S\n]+`,
    String.raw`(?<=\n\s{${MOST_EMPTY_LINES}})\s+(?=\n)`,
  ].join("|"),
  "gu",
);

/** The parts of a text between such runs, in order; the whole text where it has none. */
export function splitAtLongRuns(text: string): Span[] {
  const parts: Span[] = [];
  let from = 0;
  for (const { 0: run, index } of text.matchAll(RUNS)) {
    parts.push({ start: from, end: index });
    from = index + run.length;
  }
  return [...parts, { start: from, end: text.length }];
}
