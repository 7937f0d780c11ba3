import type { Conflict } from "@terzi/contracts/cv";
import { wordsSaid } from "../../align/align-sentence.ts";
import type { Line } from "../../parse/line.ts";
import { spansOf } from "../../parse/spans.ts";
import type { ConflictTask } from "../conflict-task.ts";
import { numbersIn, writtenWith } from "../numbers/placed-numbers.ts";

const datesIn = (line: Line) =>
  numbersIn(line).filter(({ number }) => number.unit === "date" && number.relation === "since");

const yearOf = ({ value, hasMonth }: { value: number; hasMonth: boolean }): number =>
  hasMonth ? Math.floor((value - 1) / 12) : value;

/** "Since 2017" where the line says 2018, although the job itself began in 2017. */
export function sinceConflicts({ alignment: { sentence, lines } }: ConflictTask): Conflict[] {
  const [said] = datesIn(sentence);
  const [first] = lines;
  const [known] = first ? datesIn(first.line) : [];
  if (!first || !said || !known || yearOf(said.number) === yearOf(known.number)) return [];
  const { words } = spansOf(sentence);
  const isTold = wordsSaid(words, sentence, first.line).length >= words.length * MOST;
  return isTold ? [{ kind: "number", said: writtenWith(said), known: writtenWith(known) }] : [];
}
const MOST = 0.6;
