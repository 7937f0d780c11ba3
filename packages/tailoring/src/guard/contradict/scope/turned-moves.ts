import type { Conflict } from "@terzi/contracts/cv";
import type { Line, Term } from "../../parse/line.ts";
import { type ConflictTask, linesOf, type NearestTask } from "../conflict-task.ts";

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

const INTO = /(?<from>\p{Lu}\p{L}+) (?:in)?to (?<into>\p{Lu}\p{L}+)/gu;
const pairsIn = ({ text }: Line) =>
  [...text.matchAll(INTO)].map(({ groups }) => ({ from: groups?.["from"], into: groups?.["into"] }));

/** "English into German", of a certificate for German into English. */
export function turnedIntoConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  const known = linesOf(entries).flatMap((line) => pairsIn(line).map((pair) => ({ line, ...pair })));
  return pairsIn(sentence).flatMap(({ from, into }) => {
    const turned = known.find((pair) => pair.from === into && pair.into === from);
    const isKnown = known.some((pair) => pair.from === from && pair.into === into);
    return turned && !isKnown
      ? [{ kind: "direction" as const, said: `${from} into ${into}`, known: turned.line.text }]
      : [];
  });
}
