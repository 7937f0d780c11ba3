import type { Conflict } from "@terzi/contracts/cv";
import type { Line, Term } from "../../parse/line.ts";
import type { NearestTask } from "../conflict-task.ts";

const sideOf = ({ clauses }: Line, side: "from" | "to"): Term[] =>
  clauses.flatMap(({ terms }) => terms.filter((term) => term.side === side));

const meet = (some: Term[], others: Term[]): boolean =>
  some.some(({ ids }) => others.some((other) => other.ids.some((id) => ids.includes(id))));

/** "From Oracle to MySQL", of a move from MySQL to Oracle. */
export function turnedMoveConflicts({ sentence, line }: NearestTask): Conflict[] {
  const [from, to] = [sideOf(sentence, "from"), sideOf(sentence, "to")];
  const [knownFrom, knownTo] = [sideOf(line, "from"), sideOf(line, "to")];
  const isTurned = meet(from, knownTo) && meet(to, knownFrom);
  return isTurned && !meet(from, knownFrom) && !meet(to, knownTo)
    ? [{ kind: "direction", said: sentence.text, known: line.text }]
    : [];
}
