import type { Conflict } from "@terzi/contracts/cv";
import type { Line, Term } from "../../parse/line.ts";
import type { ConflictTask } from "../conflict-task.ts";

const sideOf = ({ clauses }: Line, side: "from" | "to"): Term[] =>
  clauses.flatMap(({ terms }) => terms.filter((term) => term.side === side));

const meet = (some: Term[], others: Term[]): boolean =>
  some.some(({ ids }) => others.some((other) => other.ids.some((id) => ids.includes(id))));

/** "From Oracle to MySQL", of a move from MySQL to Oracle. */
export function turnedMoveConflicts({ alignment: { sentence, lines }, entries }: ConflictTask): Conflict[] {
  const [first] = lines;
  if (!first || entries.length > 1) return [];
  const [from, to] = [sideOf(sentence, "from"), sideOf(sentence, "to")];
  const [knownFrom, knownTo] = [sideOf(first.line, "from"), sideOf(first.line, "to")];
  const isTurned = meet(from, knownTo) && meet(to, knownFrom);
  return isTurned && !meet(from, knownFrom) && !meet(to, knownTo)
    ? [{ kind: "direction", said: sentence.text, known: first.line.text }]
    : [];
}
