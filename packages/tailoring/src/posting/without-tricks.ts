import type { PostingWarning, Span } from "@terzi/contracts/posting";
import { findAsides } from "./asides.ts";
import { findBareLists } from "./bare-list.ts";
import { findEnclaves } from "./enclaves.ts";
import { findEncodedText } from "./encoded-text.ts";
import { findForeignOrders } from "./foreign-text.ts";
import { findHiddenText } from "./hidden-text.ts";
import { isMadeOfHeadingWords } from "./heading-words.ts";
import { readHtmlSource } from "./html-source.ts";
import { splitAtLongRuns } from "./long-runs.ts";
import { findMachineOrders } from "./machine-orders.ts";
import { findMarkUp } from "./mark-up.ts";
import { findOtherVoices } from "./other-voices.ts";
import { findPageLines } from "./page-lines.ts";
import { findProgramLines } from "./program-lines.ts";
import { findRecords } from "./records.ts";
import { isInSmallLetters, sentenceSplitterOf } from "./small-letters.ts";
import { quoteOf } from "./warnings.ts";

/** A posting without what isn't meant for applicants; when nothing was removed, it is the pasted text itself. */
export type CleanPosting = {
  text: string;
  /** Where an offset of `text` is in what was pasted. */
  toPasted(span: Span): Span;
  warnings: PostingWarning[];
};

const UNREADABLE = [findEnclaves, findHiddenText, findRecords, findProgramLines];
const READABLE = [findMachineOrders, findForeignOrders, findBareLists, findOtherVoices];

/** What was found is blanked, so that no sentence is read across it. */
function blank(text: string, spans: Span[]): string {
  const letters = text.split("");
  for (const { start, end } of spans)
    for (let at = start; at < end; at++) if (letters[at] !== "\n") letters[at] = " ";
  return letters.join("");
}

/** In letters. */
const LONG_LINE = 400;

/**
 * Each sentence of a long line on its own line, without changing the length: where a paste lost its line breaks the
 * whole posting is one line, and removal by line must end somewhere.
 */
function breakLongLines(pasted: string): string {
  const split = sentenceSplitterOf(pasted);
  const longest = isInSmallLetters(pasted) ? 0 : LONG_LINE;
  return pasted.replace(/[^\n]+/gu, (line) => {
    if (line.length < longest) return line;
    const starts = new Set(split(line).map(({ start }) => start - 1));
    return line.replace(/\s/gu, (space, at: number) => (starts.has(at) ? "\n" : space));
  });
}

function findTricks(pasted: string): Span[] {
  const lined = breakLongLines(pasted);
  // Marks first: the rest of their line may be the posting's.
  const marked = [...findMarkUp(lined), ...findEncodedText(lined)];
  const unmarked = blank(lined, marked);
  const unreadable = UNREADABLE.flatMap((find) => find(unmarked));
  const rest = blank(unmarked, unreadable);
  const orders = READABLE.flatMap((find) => find(rest));
  return [...marked, ...unreadable, ...orders];
}

/** A stretch of a text, and what stands for it where that isn't itself. */
type Part = Span & { text?: string };

/** Where an offset of the text that is made of these parts was. */
function toPlaceIn(parts: readonly Part[]): (span: Span) => Span {
  const toPlace = (offset: number, isEnd: boolean): number => {
    let before = 0;
    for (const { start, end, text } of parts) {
      const length = text?.length ?? end - start;
      if (offset < before + length || (isEnd && offset === before + length))
        return length === end - start ? start + offset - before : isEnd ? end : start;
      before += length;
    }
    return parts.at(-1)?.end ?? 0;
  };
  return ({ start, end }) => ({ start: toPlace(start, false), end: toPlace(end, true) });
}

const textOf = (text: string, parts: readonly Part[]): string =>
  parts.map((part) => part.text ?? text.slice(part.start, part.end)).join("");

