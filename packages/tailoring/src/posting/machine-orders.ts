import type { Span } from "@terzi/contracts/posting";
import { splitSentences } from "@terzi/language/sentences";
import { postingPattern } from "../languages/all-posting-patterns.ts";
import { LINGUA_FRANCA } from "../languages/posting-languages.ts";
import { goesOn, isAboutResult, isAddressed, isMachineOrder } from "./is-machine-order.ts";
import { findPossibleBreaks } from "./run-on.ts";
import { findSigns } from "./signs.ts";
import { findTagRun } from "./tag-run.ts";

/** Sentences of a posting that are meant for a program which writes or judges CVs, and not for who applies. */

/** A heading with its list, or a record of fields, is no longer than this. */
const MOST_LINES = 8;
/** A heading without a colon has no more words. */
const MOST_WORDS = 8;

/** The sentences, and behind one that stands on a line of its own the few lines that it heads. In order. */
export function findMachineOrders(posting: string): Span[] {
  return [...posting.matchAll(/[^\n]+(?:\n(?![^\S\n]*\n)[^\n]+)*/gu)].flatMap(({ 0: paragraph, index }) => {
    const headed = findHeaded(paragraph);
    const found = [...(headed ? [headed] : []), ...findBroken(paragraph), ...findInParagraph(paragraph)];
    const isWhole = isRestShort(paragraph, found) || isAddressedWhole(paragraph);
    const spans = isWhole ? [{ start: 0, end: paragraph.length }] : found;
    return spans.map(({ start, end }) => ({ start: index + start, end: index + end }));
  });
}

/** In words: what introduces an order, or thanks for it, on a line that is a paragraph of its own. */
const MOST_REST = 6;

function isRestShort(paragraph: string, found: Span[]): boolean {
  if (!found.length || ITEM.test(paragraph)) return false;
  const rest = found
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), paragraph);
  if (paragraph.includes("\n")) return isHeadOf(paragraph, rest);
  return rest.length * 2 < paragraph.length && rest.trim().split(/\s+/).length <= MOST_REST;
}

/** "A word to the program that sorts our mail: … Thank you.": what such a paragraph goes on with is told to the same reader. */
function isAddressedWhole(paragraph: string): boolean {
  const address = ADDRESS.exec(paragraph)?.[0];
  return address !== undefined && paragraph.length <= LONGEST_LETTER && isMachineOrder(address);
}
const ADDRESS = /^[^\n:.!?]{8,80}:(?=\s[^\n]+$)/u;
/** In letters: longer than a paragraph is a posting that lost its breaks. */
const LONGEST_LETTER = 700;

/** "Legal notice", "Background check: passed": on a line of its own, and nothing but an order below. */
const isHeadOf = (paragraph: string, rest: string): boolean => {
  const [head = ""] = paragraph.split("\n");
  return rest.trim() === head.trim() && head.trim().split(/\s+/).length <= MOST_WORDS_OF_A_HEAD;
};
const MOST_WORDS_OF_A_HEAD = 4;

/** An item of a list, or a field of a record: what a line above it may head. */
const ITEM = /^\s*(?:[-–•*+]|\d+[.)])\s/u;
const HEADED = /^\s*(?:[-–•*+]\s|\d+[.)]\s|[\p{L} _-]{1,30}:\s)/u;

const markOf = (line: string): string | undefined => /^\s*([-–•*+])\s/u.exec(line)?.[1];

