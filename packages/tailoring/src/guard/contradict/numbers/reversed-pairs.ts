import type { Conflict } from "@terzi/contracts/cv";
import { isNear } from "../../entail/compare-numbers.ts";
import { type Pair, pairsIn } from "../../entail/number-pairs.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";

const isSame = (one: Pair, other: Pair): boolean =>
  isNear(one.from.value, other.from.value) && isNear(one.to.value, other.to.value);
const turned = ({ from, to, clause }: Pair): Pair => ({ from: to, to: from, clause });

/** "From 2.1 to 3.4", of what any line of the entry tells to have gone from 3.4 to 2.1. */
export function reversedPairConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  if (entries.length > 1) return [];
  const known = linesOf(entries).flatMap((line) => pairsIn(line).map((pair) => ({ pair, line })));
  const found = pairsIn(sentence)
    .filter(({ from }) => from.relation === "from")
    .flatMap((said) =>
      known.some(({ pair }) => isSame(said, pair))
        ? []
        : known.filter(({ pair }) => isSame(said, turned(pair))),
    );
  return found.slice(0, 1).map(({ line }) => ({ kind: "direction", said: sentence.text, known: line.text }));
}
