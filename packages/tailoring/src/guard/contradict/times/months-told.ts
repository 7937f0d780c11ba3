import type { Conflict } from "@terzi/contracts/cv";
import { monthNamed } from "@terzi/language/months";
import { foldAscii } from "@terzi/language/normalise";
import type { Line } from "../../parse/line.ts";
import { type NearestTask, linesOf } from "../conflict-task.ts";
import { polesOf } from "../scope/opposed-words.ts";

/** Spring to winter, as months; each a month longer at both ends, because seasons begin when people say so. */
const SEASONS = [
  [2, 3, 4, 5, 6],
  [5, 6, 7, 8, 9],
  [8, 9, 10, 11, 12],
  [11, 12, 1, 2, 3],
] as const;

const MONTHS_A_YEAR = 12;
const RANGE = /^\.?\s?(?:\d{4}\s?)?(?:[-–]|to|until|till|ila|ile)\s?$/iu;

type Named = { month: number; start: number; end: number };

/** The months that a line names; "may" and "mart" are months only with a capital, a range or a year. */
const namedIn = ({ text }: Line): Named[] =>
  [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
    const month = monthNamed(foldAscii(word));
    return month === undefined || /^(?:may|mar|ocak)$/u.test(word)
      ? []
      : [{ month, start: index, end: index + word.length }];
  });

/** The months that a line names, with those between the ends of a range. */
function monthsTold(line: Line): Set<number> {
  const named = namedIn(line);
  return new Set(
    named.flatMap(({ month, end }, at) => {
      const next = named[at + 1];
      if (!next || !RANGE.test(line.text.slice(end, next.start))) return [month];
      const length = (next.month - month + MONTHS_A_YEAR) % MONTHS_A_YEAR;
      return Array.from({ length: length + 1 }, (_, i) => ((month - 1 + i) % MONTHS_A_YEAR) + 1);
    }),
  );
}

/** "In the autumn", of who was there from May to July; "in November", of April to October. */
export function monthConflicts({ sentence, line, entries }: NearestTask): Conflict[] {
  const known = monthsTold(line);
  // Of a single month one may have told an example.
  if (known.size < 2) return [];
  const elsewhere = new Set(linesOf(entries).flatMap((line) => [...monthsTold(line)]));
  const said = namedIn(sentence).filter(({ month }) => !elsewhere.has(month));
  const season = polesOf(sentence, "season").find(
    ({ pole }) => !SEASONS[pole]?.some((month) => elsewhere.has(month)),
  );
  const isTold = () => linesOf(entries).some((line) => polesOf(line, "season").length > 0);
  const [other] = said;
  const wrong = other
    ? sentence.text.slice(other.start, other.end)
    : season && !isTold()
      ? season.surface
      : null;
  return wrong ? [{ kind: "period", said: wrong, known: line.text }] : [];
}
