import type { Span } from "@terzi/contracts/posting";
import { LANGUAGE_MODULES } from "@terzi/language/languages";
import { foldAscii } from "@terzi/language/normalise";
import { postingPattern } from "../languages/all-posting-patterns.ts";
import { LINGUA_FRANCA, POSTING_LANGUAGES } from "../languages/posting-languages.ts";
import { findPossibleBreaks } from "./run-on.ts";
import { findTagRun } from "./tag-run.ts";
import { isStuffed } from "./warnings.ts";

/**
 * Keywords without a sentence, bullet or heading to introduce them: they are there to be found, and ask nothing. What
 * is asked for is announced, by a heading above it or a label before it.
 */

const LONGEST_SMALL_WORD = 4;
/** Words that make phrases; of the longer common ones names are made too. */
const COMMON = new Set(
  LANGUAGE_MODULES.flatMap(({ detection }) => detection.commonWords).filter(
    (word) => word.length <= LONGEST_SMALL_WORD,
  ),
);

const LEAST_TERMS = 7;
const MOST_WORDS_OF_A_TERM = 4;
const LEAST_WORDS = 13;
const LEAST_TAGS = 4;
const SEPARATOR = /[,;|•·*✔✓]|\s[–-]\s/u;
const termsIn = (line: string): string[] =>
  line
    .split(SEPARATOR)
    .map((term) => term.trim())
    .filter(Boolean);

/** Endings that tie words together. Names have them only now and then. */
const BOUND = new RegExp(String.raw`\p{Ll}${postingPattern("boundEnding")}$`, "u");
const LEAST_UNBOUND = 7;

const isTerm = (part: string): boolean =>
  part.split(/\s+/).length <= MOST_WORDS_OF_A_TERM && !/[.!?:]$|\d{5,}|[$€£₺%]/u.test(part);

/** "Mason. Formwork. Steel." */
const LONE_WORDS = /^\s*(?:[\p{L}\d+#]+(?: [\p{L}\d+#]+)?[.!]\s*){6,}$/u;

const wordsOf = (text: string): string[] =>
  foldAscii(text)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean);

/** Without addresses of pages, and marks of what was left out of a posting. */
const withoutMarks = (line: string): string => line.replace(/<\w+>|\[\w+\]|(?:https?:|www\.)\S+/g, "");

/** In terms: fewer come twice in what is asked of somebody. */
const LEAST_LISTED = 8;
/** In letters: what is told twice in one line is longer than a word. */
const LEAST_TOLD_TWICE = 10;

/** "Vendor management, Vendor management": two halves that are the same, with signs between them. */
function isToldTwice(line: string): boolean {
  const text = line.replace(/^[^\p{L}\p{N}]+/u, "").replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, "");
  const half = text.slice(0, Math.floor(text.length / 2)).replace(/(?<![\s,;.|])[\s,;.|]+$/u, "");
  const between = text.slice(half.length, text.length - half.length);
  return half.length >= LEAST_TOLD_TWICE && text.endsWith(half) && /^[\s,;.|]+$/.test(between);
}

/** The same thing again and again: "FRM, FRM, FRM, Python, Python". */
function isRepeated(line: string): boolean {
  if (isToldTwice(line)) return true;
  const words = wordsOf(withoutMarks(line));
  const terms = termsIn(withoutMarks(line));
  const parts = terms.length > 2 ? terms.map(foldAscii) : words;
  const again = parts.filter((part, at) => /\p{L}{2}/u.test(part) && parts[at - 1] === part).length;
  return again > 1 || (terms.length >= LEAST_LISTED && new Set(parts).size * 2 <= terms.length);
}

/** "Terraform/AWS/Helm/Docker" is longer than any choice. */
const isGlued = (line: string): boolean =>
  line.trim().split(/[/+]/).length >= LEAST_GLUED && !/https?:|www\./.test(line);
const LEAST_GLUED = 9;

function isListOfTerms(line: string): boolean {
  const terms = termsIn(line);
  return (
    (terms.length >= LEAST_TERMS || isGlued(line)) &&
    (terms.every(isTerm) || isGlued(line)) &&
    !wordsOf(line).some((word) => COMMON.has(word))
  );
}

/** Names in a row, without a sign or word between them that makes a phrase. */
function isHeap(line: string): boolean {
  const words = line.trim().split(/\s+/);
  if (words.length < LEAST_WORDS || line.includes("<") || /[,;:.!?|()+/]/u.test(line)) return false;
  if (words.some((word) => COMMON.has(foldAscii(word)))) return false;
  return words.filter((word) => BOUND.test(word)).length * LEAST_UNBOUND <= words.length;
}

const LEAST_KEYWORDS = 5;

const isKeywords = (line: string): boolean => {
  const label = /^[^:\n]{3,30}:/u.exec(line)?.[0];
  const list = line.slice(label?.length ?? 0);
  if (label && POSTING_LANGUAGES.some(({ orders }) => orders.keywords.test(foldAscii(label))))
    return termsIn(list).length >= LEAST_KEYWORDS;
  return false;
};

/** In letters: a longer line is a posting that lost its breaks. */
const LONGEST_LINE = 400;

/** A line of tags; of a posting that lost its breaks only the tags, and what introduces them. */
function findTags(line: string): Span | undefined {
  const tags = findTagRun(line, LEAST_TAGS);
  if (tags === undefined) return undefined;
  if (line.length <= LONGEST_LINE) return { start: 0, end: line.length };
  const before = line.slice(0, tags.start);
  const start = /:\s*$/.test(before) ? findPossibleBreaks(before, LINGUA_FRANCA).at(-1) : undefined;
  return { ...tags, ...(start === undefined ? {} : { start }) };
}

const BULLET = /^\s*(?:[•·●▪▫◦–—*>~»→+-]|\d{1,2}[.)]|[a-z][.)])\s/u;
const MOST_WORDS_OF_A_HEADING = 6;

/** A line that may introduce the next one. */
const introduces = (line: string | undefined): boolean => {
  const text = line?.trim() ?? "";
  if (!text || BULLET.test(text)) return false;
  return /:$/.test(text) || (text.split(/\s+/).length <= MOST_WORDS_OF_A_HEADING && !/[.!]$/.test(text));
};

/** A wrapped line of running text. */
const goesOn = (before: string, line: string): boolean =>
  !BULLET.test(before) && !/[.!?:;]\s*$/.test(before) && !/\n\s*\n/.test(before) && /^\s*\p{Ll}/u.test(line);

const isRow = (line: string): boolean => / \| /.test(line);
/** A table's row is beside another; what is listed in it, its column's head asks. */
const isRowBeside = (beside: RegExpExecArray | undefined): boolean =>
  beside !== undefined && isRow(beside[0]);

export function findBareLists(posting: string): Span[] {
  const lines = [...posting.matchAll(/[^\n]+/gu)].filter(({ 0: line }) => line.trim());
  return lines.flatMap(({ 0: line, index }, at) => {
    const span = [{ start: index, end: index + line.length }];
    if (line.includes("\t") || (isRow(line) && [lines[at - 1], lines[at + 1]].some(isRowBeside))) return [];
    if (isRepeated(line) || isKeywords(line)) return span;
    const tags = findTags(line);
    if (tags) return [{ start: index + tags.start, end: index + tags.end }];
    const before = lines[at - 1];
    if (isHeap(line.replace(BULLET, "")) && !isStuffed(line)) return span;
    if (BULLET.test(line) || introduces(before?.[0])) return [];
    if (before && goesOn(posting.slice(before.index, index), line)) return [];
    return LONE_WORDS.test(line) || isListOfTerms(line) ? span : [];
  });
}