/** Removes hidden text, orders to programs and heaps of keywords, and the line that one leaves empty. */
export function withoutTricks(pasted: string): CleanPosting {
  const ofSource: readonly Part[] = readHtmlSource(pasted) ?? [{ start: 0, end: pasted.length }];
  const source = textOf(pasted, ofSource);
  const parts = splitAtLongRuns(source);
  const { text, kept, warnings } = cutTricks(textOf(source, parts));
  const backwards = [kept, parts, ofSource].map(toPlaceIn);
  return { text, toPasted: (span) => backwards.reduce((at, toPlace) => toPlace(at), span), warnings };
}

function cutTricks(posting: string): { text: string; kept: Span[]; warnings: PostingWarning[] } {
  const found = joinNeighbours(posting, findTricks(posting));
  const tricks = joinNeighbours(posting, withShortRests(posting, found)).map((span) =>
    withEmptyLine(posting, span),
  );
  // What the page around a posting says is dropped without a warning: it deceives nobody.
  const rest = blank(posting, tricks);
  const aside = joinNeighbours(posting, [...findPageLines(rest), ...findAsides(rest)]);
  const ofPage = withShortRests(posting, aside).map((span) => withEmptyLine(posting, span));
  const taken = [...tricks, ...ofPage].sort((one, other) => one.start - other.start);
  const kept: Span[] = [];
  let from = 0;
  for (const { start, end } of taken.map((span) => withGap(posting, span))) {
    if (start > from) kept.push({ start: from, end: start });
    from = Math.max(from, end);
  }
  kept.push({ start: from, end: posting.length });
  return {
    text: textOf(posting, kept),
    kept,
    warnings: tricks
      .map(({ start, end }) => posting.slice(start, end).trim())
      .filter((text) => /\p{L}/u.test(text))
      .map((text) => ({ code: "machine-orders", quote: quoteOf(text) })),
  };
}

/** With the gap on one side, so that the rest stands as it did before somebody put something between it. */
function withGap(posting: string, { start, end }: Span): Span {
  const before = posting.slice(Math.max(0, start - WIDEST_GAP), start);
  const after = posting.slice(end, end + WIDEST_GAP);
  if (end === posting.length) return { start: start - (/\s*$/u.exec(before)?.[0].length ?? 0), end };
  const gap =
    start === 0 || /\n[^\S\n]*\n$/u.test(before) ? /^\s*\n/u : /\s$/u.test(before) ? /^[^\S\n]+/u : /^/u;
  return { start, end: end + (gap.exec(after)?.[0].length ?? 0) };
}
/** In letters. */
const WIDEST_GAP = 40;

