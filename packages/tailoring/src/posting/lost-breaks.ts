import type { Language } from "@terzi/contracts/language";
import { lexicon } from "../lexicon/concepts.ts";
import { foldAscii } from "../text/fold.ts";
import { rootOf } from "../text/root.ts";
import { tokenize } from "../text/tokens.ts";
import { readHeading } from "./headings.ts";
import { surelyClosesEntry } from "./turkish/endings.ts";

/** Where in a line of a paste line breaks were lost: what stands between two numbers is no part of any line. */
export type Break = [from: number, to: number];

/** A bullet inside a line, a tab, a wide gap. */
const MARKED = /\s*[•·●▪▫◦‣⌲☞→➢➤✓✔■□]\s*|(?<=[.:;!?)])\s*[-–*]\s*(?=\p{Lu})|\t+|\s{3,}(?=\p{Lu}|\d|-)/gu;

/** "mezun,Yazılım", "Scrum.Fluent": a mark and a capital without a space between them. */
const UNSPACED =
  /(?<=\p{Ll}{2}[.!?;,:)])(?=\p{Lu}\p{Ll})|(?<=\p{Ll}{3},)(?=\p{Lu}{2,5}\s)|(?<=\p{Ll}{3}[.!?]|\s[!;])(?=\p{Lu})/gu;

/** "changeAbout": two lines pasted into one. Names like JavaScript or GitHub are left alone. */
const GLUED = /(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}{2})/gu;
const GLUED_TURKISH = /(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll})/gu;

const isName = (word: string): boolean => lexicon().english.has(rootOf(foldAscii(word)));

/** Inside a word that is written as one name everywhere, a capital is no line break. */
function isGlued(text: string, at: number, language: Language): boolean {
  const left = /\p{L}+$/u.exec(text.slice(Math.max(0, at - 30), at))?.[0] ?? "";
  const right = /^\p{L}+/u.exec(text.slice(at, at + 30))?.[0] ?? "";
  if (isName(left + right) || left.length < 4) return false;
  return !/^\p{Lu}/u.test(left) || (language === "tr" && surelyClosesEntry(foldAscii(left)));
}

/** The words of a text, also those that stand glued together: "TANIMIŞirket" is "TANIMI" and "Şirket". */
const CAMEL = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+/gu;
const JOINING = new Set(["ve", "and", "of", "the", "for", "icin", "we", "you", "your", "our", "to"]);
const NOT_FIRST = new Set(["for", "to", "of", "and", "ve", "icin"]);
const MOST_WORDS_OF_A_HEADING = 7;

type Run = { from: number; to: number; words: string[] };

