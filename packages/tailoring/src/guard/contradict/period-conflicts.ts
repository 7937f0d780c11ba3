import type { Conflict } from "@terzi/contracts/cv";
import { numberCue } from "../../languages/all-guard-cues.ts";
import { idsIn } from "../align/align-sentence.ts";
import type { Line } from "../parse/line.ts";
import type { ConflictTask } from "./conflict-task.ts";
import { numbersIn } from "./placed-numbers.ts";

/** What is how often, by the span that it comes back in. */
const PERIODS: Record<string, string> = {
  "c:hourly": "hour",
  "c:daily": "day",
  "c:nightly": "night",
  "c:weekly": "week",
  "c:fortnightly": "fortnight",
  "c:monthly": "month",
  "c:bimonthly": "two months",
  "c:quarterly": "quarter",
  "c:half-yearly": "half-year",
  "c:annual": "year",
  "c:per shift": "shift",
  ...Object.fromEntries(
    ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [
      `c:${day}`,
      "week",
    ]),
  ),
};

/** The period that a meaning names, as "week"; undefined for none. */
export const periodOf = (id: string): string | undefined =>
  PERIODS[id] ?? /^c:([a-z]+) \/\d+$/.exec(id)?.[1] ?? /^c:([a-z]+ x\d+)$/.exec(id)?.[1];

/** The periods that a line names, also "four times a week". */
function periodsIn(line: Line): Set<string> {
  const found = new Set<string>();
  for (const id of idsIn(line)) {
    // "84 saatlik eğitim" is so long, and not every hour.
    if (id === "c:hourly" && LONG.test(line.text)) continue;
    const period = periodOf(id);
    if (period) found.add(period);
    // "Twice a year" is half-yearly too.
    if (period && /quarter|half-year/.test(period)) found.add("year");
  }
  if (A_DAY_OF_MONTH.test(line.text)) {
    found.delete("week");
    found.add("month");
  }
  if (A_MINUTE.test(line.text)) found.add("minute");
  return found;
}

const LONG = new RegExp(String.raw`\d\s?${numberCue("hoursLong")}(?!\p{L})`, "iu");
/** "The first Saturday of the month" comes monthly. */
const A_DAY_OF_MONTH = new RegExp(numberCue("dayOfMonth"), "iu");
const A_MINUTE = new RegExp(String.raw`${numberCue("aMinute")}|\/min\b`, "iu");

const A_YEAR: Record<string, number> = {
  year: 1,
  "half-year": 2,
  quarter: 4,
  month: 12,
  fortnight: 26,
  week: 52,
};

/** "One a month on average" for 12 a year. */
const comesToSame = (
  said: string[],
  known: string[],
  { sentence, told }: { sentence: number[]; told: number[] },
): boolean =>
  said.some((one) =>
    known.some((other) => {
      const [often, seldom] = [A_YEAR[one], A_YEAR[other]];
      if (!often || !seldom) return false;
      // "A field day a month" is one.
      return [1, ...sentence].some((value) => told.some((all) => value * often === all * seldom));
    }),
  );

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
