import { numberCue } from "../../../languages/all-guard-cues.ts";
import { neighbours } from "../../entail/counted-things.ts";
import type { PlacedNumber } from "./placed-numbers.ts";

const BOUND = (["atMost", "atLeast", "about", "moreThan", "lessThan"] as const).map(numberCue).join("|");
/** What stands between the two ends of a change, where the second is told without its unit. */
const BETWEEN = new RegExp(
  String.raw`^\s?(?:(?:down|up)\s)?(?:(?:${numberCue("toEnd")}|-*>|→)\s?)?(?:(?:just|well|slightly)\s)?(?:(?:${BOUND})\s?)?$`,
  "iu",
);
/** "2'nin altına": what limits the number counts nothing. */
const LIMIT_BEHIND = new RegExp(
  String.raw`^\s(?:${numberCue("lessBehind")}|${numberCue("moreBehind")})(?!\p{L})`,
  "iu",
);

/** "From nine percent to less than two": two percent. */
export function ofShareBefore({ number, clause, line }: PlacedNumber): PlacedNumber | undefined {
  const { text, words } = line;
  if (number.unit !== "" || number.value > LARGEST) return undefined;
  const before = words.numbers.findLast(({ end }) => end < number.start);
  if (before?.unit !== "%" || before.relation !== "from") return undefined;
  const isBare = !neighbours(number, clause).behind.length || LIMIT_BEHIND.test(text.slice(number.end));
  if (!isBare || !BETWEEN.test(text.slice(before.end, number.start))) return undefined;
  return {
    number: { ...number, unit: "%", relation: "to" },
    clause,
    line,
    measure: { value: number.value, kind: "%" },
  };
}
const LARGEST = 100;

/** Whether a share that a change got to is one of the known ones, as roughly as it is told: "under two", of 1.5 %. */
export const isKnownShare = ({ number: { value, bound } }: PlacedNumber, all: PlacedNumber[]): boolean =>
  all.some(({ number: known }) => {
    if (known.unit !== "%") return false;
    const above = value - known.value;
    if (bound === "atMost" || bound === "upTo") return above >= 0 && above < STEP;
    if (bound === "atLeast") return above <= 0 && above > -STEP;
    return Math.abs(above) <= (bound === "about" ? STEP : 0);
  });
/** To the next whole percent. */
const STEP = 1;
