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
/** So many words further away on average weigh as much as one text more: several titles may share an employer far above. */
const LOOSE = 10;
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

  /**
   * Where an entry begins: the word from which most of its texts follow most closely; of equal ones the nearest to `near`.
   A name, a town or a year may occur in other entries too.
   */
  function whereEntry(texts: string[], near: number): number | null {
    const places = texts
      .map((text) => nearest(starts.get(foldText(text).match(WORD)?.[0] ?? "") ?? [], near))
      .filter((own) => own.length);
    let best: Meeting | null = null;
    for (const at of places.flat()) {
      const ahead = places.flatMap((own) => {
        const next = own.filter((place) => place >= at && place < at + CLOSE);
        return next.length ? [Math.min(...next)] : [];
      });
      const away = ahead.reduce((sum, place) => sum + place - at, 0) / ahead.length;
      const found = { at, met: ahead.length, away };
      if (!best || isTighter(found, best, near)) best = found;
    }
    return best?.at ?? null;
  }

  /** The first word of a line that says this text and nothing else. */
  function ownLine(text: string): number | null {
    const wanted = [...foldText(text).matchAll(WORD)].map(([word]) => word).join(" ");
    const line = lines.findIndex(
      (one) => [...foldText(one).matchAll(WORD)].map(([word]) => word).join(" ") === wanted,
    );
    const at = line < 0 ? -1 : words.findIndex((word) => word.line === line);
    return at < 0 ? null : at;
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

  return { words, find, whereTogether, whereEntry, ownLine, stretches };
}

/** The one with more of it wins, then the closer together, then the nearer. */
function isBetter(run: WordRun, best: WordRun, near: number): boolean {
  if (run.share !== best.share) return run.share > best.share;
  const [words, least] = [run.end - run.first, best.end - best.first];
  // A label may stand between two words ("City: Tartu | Country: Estonia"): near counts for more than that.
  if (Math.abs(words - least) > 1) return words < least;
  const [own, other] = [gap(run, near), gap(best, near)];
  return own === other ? words < least : own < other;
}

type Meeting = { at: number; met: number; away: number };

function isTighter(one: Meeting, best: Meeting, near: number): boolean {
  const [own, other] = [one, best].map(({ met, away }) => met - away / LOOSE);
  if (own !== other) return (own ?? 0) > (other ?? 0);
  return distance(one.at, near) < distance(best.at, near);
}

/** Places further down count a third as far: entries are read downwards. */
const distance = (at: number, near: number): number => (at >= near ? at - near : 3 * (near - at));
const gap = ({ first }: WordRun, near: number): number => distance(first, near);

const nearest = (starts: number[], near: number): number[] =>
  starts.length <= MOST_STARTS
    ? starts
    : [...starts].sort((a, b) => Math.abs(a - near) - Math.abs(b - near)).slice(0, MOST_STARTS);
