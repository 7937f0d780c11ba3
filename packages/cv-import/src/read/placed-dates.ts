import { findPeriods, isOnlyDates } from "./find-dates.ts";
import type { Line } from "./line.ts";

/** How dates stand in a line that may go on in the next. */

/** "May 2021 | Salem, OR": nothing wraps before a date that a bar parts from what follows. */
export const isDateAndPlace = (text: string): boolean => {
  const [period] = findPeriods(text);
  return period !== undefined && period.start === 0 && /^\s*[|•·]\s/.test(text.slice(period.end));
};

/** "2016 to 2020 / Pastry Engineer / Norfolk Fresh": what a sign parts from a range at its beginning are names. */
export const isRangeBeforeNames = (text: string): boolean => {
  const [period] = findPeriods(text);
  return (
    period?.isRange === true &&
    period.start === 0 &&
    /^\s*(?:[|•·/–-]\s|[,:]\s+)\s*[\p{Lu}\d]/u.test(text.slice(period.end))
  );
};

export const endsWithDate = (text: string): boolean => {
  const last = findPeriods(text).at(-1);
  return last !== undefined && last.end >= text.replace(/[\s).]+$/, "").length;
};

export const isRangeAlone = ({ text }: Line): boolean => isOnlyDates(text) && holdsRange(text);

export const holdsRange = (text: string): boolean => findPeriods(text).some(({ isRange }) => isRange);
export const endsWithRange = (text: string): boolean => findPeriods(text).at(-1)?.isRange === true;
