import type { Conflict } from "@terzi/contracts/cv";
import { isNear } from "../../entail/compare-numbers.ts";
import { type Pair, pairsIn } from "../../entail/number-pairs.ts";
import type { Line } from "../../parse/line.ts";
import { compoundsIn } from "../times/compound-times.ts";
import type { ConflictTask } from "../conflict-task.ts";
import { isSameLength } from "./following-numbers.ts";
import { numbersIn } from "./placed-numbers.ts";
import { numberCue } from "../../../languages/all-guard-cues.ts";

const OUT_OF = new RegExp(String.raw`^\s*${numberCue("outOf")}`, "iu");

/** "From 11.5 to 5" for what went from 11.5 to 6, or "from 8 to 11" for what went from 11 to 8. */
export function pairConflicts({ alignment: { sentence, lines } }: ConflictTask): Conflict[] {
  const [said, ...others] = pairsIn(sentence);
  // "Cut by 3 days to 8": only what is called the start is one.
  // "From £180, with lead times shortened by five": what it changed by is no end.
  if (!said || others.length || said.from.relation !== "from" || said.to.relation === "by") return [];
  if (OUT_OF.test(sentence.text.slice(said.from.end))) return [];
  // "1 h 40 min" is one time: its numbers are told apart elsewhere.
  const known = lines
    .filter(({ line }) => !compoundsIn(line).length)
    .flatMap(({ line }) => pairsIn(line).map((pair) => ({ pair, line })));
  const measures = new Map(
    [sentence, ...lines.map(({ line }) => line)]
      .flatMap(numbersIn)
      .map(({ number, measure }) => [number, measure]),
  );
  /** "From 180 to 25 minutes" is from three hours, and "from 48 hours" from two days. */
  const isSameAmount = (a: Pair["from"], b: Pair["from"]): boolean => {
    const [one, other] = [measures.get(a), measures.get(b)];
    if (!one?.kind || !other?.kind) return false;
    return (
      (one.kind === other.kind && isNear(one.value, other.value)) ||
      isSameLength({ measure: one }, { measure: other })
    );
  };
  const isSame = (a: Pair["from"], b: Pair["from"]) => isNear(a.value, b.value) || isSameAmount(a, b);
  const exact = known.filter(({ pair }) => pair.from.bound === "exact" && pair.to.bound === "exact");
  if (exact.some(({ pair }) => isSame(said.from, pair.from) && isSame(said.to, pair.to))) return [];
  const told = ({ from, to }: Pair, { text }: Line): string =>
    text.slice(Math.min(from.start, to.start), Math.max(from.end, to.end));
  for (const { pair, line } of exact) {
    const conflict = (kind: Conflict["kind"]): Conflict[] => [
      { kind, said: told(said, sentence), known: told(pair, line) },
    ];
    if (isSame(said.from, pair.to) && isSame(said.to, pair.from)) return conflict("direction");
    if (areBothNamed(said, pair, line)) continue;
    const isEither = isSame(said.from, pair.from) || isSame(said.to, pair.to);
    const isBare = said.from.bound === "exact" && said.to.bound === "exact";
    if (isEither && isBare && said.from.unit === pair.from.unit && said.to.unit === pair.to.unit)
      return conflict("number");
  }
  return [];
}

/** "From Windows 7 to 10", of 180 computers with Windows 7 that got 10: the line has both, beside what it counts. */
const areBothNamed = (said: Pair, pair: Pair, { words: { numbers } }: Line): boolean =>
  pair.from.relation !== "from" &&
  [said.from, said.to].every(({ value, unit }) =>
    numbers.some((one) => isNear(one.value, value) && one.unit === unit),
  );
