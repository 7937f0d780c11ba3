import { foldAscii } from "@terzi/language/normalise";
import type { Clause, Line, Term } from "../parse/line.ts";

const WRITTEN = /^\p{Lu}{2,6}(?=s?$|['’])/u;
/** Whether a term is written as initials are: it may match words it doesn't contain. */
export const isAbbreviation = ({ surface }: Term): boolean => WRITTEN.test(surface);

/** Words that an abbreviation leaves out: "hours of service" is HOS or HS. */
const SMALL = /^(?:of|the|and|for|in|ve|ile|de|da)$/i;

type Word = { text: string; start: number };
const runsOf = new WeakMap<Line, Word[][]>();

/** A line's words, all of them and without the small ones. */
function runsIn(line: Line): Word[][] {
  const before = runsOf.get(line);
  if (before) return before;
  const words = [...line.text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    text: match[0],
    start: match.index,
  }));
  const runs = [words, words.filter((word) => !SMALL.test(word.text))];
  runsOf.set(line, runs);
  return runs;
}

/** The clauses whose words a term abbreviates by their first letters: "HOS" for "hours of service". */
export function clausesAbbreviated({ surface }: Term, line: Line): Clause[] {
  const letters = foldAscii(WRITTEN.exec(surface)?.[0] ?? "");
  if (!letters) return [];
  for (const run of runsIn(line))
    for (const [index, { start }] of run.entries()) {
      const said = run.slice(index, index + letters.length);
      const isLong = letters.length > 2 || said.every((word) => word.text.length > 3);
      if (isLong && foldAscii(said.map((word) => word.text[0]).join("")) === letters)
        return line.clauses.filter(({ terms, actions }) =>
          [...terms, ...actions].some((one) => one.start === start),
        );
    }
  return [];
}
