import type { Conflict } from "@terzi/contracts/cv";
import { wordsSaid } from "../../align/align-sentence.ts";
import type { Line } from "../../parse/line.ts";
import { spansOf } from "../../parse/spans.ts";
import type { ConflictTask } from "../conflict-task.ts";
import { numbersIn, type PlacedNumber, writtenWith } from "../numbers/placed-numbers.ts";
import { isUntil } from "./until-date.ts";

const datesIn = (line: Line, is: (date: PlacedNumber) => boolean): PlacedNumber[] =>
  numbersIn(line).filter((one) => one.number.unit === "date" && is(one));
const isSince = ({ number }: PlacedNumber): boolean => number.relation === "since";

const yearOf = ({ value, hasMonth }: { value: number; hasMonth: boolean }): number =>
  hasMonth ? Math.floor((value - 1) / 12) : value;

/** "Since 2017" where the line says 2018, although the job itself began in 2017; "until 2013" where it says since. */
export function sinceConflicts({ alignment: { sentence, lines } }: ConflictTask): Conflict[] {
  const [first] = lines;
  if (!first) return [];
  const pairOf = (ofSaid: typeof isSince, ofKnown: typeof isSince) => {
    const [said] = datesIn(sentence, ofSaid);
    const [known] = datesIn(first.line, ofKnown);
    return said && known
      ? { said, known, isSameYear: yearOf(said.number) === yearOf(known.number) }
      : undefined;
  };
  const other = pairOf(isSince, isSince);
  const turned = [pairOf(isUntil, isSince), pairOf(isSince, isUntil)].find((pair) => pair?.isSameYear);
  const found = other && !other.isSameYear ? other : turned;
  if (!found) return [];
  const { words } = spansOf(sentence);
  const isTold = wordsSaid(words, sentence, first.line).length >= words.length * MOST;
  return isTold ? [{ kind: "number", said: writtenWith(found.said), known: writtenWith(found.known) }] : [];
}
const MOST = 0.6;