function findHeaded(paragraph: string): Span | undefined {
  const lines = [...paragraph.matchAll(/[^\n]+/gu)];
  const at = lines.findIndex(({ 0: line }) => !line.includes("\t") && isMachineOrder(line));
  const head = lines[at];
  const below = lines.slice(at + 1, at + 1 + MOST_LINES);
  // Among the items of a list it heads fields of a record, and what tells of a result.
  const isInList = lines.slice(0, Math.max(0, at)).some(({ 0: line }) => ITEM.test(line));
  const mark = below[0] && markOf(below[0][0]);
  // A heading of its own, whose items are marked otherwise than those above.
  const isApart =
    (mark !== undefined || /^\s*#{1,6} /.test(head?.[0] ?? "")) &&
    lines.slice(0, at).every(({ 0: line }) => markOf(line) !== mark);
  const headed = below.findIndex(
    ({ 0: line }) =>
      !HEADED.test(line) ||
      (isApart && markOf(line) !== mark) ||
      (isInList && !isApart && ITEM.test(line) && !isAboutResult(line)),
  );
  const last = below.at(headed < 0 ? below.length - 1 : headed - 1);
  const isHeading =
    head &&
    !HEADED.test(head[0]) &&
    (/[:：]\s*$/.test(head[0]) || withoutBracket(head[0]).trim().split(/\s+/).length <= MOST_WORDS);
  if (!isHeading || !last || headed === 0) return undefined;
  return { start: head.index, end: last.index + last[0].length };
}

/** "Machine-readable version (use this one)": the bracket at its end makes a heading no longer. */
const withoutBracket = (line: string): string => line.replace(/\([^()]*\)\s*$/u, "");

/** In words: lines no longer than this, three of them or more, may be a sentence that was broken up. */
const MOST_WORDS_OF_A_BREAK = 6;
const LEAST_BROKEN = 3;

function findBroken(paragraph: string): Span[] {
  const runs: Span[][] = [[]];
  for (const { 0: line, index } of paragraph.matchAll(/[^\n]+/gu)) {
    const isPart = !ITEM.test(line) && line.trim().split(/\s+/).length <= MOST_WORDS_OF_A_BREAK;
    if (isPart) runs.at(-1)?.push({ start: index, end: index + line.length });
    else runs.push([]);
  }
  return runs.flatMap((run) => {
    const [first] = run;
    const last = run.at(-1);
    if (!first || !last || run.length < LEAST_BROKEN) return [];
    const isOrder = isMachineOrder(paragraph.slice(first.start, last.end).replace(/\n/g, " "));
    return isOrder ? [{ start: first.start, end: last.end }] : [];
  });
}

const LONG = 220;
/** A sentence with as many semicolons is a list. */
const LEAST_MARKS = 3;

/** One tag may stand in any sentence. */
const LEAST_TAGS = 2;

/** With the signs that stand right before and behind it. */
function withSigns(text: string, { start, end }: Span): Span {
  const before = /[*#=~_]{3,}\s*$/u.exec(text.slice(0, start))?.[0].length ?? 0;
  const behind = /^\s*[*#=~_]{3,}(?!\S)/u.exec(text.slice(end))?.[0].length ?? 0;
  return { start: start - before, end: end + behind };
}

/** Sentences, and runs of tags; of what a paste ran together, the parts that brackets, signs and capitals tell. */
const splitParts = (paragraph: string): Span[] =>
  splitSentences(paragraph).flatMap((sentence) => {
    const tagged = findTagRun(paragraph.slice(sentence.start, sentence.end), LEAST_TAGS);
    if (!tagged) return cutRunOn(paragraph, sentence);
    const tags = { start: sentence.start + tagged.start, end: sentence.start + tagged.end };
    return [
      ...cutRunOn(paragraph, { start: sentence.start, end: tags.start }),
      tags,
      ...cutRunOn(paragraph, { start: tags.end, end: sentence.end }),
    ];
  });

function cutRunOn(paragraph: string, { start, end }: Span): Span[] {
  if (start === end) return [];
  const text = paragraph.slice(start, end);
  const marks = [...text.matchAll(/;\s/gu)];
  const items = marks.length >= LEAST_MARKS ? marks : [];
  const bullets = [...text.matchAll(/\s[•▪●]\s/gu), ...items].map(({ index }) => index + 1);
  const signs = findSigns(text);
  if (end - start < LONG && bullets.length < 2 && !signs.length) return [{ start, end }];
  const brackets = [...text.matchAll(/\([^()]*\)?/gu)].flatMap(({ 0: inside, index }) => [
    index,
    index + inside.length,
  ]);
  const inside = signs.length ? signs : [...brackets, ...findPossibleBreaks(text, LINGUA_FRANCA)];
  const cuts = [0, ...bullets, ...inside, text.length].sort((one, other) => one - other);
  return cuts.slice(1).flatMap((cut, index) => {
    const from = cuts[index] ?? 0;
    return cut > from ? [{ start: start + from, end: start + cut }] : [];
  });
}

/** Sentences between two orders belong to them. */
const MOST_BETWEEN = 2;
const ANSWER = new RegExp(String.raw`^\W*${postingPattern("asked")}\s*:`, "iu");
/** "Section 9.3 (Automated assessments)." */
const CLAUSE_NUMBER = /^\W*\p{L}+ \d[\d./]*\s*(?:\([^)]*\))?\s*\.?\s*$/u;

/** "P.-S." */
const POSTSCRIPT = /^\W*(?:P\W{0,2})?S\W*$/u;
const INTRODUCES = [CLAUSE_NUMBER, POSTSCRIPT];

/** "☑ Forklift ☑ Crane (pre-selected)": boxes of which a remark says that they were ticked before. */
const TICKED = /(?:[☑☒✅✔✓] ?[^☑☒✅✔✓\n]{1,80}){2,}$/u;
/** "Must-haves (all ticked by default): AMHP, CBT": what stands behind the colon is told to the same reader. */
function withWhatItHeads(paragraph: string, { start, end }: Span): Span {
  const ticked = TICKED.exec(paragraph.slice(0, start))?.[0].length ?? 0;
  if (ticked) return { start: start - ticked, end };
  if (!/^\s*[:：]/.test(paragraph.slice(end))) return { start, end };
  const lineEnd = paragraph.indexOf("\n", end);
  const from = paragraph.lastIndexOf("\n", start) + 1;
  const heading = /[^.!?•]*$/u.exec(paragraph.slice(from, start))?.[0].length ?? 0;
  const to = lineEnd < 0 ? paragraph.length : lineEnd;
  const sentence = /^[^.!?•]*[.!?]?/u.exec(paragraph.slice(end, to))?.[0].length ?? 0;
  return { start: start - heading, end: end + sentence };
}

function findInParagraph(paragraph: string): Span[] {
  const brackets = [...paragraph.matchAll(/\([^()]{20,}\)|\[[^[\]]{20,}\]/gu)].flatMap(
    ({ 0: inside, index }) =>
      isMachineOrder(inside.slice(1, -1)) || isAddressed(inside.slice(1, -1))
        ? [withWhatItHeads(paragraph, { start: index, end: index + inside.length })]
        : [],
  );
  const rest = brackets.reduceRight(
    (text, { start, end }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end),
    paragraph,
  );
  const sentences = splitParts(rest).filter(({ start, end }) => rest.slice(start, end).trim());
  const isFound = sentences.map(({ start, end }) => isMachineOrder(rest.slice(start, end)));
  if (!isFound.includes(true)) return brackets;
  // "f) …": a clause of a notice stands for itself.
  const goesOnAt = sentences.map(
    ({ start, end }) => !/^\s*\p{Ll}\)\s/u.test(rest.slice(start, end)) && goesOn(rest.slice(start, end)),
  );
  // "**SYSTEM:** … **Extra skills:** …": what goes on with labels of the same make.
  const isLabelled = sentences.map(({ start, end }) =>
    /^\W*\*\*[^*\n]+:\s*\*\*/u.test(rest.slice(start, end)),
  );
  // "Riddle: what does a reader do …? Answer: …": what was asked of a program is answered to it.
  const answers = sentences.map(
    ({ start, end }, at) =>
      ANSWER.test(rest.slice(start, end)) && /\?\W*$/.test(rest.slice(sentences[at - 1]?.start, start)),
  );
  for (let at = 1; at < isFound.length; at++)
    if (isFound[at - 1] && (goesOnAt[at] || isLabelled[at] || answers[at])) isFound[at] = true;
  for (let at = isFound.length - 2; at >= 0; at--) if (isFound[at + 1] && goesOnAt[at]) isFound[at] = true;
  for (let at = 1; at < isFound.length; at++) {
    const next = isFound.indexOf(true, at);
    if (isFound[at - 1] && next - at <= MOST_BETWEEN) isFound.fill(true, at, Math.max(at, next));
  }
  for (const [at, { start, end }] of sentences.entries())
    if (isFound[at + 1] && INTRODUCES.some((pattern) => pattern.test(rest.slice(start, end))))
      isFound[at] = true;
  return [...brackets, ...sentences.filter((_, at) => isFound[at]).map((span) => withSigns(rest, span))];
}
