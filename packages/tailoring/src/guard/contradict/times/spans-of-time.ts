import { readDate } from "@terzi/language/dates";
import { monthsCovered, type Period } from "@terzi/language/periods";
import type { FactEntry, Facts } from "../../facts/fact.ts";
import type { NumberTerm } from "../../parse/number-term.ts";
import { numbersIn } from "../numbers/placed-numbers.ts";

/**
 * The lengths in months of jobs and schools, singly and for any run of consecutive ones, and since when current ones
 * go on.
 */
export function spansIn(entries: FactEntry[], { today }: Facts, isBetween = false): number[] {
  const months = [
    ...lengthsOf(entries, ({ period }) => period),
    ...lengthsOf(entries, ({ longestPeriod }) => longestPeriod),
  ];
  if (isBetween) months.push(...gapsBetween(entries));
  // "Valid for five years": from the day of a certificate to its last one.
  for (const entry of entries) if (entry.kind === "certifications") months.push(...gapsBetween([entry]));
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

/** Of each entry, and of each run of consecutive jobs, what they cover and what lies between their ends. */
function lengthsOf(entries: FactEntry[], periodOf: (entry: FactEntry) => Period | null): number[] {
  const lengths = entries.flatMap((entry) => {
    const period = periodOf(entry);
    return period ? [period.to - period.from] : [];
  });
  const jobs = entries
    .filter(({ kind }) => kind === "experiences")
    .map(periodOf)
    .filter((period) => period !== null);
  for (const from of jobs.keys())
    for (let to = from + 1; to <= jobs.length; to++) {
      const some = jobs.slice(from, to);
      lengths.push(monthsCovered(some));
      lengths.push(Math.max(...some.map((one) => one.to)) - Math.min(...some.map((one) => one.from)));
    }
  return lengths;
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
