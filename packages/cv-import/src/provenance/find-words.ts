import { foldText } from "../read/fold-text.ts";
import type { Stretch } from "./line-spots.ts";

type Word = Stretch & { folded: string };

/** A run of the document's words, from `first` to before `end`, and the share of the wanted ones in it. */
export type WordRun = { first: number; end: number; share: number };

const WORD = /[\p{L}\p{N}]+[+#]*/gu;
/** How many words may be in between or differ where a text was wrapped, split or repaired. */
const SKIP = 3;
/** The most places examined for one text. */
const MOST_STARTS = 60;
/** Fewer letters occur in a row by chance. */
const FEW_LETTERS = 8;
/** A list of names is hardly longer, in words. */
const CLOSE = 60;
/** A text this like the document's is that text. */
const LIKE = 0.7;

/** Finds texts in the words of a document. */
export function openWords(lines: string[]) {
  const words: Word[] = lines.flatMap((text, line) =>
    [...foldText(text).matchAll(WORD)].map((match) => ({
      ...{ folded: match[0], line, from: match.index, to: match.index + match[0].length },
    })),
  );
  const starts = new Map<string, number[]>();
  for (const [at, { folded }] of words.entries()) {
    const known = starts.get(folded);
    if (known) known.push(at);
    else starts.set(folded, [at]);
  }

  const letters = words.map(({ folded }) => folded).join("");
  /** The positions of each word. */
  const begins: number[] = [];
  let length = 0;
  for (const { folded } of words) {
    begins.push(length);
    length += folded.length;
  }

  /** The best run for the text; of equal ones, the nearest to the word `near`. */
  function find(text: string, near: number): WordRun | null {
    const wanted = [...foldText(text).matchAll(WORD)].map(([word]) => word);
    let best: WordRun | null = null;
    // Its first word may have been repaired or split: then the second or third is looked for.
    for (const [skipped, word] of wanted.slice(0, SKIP).entries()) {
      for (const start of nearest(starts.get(word) ?? [], near)) {
        const run = runFrom(start, wanted.slice(skipped), wanted.length);
        if (run.share >= LIKE && (!best || isBetter(run, best, near))) best = run;
      }
      if (best) return best;
    }
    return findLetters(wanted.join(""));
  }

  /** Spaced-out letters, or a word split at a line's end, are the same letters without the spaces. */
  function findLetters(wanted: string): WordRun | null {
    const at = wanted.length < FEW_LETTERS ? -1 : letters.indexOf(wanted);
    if (at < 0) return null;
    const wordAt = (place: number) => begins.findLastIndex((begin) => begin <= place);
    return { first: wordAt(at), end: wordAt(at + wanted.length - 1) + 1, share: 1 };
  }

  function runFrom(start: number, wanted: string[], of: number): WordRun {
    let [at, met] = [start, 0];
    let end = start;
    for (const word of wanted) {
      const ahead = words.slice(at, at + SKIP).findIndex(({ folded }) => folded === word);
      if (ahead < 0) continue;
      met++;
      at += ahead + 1;
      end = at;
    }
    return { first: start, end, share: met / of };
  }

  /** Where most of these names occur close together: the word that begins there. A name may also occur elsewhere. */
  function whereTogether(names: string[]): number {
    const found = names
      .flatMap((name) => starts.get(foldText(name).match(WORD)?.[0] ?? "")?.slice(0, MOST_STARTS) ?? [])
      .sort((a, b) => a - b);
    const isClose = (one: number) => (other: number) => other >= one && other < one + CLOSE;
    const counts = found.map((one) => found.filter(isClose(one)).length);
    return found[counts.indexOf(Math.max(...counts))] ?? 0;
  }

  /** The stretches of lines that a run covers, one for each line. */
  function stretches({ first, end }: WordRun): Stretch[] {
    const found: Stretch[] = [];
    for (const { line, from, to } of words.slice(first, end)) {
      const last = found.at(-1);
      if (last?.line === line) last.to = to;
      else found.push({ line, from, to });
    }
    return found;
  }

  return { words, find, whereTogether, stretches };
}

/** The one with more of it wins, then the closer together, then the nearer. */
function isBetter(run: WordRun, best: WordRun, near: number): boolean {
  if (run.share !== best.share) return run.share > best.share;
  const [words, least] = [run.end - run.first, best.end - best.first];
  return words === least ? gap(run, near) < gap(best, near) : words < least;
}

/** Places further down count half as far: entries are read downwards. */
const gap = ({ first }: WordRun, near: number): number => (first >= near ? first - near : 2 * (near - first));

const nearest = (starts: number[], near: number): number[] =>
  starts.length <= MOST_STARTS
    ? starts
    : [...starts].sort((a, b) => Math.abs(a - near) - Math.abs(b - near)).slice(0, MOST_STARTS);