/** Words that stand side by side and each begin with a capital, as those of a heading do. */
function findRuns(text: string): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  for (const match of text.matchAll(CAMEL)) {
    const [word] = match;
    const end = match.index + word.length;
    const between = run && text.slice(run.to, match.index);
    const isCapital = /^\p{Lu}/u.test(word);
    const goesOn =
      between !== undefined && /^[ /&]*$/.test(between) && (isCapital || JOINING.has(foldAscii(word)));
    if (run && (goesOn || /^['’]$/.test(between ?? "")))
      run = { ...run, to: end, words: [...run.words, word] };
    else run = isCapital ? { from: match.index, to: end, words: [word] } : undefined;
    if (run && !JOINING.has(word) && !NOT_FIRST.has(foldAscii(run.words[0] ?? ""))) runs.push(run);
  }
  return runs;
}

/** "TypeScript" begins with a word of headings, but is one name. */
function isInName(text: string, { from, to }: Run): boolean {
  const left = /[\p{L}]*$/u.exec(text.slice(0, from))?.[0] ?? "";
  const right = /^[\p{L}]*/u.exec(text.slice(to))?.[0] ?? "";
  const [first = "", ...others] = text.slice(from, to).split(/[^\p{L}]+/u);
  return (isName(left + first) && left !== "") || (right !== "" && isName((others.at(-1) ?? first) + right));
}

/** A heading that lost its own line: "… our team. YOUR TASKS Maintain …", "İş TanımıRaporların …". */
function findHeadings(text: string): Break[] {
  const found: Break[] = [];
  for (const run of findRuns(text).reverse()) {
    const { from, to, words } = run;
    if (words.length > MOST_WORDS_OF_A_HEADING || found.some(([start, end]) => from < end && to > start))
      continue;
    const heading = text.slice(from, to);
    const after = text.slice(to);
    const isAnnounced = /^\s*[:：]/.test(after);
    const isGluedTo = /^\p{Lu}/u.test(after) || /\p{Ll}$/u.test(text.slice(0, from));
    const isShouted = /^[\p{Lu}\s/&'’]+$/u.test(heading) && heading.length > 5;
    const startsSentence = /(?:^|[.!?:;,)”"’…]\s*)$/u.test(text.slice(0, from));
    const follows = /^\s*[:：]|^\s+[\p{Lu}\d-]|^\p{Lu}|^\s*[?!]\s*\p{Lu}|^\s*[•·▪*]/u.test(after);
    const isSure = isAnnounced || isGluedTo || isShouted || (words.length > 1 && startsSentence);
    if (!follows || !isSure || isInName(text, run) || !readHeading(heading, false)) continue;
    const end = to + (/^\s*[:：?!]?\s*/u.exec(after)?.[0].length ?? 0);
    found.push([from, end]);
  }
  return found;
}

const LONG = 200;

/** A line of its own: what begins like a heading there is one, or is none. */
const SHORT = 80;

/**
 * Turkish in one long paragraph: after the word that ends an entry ("… sahip", "… hazırlamak") a capital begins the
 * next, as common nouns have none; so does "Tercihen" anywhere.
 */
function findEntries(text: string): number[] {
  if (text.length < LONG) return [];
  const tokens = tokenize(text);
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    if (!next || !/^\p{Lu}/u.test(text.slice(next.start))) return [];
    const gap = text.slice(token.end, next.start);
    const isPlain = /^\p{Ll}/u.test(text.slice(token.start));
    if (next.key === "tercihen" && /^[\s,.;)]+$/.test(gap)) return [next.start];
    const isOpen = text.slice(0, next.start).lastIndexOf("(") > text.slice(0, next.start).lastIndexOf(")");
    if (isOpen || !isPlain || /["“‘]/.test(gap)) return [];
    if (/^\)?\s*,\s*$/.test(gap)) return isNameIn(text, next.start) ? [] : [next.start];
    return /^\)?\s+$/.test(gap) && (surelyClosesEntry(token.key) || /^\)/.test(gap)) ? [next.start] : [];
  });
}

/** "raporlama araçları, Excel": the name of a tool has its capital everywhere. */
const isNameIn = (text: string, at: number): boolean => {
  const word = /^[\p{L}\p{N}.+#]+/u.exec(text.slice(at))?.[0] ?? "";
  return /\p{Lu}.*\p{Lu}|\d/u.test(word) || isName(word);
};

/** All breaks that a line of a paste has lost, in order. */
export function findLostBreaks(text: string, language: Language): Break[] {
  const points: number[] = [];
  for (const match of text.matchAll(UNSPACED)) points.push(match.index);
  for (const match of text.matchAll(language === "tr" ? GLUED_TURKISH : GLUED))
    if (isGlued(text, match.index, language)) points.push(match.index);
  if (language === "tr") points.push(...findEntries(text));
  const marked = [...text.matchAll(MARKED)].map(
    (match): Break => [match.index, match.index + match[0].length],
  );
  const headings = (text.length > SHORT ? findHeadings(text) : []).flatMap(([from, to]): Break[] => [
    [from, from],
    [to, to],
  ]);
  const breaks = [...marked, ...headings, ...points.map((point): Break => [point, point])];
  return breaks.sort(([a], [b]) => a - b);
}
