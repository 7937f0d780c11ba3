import type { Conflict } from "@terzi/contracts/cv";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import { turnedCue } from "../../../languages/all-turned-cues.ts";
import { isNear } from "../../entail/compare-numbers.ts";
import { changes } from "../../entail/changes.ts";
import { type Pair, pairsIn } from "../../entail/number-pairs.ts";
import type { Line } from "../../parse/line.ts";
import type { NumberTerm } from "../../parse/number-term.ts";
import type { NearestTask } from "../conflict-task.ts";

const WAS = new RegExp(String.raw`(?:${turnedCue("wasBefore")})\s[$€£₺]?$`, "iu");
const WAS_BEHIND = new RegExp(String.raw`^\s?(?:\p{L}+\s)?(?:${turnedCue("wasBehind")})`, "iu");
const BY = new RegExp(String.raw`(?:${turnedCue("by")})\s[$€£₺]?$`, "iu");

const BY_BEHIND = new RegExp(String.raw`^\s${claimCue("changedByBehind")}(?!\p{L})`, "iu");

const isStart = ({ start, end }: NumberTerm, { text }: Line): boolean =>
  WAS.test(text.slice(0, start)) || WAS_BEHIND.test(text.slice(end));

/** "Fell by 12 minutes (was 41)": by what something changed, and from what. */
function changesBy(line: Line): { by: number; from: number }[] {
  if (pairsIn(line).length > 0) return [];
  const { numbers } = line.words;
  return numbers.flatMap((from) => {
    const by = numbers.find((one) => one !== from && !isStart(one, line) && isSameKind(one, from));
    return by && isStart(from, line) && line.clauses.some((clause) => changes(clause))
      ? [{ by: by.value, from: from.value }]
      : [];
  });
}

const isSameKind = (one: NumberTerm, other: NumberTerm): boolean =>
  one.unit === other.unit || one.unit === "" || other.unit === "";

const isReversed = (said: Pair, known: Pair): boolean =>
  isNear(said.from.value, known.to.value) && isNear(said.to.value, known.from.value);
const isSame = (said: Pair, known: Pair): boolean =>
  isNear(said.from.value, known.from.value) && isNear(said.to.value, known.to.value);

/** "From 41 minutes to 12", of what fell by 12; "by 27", of what rose to 27; and one of several changes turned round. */
export function toldChangeConflicts({ sentence, line }: NearestTask): Conflict[] {
  const [told, known] = [pairsIn(sentence), pairsIn(line)];
  const isByForTo = changesBy(line).some(({ by, from }) =>
    told.some((pair) => isNear(pair.from.value, from) && isNear(pair.to.value, by) && !isNear(from - by, by)),
  );
  const isToForBy = sentence.words.numbers.some(
    (said) =>
      (BY.test(sentence.text.slice(0, said.start)) || BY_BEHIND.test(sentence.text.slice(said.end))) &&
      // "%2,6 azaltan beş kişi": what it begins with is no change from it.
      !told.some(({ to }) => to === said) &&
      known.some(
        ({ from, to }) =>
          isNear(to.value, said.value) && !isNear(Math.abs(to.value - from.value), said.value),
      ) &&
      !known.some(({ from, to }) => isNear(Math.abs(to.value - from.value), said.value)),
  );
  const isTurned = told.some(
    (pair) => known.some((own) => isReversed(pair, own)) && !known.some((own) => isSame(pair, own)),
  );
  return isByForTo || isToForBy || isTurned
    ? [{ kind: "direction", said: sentence.text, known: line.text }]
    : [];
}
