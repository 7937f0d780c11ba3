import { foldAscii } from "@terzi/language/normalise";
import { postingPattern } from "../languages/all-posting-patterns.ts";
import type { Line } from "./line.ts";

const MOST_WORDS = 14;
const LABELLED_LINES = 40;
const HEAD_LINES = 3;

/** A rank among engineers; in "staff nurse" or "staff accountant" it isn't one. */
const STAFF = /\bstaff (?:[\p{L}/-]+ ){0,4}(?:engineer|developer|architect|scientist)/iu;

/** Years of work that a rank implies, when a posting names a rank and no years (docs/matching.md). */
const RANK_YEARS: [pattern: RegExp, years: number][] = [
  [STAFF, 10],
  [/\bprincipal (?!of\b|at\b|in\b|for\b)\p{L}/iu, 10],
  [/\b(?:head of|director|lead(?! gen))\b/i, 7],
  [new RegExp(postingPattern("senior"), "iu"), 5],
  [new RegExp(postingPattern("midLevel"), "iu"), 2],
];

/** The years implied by the rank in a title; undefined without one. */
export const rankYears = (title: string): number | undefined =>
  RANK_YEARS.find(([pattern]) => pattern.test(title))?.[1];

const RANK_LABEL =
  /^(?:seniority|level|experience level|career level|job level|kidem|deneyim seviyesi|pozisyon seviyesi|seviye)(?: level)?\s*:?\s*/;

/** The rank asked for, as years: from a line that names it ("Seniority: Senior"), the title, or the line below it. */
export function readRankYears(lines: Line[]): number | undefined {
  const labelled = lines.slice(0, LABELLED_LINES).flatMap((line, index) => {
    const label = RANK_LABEL.exec(foldAscii(line.text))?.[0];
    if (label === undefined) return [];
    const next = lines[index + 1];
    return label.length < line.text.length || !next ? [line.text] : [next.text];
  });
  const head = lines.slice(0, HEAD_LINES).map(({ text }) => text);
  for (const text of [...labelled, ...head.filter((line) => line.split(/\s+/).length <= MOST_WORDS)]) {
    const years = rankYears(text);
    if (years !== undefined) return years;
  }
  return undefined;
}
