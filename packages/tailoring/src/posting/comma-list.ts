import { postingPattern } from "../languages/all-posting-patterns.ts";
import { readHeading, readInlineHeading } from "./headings.ts";
import type { Physical } from "./physical.ts";

/** "We expect: five years in design, lux level calculations, measuring up on the spot, …": a list in one sentence. */

/** In letters: no sentence that lists what is asked is longer. */
const LONGEST = 2_000;
const LEAST_ITEMS = 6;
/** In words, on the average: names alone are one thing to whoever wrote them. */
const LEAST_WORDS = 2.5;
const MOST_WORDS = 18;
/** In words: what stands before "B and C …" and is no longer is the first of three that share what follows. */
const MOST_WORDS_OF_A_SHARED = 3;

const ASKED: ReadonlySet<string> = new Set(["tasks", "requirements", "nice"]);
const JOINS = new RegExp(String.raw`(?<=^|\s)(?:${postingPattern("joins")})\s`, "iu");
const BEGINS_JOINED = new RegExp(String.raw`^\s*(?:${postingPattern("joins")})\s`, "iu");

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const isOpen = (text: string): boolean => text.lastIndexOf("(") > text.lastIndexOf(")");

/** Where the list begins in a sentence that has its heading in it, or before it. */
function findList(text: string, heading: string | undefined): number | undefined {
  const label = text.includes(":") ? readInlineHeading(text) : undefined;
  const kind = label?.kind ?? (heading ? readHeading(heading, false) : undefined);
  return kind && ASKED.has(kind) ? (label?.length ?? 0) : undefined;
}

/**
 * The items of such a sentence, the first with its label; undefined where it is no list. `heading`: what stands right
 * before it in its line.
 */
export function splitCommas({ at, text }: Physical, heading?: string): Physical[] | undefined {
  const from = text.includes(";") || text.length > LONGEST ? undefined : findList(text, heading);
  if (from === undefined) return undefined;
  const items: { start: number; end: number }[] = [];
  for (const { 0: item, index } of text.slice(from).matchAll(/[^,]+,?/gu)) {
    const start = from + index;
    const last = items.at(-1);
    if (last && goesOn(text.slice(last.start, last.end), item)) last.end = start + item.length;
    else items.push({ start, end: start + item.length });
  }
  const words = countWords(text.slice(from));
  const isList =
    items.length >= LEAST_ITEMS &&
    words >= LEAST_WORDS * items.length &&
    items.every(({ start, end }) => countWords(text.slice(start, end)) <= MOST_WORDS);
  if (!isList) return undefined;
  return items.map(({ start, end }, index) => {
    const written = text.slice(index ? start : 0, end).replace(/,$/u, "");
    const item = written.trimStart();
    return {
      at: at + (index ? start : 0) + written.length - item.length,
      text: item,
      ...((index > 0 || from === 0) && { isCell: true as const }),
    };
  });
}

/** "Homes, schools | and shops": no comma ends what goes on behind it. */
const goesOn = (before: string, item: string): boolean =>
  isOpen(before) ||
  BEGINS_JOINED.test(item) ||
  !item.trim() ||
  (JOINS.test(item) && countWords(before) <= MOST_WORDS_OF_A_SHARED);
