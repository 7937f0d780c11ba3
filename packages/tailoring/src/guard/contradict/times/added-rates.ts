import type { Conflict } from "@terzi/contracts/cv";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import { numberCue } from "../../../languages/all-guard-cues.ts";
import { turnedCue } from "../../../languages/all-turned-cues.ts";
import { isNear } from "../../entail/compare-numbers.ts";
import type { Line } from "../../parse/line.ts";
import { spansOf } from "../../parse/spans.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { numbersIn, type PlacedNumber, writtenWith } from "../numbers/placed-numbers.ts";
import { periodOf } from "../numbers/rates-of-time.ts";
import { periodsTold } from "../numbers/totals-of-rates.ts";

/** A rate as short as "/mo" or "p.a.", which nothing reads as a period. */
const SHORT_RATE = /\/\s?\p{L}|\bp\.?\s?[aw]\b|\bpcm\b/iu;
const TOTAL = new RegExp(turnedCue("total"), "iu");
/** With few of them, a line that names no period may tell of what comes back: "two shifts". */
const MANY = 10;

/** What may stand between a number and its period: the thing that is counted. */
const COUNTED = new RegExp(String.raw`^\s(?:(?!(?:${claimCue("noCounted")})\s)\p{L}+\s){0,3}$`, "iu");

/**
 * The period right behind what a number counts, or in front of it: "1,340 claims per year", "ayda 146"; "on haftada 118"
 * is in ten weeks.
 */
function rateOf({ number: { start, end }, line }: PlacedNumber): string | undefined {
  const { text, words } = line;
  return spansOf(line)
    .spans.filter((span) =>
      words.language.isVerbFinal
        ? span.end === start - 1 && !words.numbers.some((one) => one.end === span.start - 1)
        : COUNTED.test(text.slice(end, span.start)),
    )
    .flatMap(({ ids }) => ids.filter((id) => !NO_RATE.test(id)).flatMap((id) => periodOf(id) ?? []))[0];
}
/** A weekday, or "twice a day", which says how often. */
const NO_RATE = /day$|[x/]\d/;

const isCount = ({ number: { unit, value } }: PlacedNumber): boolean =>
  (unit === "" || /^[$€£₺]$/.test(unit)) && value >= MANY;

/** "Ayda ort.": where a line was cut, the period of a number may stand at the end of the one before. */
const endsInPeriod = (line: Line): boolean =>
  RATE_CUT.test(line.text) ||
  spansOf(line).spans.some(
    ({ ids, end }) => ids.some((id) => periodOf(id) !== undefined) && CUT.test(line.text.slice(end)),
  );
const RATE_CUT = new RegExp(String.raw`(?:${numberCue("rate")})\s\p{L}{1,4}\.?$`, "iu");
const CUT = /^\s\p{L}{1,4}\.?$/u;
const namesPeriod = (line: Line): boolean => periodsTold(line).size > 0 || SHORT_RATE.test(line.text);

/** "1,340 claims per year", of 1,340 in 2019: a rate for a number that no line tells as one. */
export function addedRateConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  if (entries.length > 1 || TOTAL.test(sentence.text)) return [];
  const lines = linesOf(entries);
  return numbersIn(sentence).flatMap((said) => {
    const rate = isCount(said) && rateOf(said);
    if (!rate || lines.some(endsInPeriod)) return [];
    const same = lines.flatMap(numbersIn).filter(({ number }) => isNear(number.value, said.number.value));
    const [known] = same;
    return known && !same.some(({ line }) => namesPeriod(line))
      ? [{ kind: "period" as const, said: writtenWith(said), known: known.line.text }]
      : [];
  });
}
