import { foldAscii } from "@terzi/language/normalise";
import { POSTING_LANGUAGES } from "../languages/posting-languages.ts";
import { isName } from "./glued-names.ts";
import { readHeading } from "./headings.ts";

/** How far to look around a position. */
const NEAR = 40;

/** The words of a text, including glued ones: "TANIMIŞirket" is "TANIMI" and "Şirket". */
const CAMEL = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+/gu;
const JOINING = new Set(["ve", "and", "of", "the", "for", "icin", "we", "you", "your", "our", "to"]);
const NOT_FIRST = new Set(["for", "to", "of", "and", "ve", "icin"]);
/** "A Level 3 certificate": one of them, which no heading is. */
const NAMES_ONE = /^An? \S+$/i;
const MOST_WORDS_OF_A_HEADING = 7;

type Run = { from: number; to: number; words: string[] };

/** Adjacent capitalised words, like those of a heading. */
function findRuns(text: string): Run[] {
  const runs: Run[] = [];
  // The run so far, and its part after the last word that was glued to the one before.
  let open: Run[] = [];
  for (const match of text.matchAll(CAMEL)) {
    const [word] = match;
    const end = match.index + word.length;
    const between = open[0] && text.slice(open[0].to, match.index);
    const isCapital = /^\p{Lu}/u.test(word);
    const isApostrophe = /^['’]$/.test(between ?? "");
    const goesOn =
      between !== undefined && /^[ /&]*$/.test(between) && (isCapital || JOINING.has(foldAscii(word)));
    const fresh: Run = { from: match.index, to: end, words: [word] };
    const longer = open.map((run) => ({ ...run, to: end, words: [...run.words, word] }));
    if (goesOn && between === "") open = [...longer.slice(0, 1), fresh];
    else if (goesOn || isApostrophe) open = longer;
    else open = isCapital ? [fresh] : [];
    if (JOINING.has(word)) continue;
    for (const run of open.toReversed())
      if (!NOT_FIRST.has(foldAscii(run.words[0] ?? "")) && !NAMES_ONE.test(run.words.join(" ")))
        runs.push(run);
  }
  return runs;
}

/** "TypeScript" begins with a heading word, but is one name. */
function isInName(text: string, { from, to }: Run): boolean {
  const left = /\p{L}*$/u.exec(text.slice(Math.max(0, from - NEAR), from))?.[0] ?? "";
  const right = /^\p{L}*/u.exec(text.slice(to, to + NEAR))?.[0] ?? "";
  const [first = "", ...others] = text.slice(from, to).split(/[^\p{L}]+/u);
  return (isName(left + first) && left !== "") || (right !== "" && isName((others.at(-1) ?? first) + right));
}

/** A heading that lost its own line: "… our team. YOUR TASKS Maintain …", "İş TanımıRaporların …". Unordered. */
export function findLostHeadings(text: string): [from: number, to: number][] {
  const found: [from: number, to: number][] = [];
  let free = text.length;
  // Backwards, so that of all runs with the same last word the longest comes first.
  for (const run of findRuns(text).reverse()) {
    const { from, to } = run;
    if (to > free || !standsAsHeading(text, run) || !readHeading(text.slice(from, to), false)) continue;
    found.push([from, to + (/^\s*[:：?!]?\s*/u.exec(text.slice(to, to + NEAR))?.[0].length ?? 0)]);
    free = from;
  }
  return found;
}

const lastWordOf = (text: string): string => foldAscii(/\p{L}+(?=\s*$)/u.exec(text)?.[0] ?? "");

/** Whether the surroundings allow a heading: it begins a sentence or a line, and something follows. */
function standsAsHeading(text: string, run: Run): boolean {
  const { from, to, words } = run;
  if (words.length > MOST_WORDS_OF_A_HEADING) return false;
  const before = text.slice(Math.max(0, from - NEAR), from);
  const after = text.slice(to, to + NEAR);
  if (!/^\s*[:：]|^\s+[\p{Lu}\d-]|^\p{Lu}|^\s*[?!]\s*\p{Lu}|^\s*[•·▪*]/u.test(after)) return false;
  const isAnnounced = /^\s*[:：]/.test(after);
  const isGlued = /^\p{Lu}/u.test(after) || (words.length > 1 && /\p{Ll}$/u.test(before));
  const isShouted = to - from > 5 && words.every((word) => !/\p{Ll}/u.test(word));
  const startsSentence = () =>
    before === "" ||
    /[.!?:;,)”"’…]\s*$/u.test(before) ||
    POSTING_LANGUAGES.some((spoken) => spoken.surelyClosesEntry(lastWordOf(before)));
  const stands = isAnnounced || isGlued || isShouted || (words.length > 1 && startsSentence());
  return stands && !isInName(text, run);
}
