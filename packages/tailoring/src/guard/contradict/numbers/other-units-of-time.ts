import type { Conflict } from "@terzi/contracts/cv";
import type { Line } from "../../parse/line.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { type NearestTask, linesOf } from "../conflict-task.ts";
import { compoundsIn } from "../times/compound-times.ts";
import { sharedWords } from "../scope/opposed-words.ts";
import { isToldOtherwise } from "./told-otherwise.ts";
import { numbersIn, type PlacedNumber, writtenWith } from "./placed-numbers.ts";

const TIMES = new Set(["months", "calendar", "clock"]);
const isTime = ({ measure, number }: PlacedNumber): boolean =>
  TIMES.has(measure.kind) && number.bound === "exact";

/** How long a unit is that makes a number a time: a week has seven days. */
const unitOf = ({ number, measure }: PlacedNumber): string =>
  `${measure.kind} ${measure.value / number.value}`;

const REACH = 3;
/** The words right behind a time, of which it is the length: "a six-month programme". */
function behind({ number: { end } }: PlacedNumber, line: Line): ToldWord[] {
  const sign = line.text.slice(end).search(/[,;.()]/u);
  return toldWordsIn(line)
    .filter(
      ({ start, isEmpty, ids }) =>
        !isEmpty && start >= end && (sign < 0 || start < end + sign) && !ids.some((id) => UNITS.test(id)),
    )
    .slice(0, REACH);
}
const UNITS = /^c:(?:second|minute|hour|hourly|day|daily|week|weekly|month|monthly|year|annual)$/;

/** "A six-month programme", of one of six weeks. */
export function otherUnitOfTimeConflicts({ sentence, line, entries }: NearestTask): Conflict[] {
  const known = numbersIn(line).filter(isTime);
  const told = numbersIn(sentence);
  const all = linesOf(entries).flatMap(numbersIn);
  // "5 h 40 min" is one time, and told as a whole.
  const ofCompounds = compoundsIn(sentence).flatMap(({ larger, smaller }) => [larger, smaller]);
  return told.flatMap((said) => {
    if (!isTime(said) || ofCompounds.includes(said) || isToldOtherwise(said, [line])) return [];
    const isKnown = all.some(
      (one) => one.measure.kind === said.measure.kind && one.measure.value === said.measure.value,
    );
    const other = known.find(
      (one) =>
        one.number.value === said.number.value &&
        unitOf(one) !== unitOf(said) &&
        // "Three years of a three-hour programme": the sentence has the line's time too.
        !told.some((its) => its.number.value === one.number.value && unitOf(its) === unitOf(one)) &&
        sharedWords(behind(said, sentence), sentence, behind(one, line), line).length > 0,
    );
    return other && !isKnown
      ? [{ kind: "unit" as const, said: writtenWith(said), known: writtenWith(other) }]
      : [];
  });
}
