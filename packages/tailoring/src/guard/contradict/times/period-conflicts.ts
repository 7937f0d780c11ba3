import type { Conflict } from "@terzi/contracts/cv";
import { workedOutCue } from "../../../languages/all-worked-out-cues.ts";
import type { ConflictTask } from "../conflict-task.ts";
import { numbersIn } from "../numbers/placed-numbers.ts";
import { periodsIn, timesAYear } from "../numbers/rates-of-time.ts";

/** "One a month on average" for 12 a year. */
const comesToSame = (
  said: string[],
  known: string[],
  { sentence, told }: { sentence: number[]; told: number[] },
): boolean =>
  said.some((one) =>
    known.some((other) => {
      const [often, seldom] = [timesAYear(one), timesAYear(other)];
      if (!often || !seldom) return false;
      // "A field day a month" is one; what both count is something else: "three buildings", checked once a quarter.
      const onlyTold = told.filter((all) => !sentence.includes(all));
      return (
        onlyTold.some((all) => isAbout(often, all * seldom)) ||
        sentence.some((value) => told.some((all) => isAbout(value * often, all * seldom)))
      );
    }),
  );

/** "About 1,900 a year", of 160 a month. */
const isAbout = (said: number, known: number): boolean => Math.abs(said - known) <= known * ROUNDED;
const ROUNDED = 0.02;

const ON_SHIFT = new RegExp(workedOutCue("onShift"), "iu");

const isEveryNth = (period: string): boolean => / x\d/.test(period);
const isOften = (period: string, known: ReadonlySet<string>): boolean =>
  [...known].some((one) => one.split(" ")[0] === (period === "fortnight" ? "week" : period));

/** How often a thing is done or counted, where the lines that tell of it say another period and none says this one. */
export function periodConflicts({ alignment, entries }: ConflictTask): Conflict[] {
  const { sentence, lines } = alignment;
  const said = [...periodsIn(sentence)];
  const values = numbersIn(sentence).map(({ number }) => number.value);
  const told = entries
    .flatMap(({ texts }) => texts)
    .filter(
      (fact) => fact === lines[0] || numbersIn(fact.line).some(({ number }) => values.includes(number.value)),
    );
  const known = new Set(told.flatMap(({ line }) => [...periodsIn(line)]));
  if (!said.length || !known.size || said.some((period) => known.has(period))) return [];
  // "On shift, plan the day": each shift is meant, whatever else comes back daily.
  if (said.every((period) => period === "shift") && told.some(({ line }) => ON_SHIFT.test(line.text)))
    return [];
  // "Every fourth week" may be told as a month; that it was every week, or every second, may not.
  if (said.some(isEveryNth) || ([...known].some(isEveryNth) && !said.every((one) => isOften(one, known))))
    return [];
  if (
    comesToSame(said, [...known], {
      sentence: values,
      told: told.flatMap(({ line }) => numbersIn(line)).map(({ number }) => number.value),
    })
  )
    return [];
  return [{ kind: "period", said: said[0] ?? "", known: [...known][0] ?? "" }];
}