/** In words: what is left at the end of a line whose beginning was no posting's ("Do not retry.") goes with it. */
const MOST_REST = 6;
const OPENS = /^\s*(?:[-•·●▪✔✓*–+>~]\s*|\(?\d{1,2}[.)]\s*)?["“(]?$/u;
/** "(See footnote 1)", before a footnote that is no posting's. */
const BRACKET_BEFORE = /\((?:bkz|see)[. ][^()]{1,24}\)\s*$/iu;
/** "Reference: … (quote it when you write)." */
const LABELS = /^\s*(?:[-•·●▪✔✓*–+>~]\s*)?(?:[\p{L}’']+ ?){1,5}:\s*$/u;

/** "Sehr geehrtes": how an order opened that was found from its second word on. */
const STUMP = /(?<=^|[.!?]\s)(?:\p{Lu}\p{L}+ )(?:\p{L}+ )?$/u;

/** "CORRECTION (Monday)", before a colon with which an order begins. */
const LABEL_BEFORE = /(?<=^|[;.!?•|]\s)(?:[\p{L}’']+ ?){1,4}(?:\([^()]{1,40}\))?\s*$/u;

function withShortRests(posting: string, spans: Span[]): Span[] {
  return spans.map((span) => {
    const from = posting.lastIndexOf("\n", span.start - 1) + 1;
    const lineEnd = posting.indexOf("\n", span.end);
    const to = lineEnd < 0 ? posting.length : lineEnd;
    const before = posting.slice(from, span.start);
    const rest = posting.slice(span.end, to);
    const stump = STUMP.exec(before)?.[0].length ?? 0;
    if (stump) return { start: span.start - stump, end: span.end };
    const bracket = BRACKET_BEFORE.exec(before)?.[0].length ?? 0;
    if (bracket) return { start: span.start - bracket, end: span.end };
    const label = /^\s*:/.test(posting.slice(span.start, to)) ? LABEL_BEFORE.exec(before)?.[0].length : 0;
    if (label) return { start: span.start - label, end: span.end };
    const endsLine = span.end === to || posting[span.end - 1] === "\n";
    const isShort = rest.trim().split(/\s+/).length <= MOST_REST && rest.length < span.end - span.start;
    if (endsLine || !isShort) return span;
    if (OPENS.test(before)) return { start: span.start, end: to };
    return LABELS.test(before) && /^\W*(?:\([^)]*\)\W*)?$/u.test(rest) ? { start: from, end: to } : span;
  });
}

/** When all sentences of one line are removed, no empty line remains. */
function joinNeighbours(pasted: string, spans: Span[]): Span[] {
  const joined: Span[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && (start <= last.end || /^[^\S\n]*$/.test(pasted.slice(last.end, start))))
      last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/** "# TODO: return", "More:": meaningless without what follows it. */
const LEADS = /^[^\s\n]*\s?[^\n]{0,20}[:=#(–][^\n]{0,10}$/u;
const LONGEST_LEAD = 34;

/** "Worked example": the first line of a paragraph of which nothing else is left heads nothing. */
const HEADING_ABOVE = /\n[^\S\n]*\n((?:[\p{L}(][^\s.!?]*(?: |\n)){1,6})$/u;

/** In letters: two lines. */
const FARTHEST_ABOVE = 300;

/** "Example for the evaluator", between two items: the line above what went, which isn't marked as they are. */
const ORPHAN_ABOVE = /(?<=\n[-–•*·] [^\n]*\n)([\p{L}(][^\n.!?]{2,60}\n)$/u;

/** Including the line's end, where nothing else is on its line. */
function withEmptyLine(pasted: string, { start, end }: Span): Span {
  // A bullet without a text goes too.
  const lead = /[^\n]*$/.exec(pasted.slice(Math.max(0, start - LONGEST_LEAD), start))?.[0] ?? "";
  const before = LEADS.test(lead)
    ? lead.length
    : (/(?:(?<=\n|^)[^\S\n]*(?:[-•·●▪✔✓*–+o]|\d{1,2}[.)])[^\S\n]+|[^\S\n]*)$/u.exec(
        pasted.slice(Math.max(0, start - 40), start),
      )?.[0].length ?? 0);
  const after =
    /^[^\S\n]*(?:[–—-] \p{L}{1,8}[.!]?)?[^\S\n]*(?:\n|$)/u.exec(pasted.slice(end, end + 40))?.[0].length ?? 0;
  const startsLine = start - before === 0 || pasted[start - before - 1] === "\n";
  if (!startsLine || !after) return { start, end };
  // A line of signs directly above goes too.
  const rule = /(?:^|\n)[-=_*~]{2,40}\s*\n$/.exec(
    pasted.slice(Math.max(0, start - before - 60), start - before),
  );
  const behind = pasted.slice(end + after);
  const above = pasted.slice(Math.max(0, start - before - FARTHEST_ABOVE), start - before);
  const heading = /^[^\S\n]*(?:\n|$)/.test(behind)
    ? HEADING_ABOVE.exec(above)?.[1]
    : /^[-–•*·] /.test(behind)
      ? ORPHAN_ABOVE.exec(above)?.[1]
      : undefined;
  const taken = rule
    ? rule[0].replace(/^\n/, "").length
    : heading && !isMadeOfHeadingWords(heading)
      ? heading.length
      : 0;
  return { start: start - before - taken, end: end + after };
}
