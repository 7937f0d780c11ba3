import { readDate } from "@terzi/language/dates";
import type { FactEntry, Facts } from "../facts/fact.ts";
import { monthsCovered } from "../facts/periods.ts";
import type { NumberTerm } from "../parse/number-term.ts";
import { numbersIn } from "./placed-numbers.ts";

/**
 * The lengths in months of jobs and schools, singly and for any run of consecutive ones, and since when current ones
 * go on.
 */
export function spansIn(entries: FactEntry[], { today }: Facts, isBetween = false): number[] {
  const jobs = entries.filter(({ period, kind }) => period && kind === "experiences");
  const periods = jobs.flatMap(({ period }) => (period ? [period] : []));
  const months = entries.flatMap(({ period }) => (period ? [period.to - period.from] : []));
  for (const from of periods.keys())
    for (let to = from + 1; to <= periods.length; to++) {
      const some = periods.slice(from, to);
      months.push(monthsCovered(some));
      months.push(Math.max(...some.map((one) => one.to)) - Math.min(...some.map((one) => one.from)));
    }
  if (isBetween) months.push(...gapsBetween(entries));
  const now = readDate(today);
  if (!now) return months;
  const ends = now.year * 12 + (now.month ?? 12);
  for (const { dates } of entries) for (const date of dates) months.push(ends - monthsOf(date));
  for (const { texts, heading } of entries)
    for (const { line } of [...texts, ...heading])
      for (const { number } of numbersIn(line))
        if (number.unit === "date") months.push(ends - monthsOf(number));
  return months;
}

/** From one thing to another, whichever they are. */
function gapsBetween(entries: FactEntry[]): number[] {
  const all = entries.flatMap(({ dates }) => dates.map(monthsOf));
  return all.flatMap((one) => all.map((other) => Math.abs(one - other)));
}

const monthsOf = ({ value, hasMonth }: { value: number; hasMonth: boolean }): number =>
  hasMonth ? value : value * 12 + 1;

const YEAR = 12;

/** Whether a span of that many months may be called what a number says; people round down to whole years. */
export function isSpanOf({ value, unit, bound }: NumberTerm, months: number): boolean {
  const said = unit === "years" ? value * YEAR : value;
  const step = unit === "years" ? YEAR : 1;
  if (bound === "atLeast") return months >= said && months <= said * 1.5 + step;
  if (bound === "about") return Math.abs(months - said) <= Math.max(step, said * 0.1);
  if (bound === "atMost" || bound === "upTo") return months <= said + 1 && months >= said * 0.5;
  return months >= said - 1 && months < said + step + 1;
}
