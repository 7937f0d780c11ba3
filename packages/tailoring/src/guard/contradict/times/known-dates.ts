import { workedOutCue } from "../../../languages/all-worked-out-cues.ts";
import type { FactEntry } from "../../facts/fact.ts";
import type { NumberTerm } from "../../parse/number-term.ts";
import { isSameDate } from "../../retell/retold-numbers.ts";
import { type PlacedNumber, numbersIn } from "../numbers/placed-numbers.ts";
import { isUntil } from "./until-date.ts";

const isYear = ({ number: { unit, hasMonth } }: PlacedNumber): boolean => unit === "date" && !hasMonth;

/** "From September", of what was so until August. */
const isMonthAfter = ({ value, hasMonth }: NumberTerm, all: PlacedNumber[]): boolean =>
  all.some(
    (known) =>
      known.number.unit === "date" &&
      known.number.hasMonth &&
      hasMonth &&
      value === known.number.value + 1 &&
      isUntil(known),
  );

/** "In 2016", of what came four years later than 2012. */
const isYearsLater = ({ value, hasMonth }: NumberTerm, all: PlacedNumber[]): boolean =>
  !hasMonth &&
  all.some(
    (span) =>
      span.number.unit === "years" &&
      LATER.test(span.line.text.slice(span.number.end)) &&
      all.some(
        (date) => date.line === span.line && isYear(date) && date.number.value + span.number.value === value,
      ),
  );
const LATER = /^\s(?:later|after(?:wards)?|sonra)(?!\p{L})/iu;

const YEAR_BEFORE = new RegExp(workedOutCue("yearBefore"), "iu");
const YEAR_AFTER = new RegExp(workedOutCue("yearAfter"), "iu");
const COMPARED = new RegExp(workedOutCue("comparedWithBefore"), "iu");
const COMPARED_BEHIND = new RegExp(`^(?:['’]\\p{L}+)?${workedOutCue("comparedWithBehind")}`, "iu");

const isComparedWith = ({ number: { start, end }, line: { text } }: PlacedNumber): boolean =>
  COMPARED.test(text.slice(0, start)) || COMPARED_BEHIND.test(text.slice(end));

/**
 * "In 2023 … compared with 2022", of "in 2023 … on the year before": the sentence has the line's own year too, and
 * doesn't turn what is compared with what.
 */
const isYearBeside = (said: PlacedNumber, all: PlacedNumber[]): boolean =>
  isYear(said) &&
  numbersIn(said.line).some((own) => {
    const step = said.number.value - own.number.value;
    if (!isYear(own) || Math.abs(step) !== 1) return false;
    const pattern = step < 0 ? YEAR_BEFORE : YEAR_AFTER;
    const isTurned = step < 0 && isComparedWith(own) && !isComparedWith(said);
    return (
      !isTurned &&
      all.some(
        (known) => isYear(known) && known.number.value === own.number.value && pattern.test(known.line.text),
      )
    );
  });

const isDateIn = (said: NumberTerm, entries: FactEntry[]): boolean =>
  entries.some(({ dates, isOngoing, kind }) =>
    dates.some(
      (date) =>
        isSameDate(said, date) &&
        (said.relation !== "since" ||
          kind === "certifications" ||
          (date.side === "start" && (isOngoing || entries.length > 1))),
    ),
  );

/** Whether a date that no line has is one of the entries' own, or follows from one that a line names. */
export const isKnownDate = (said: PlacedNumber, all: PlacedNumber[], entries: FactEntry[]): boolean =>
  isDateIn(said.number, entries) ||
  isMonthAfter(said.number, all) ||
  isYearsLater(said.number, all) ||
  isYearBeside(said, all);
