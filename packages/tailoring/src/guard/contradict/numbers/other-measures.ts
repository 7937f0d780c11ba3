import type { Conflict } from "@terzi/contracts/cv";
import type { Line } from "../../parse/line.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { wayOf } from "../../shown/word-ways.ts";
import { type NearestTask, linesOf } from "../conflict-task.ts";
import { numbersIn, type PlacedNumber, writtenWith } from "./placed-numbers.ts";

const TIMES = new Set(["months", "calendar", "clock"]);

/** The thing right behind a number that measures no time. */
const thingBehind = ({ number: { end, unit }, measure, line }: PlacedNumber): ToldWord | undefined =>
  unit === "" && !TIMES.has(measure.kind)
    ? toldWordsIn(line).find(({ start }) => start - end === 1)
    : undefined;

/** "2.1 weeks": the unit stands right behind; "37 field days" counts events. */
const isTime = ({ number: { end, unit }, measure, clause }: PlacedNumber): boolean =>
  TIMES.has(measure.kind) &&
  unit === "" &&
  clause.terms.some(({ start, ids }) => start - end === 1 && ids.some((id) => UNITS.test(id)));
const UNITS = /^c:(?:second|minute|hour|day|week|month|year)$/;

const SHORTEST = 3;

/** "From 3.4 weeks to 2.1", of 3.4 rounds: the numbers of a line, as if they were times. */
export function otherMeasureConflicts({ sentence, line, entries }: NearestTask): Conflict[] {
  const all = linesOf(entries).flatMap(numbersIn);
  const isTold = (said: PlacedNumber): boolean =>
    all.some((one) => one.measure.kind === said.measure.kind && one.measure.value === said.measure.value);
  return numbersIn(sentence).flatMap((said) => {
    if (!isTime(said) || isTold(said)) return [];
    const known = numbersIn(line).find(
      (one) => one.number.value === said.number.value && isLost(thingBehind(one), line, sentence),
    );
    return known ? [{ kind: "unit" as const, said: writtenWith(said), known: writtenWith(known) }] : [];
  });
}

const isLost = (thing: ToldWord | undefined, line: Line, sentence: Line): boolean =>
  thing !== undefined && thing.surface.length >= SHORTEST && wayOf(thing, line, sentence) === "none";
