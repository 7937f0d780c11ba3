import { byWord } from "@terzi/language/by-word";

/** A frequency in words with a number: tokens `from` to before `to`, and its id. */
export type Frequency = { id: string; from: number; to: number };

/** The lexicon's ids for named spans: every three months is quarterly, in either language. */
const NAMED: Record<string, string> = {
  "hour 1": "hourly",
  "day 1": "daily",
  "day 7": "weekly",
  "day 14": "fortnightly",
  "day 15": "fortnightly",
  "night 1": "nightly",
  "week 1": "weekly",
  "week 2": "fortnightly",
  "month 1": "monthly",
  "month 2": "bimonthly",
  "month 3": "quarterly",
  "month 6": "half-yearly",
  "month 12": "annual",
  "quarter 1": "quarterly",
  "quarter 2": "half-yearly",
  "year 1": "annual",
  "year 2": "every other year",
};
const PER_YEAR: Record<number, string> = { 1: "annual", 2: "half-yearly", 4: "quarterly", 12: "monthly" };

/** "Every three months"; "every 21 days" is every three weeks. */
export const everyId = (count: number, unit: string): string => {
  const named = NAMED[`${unit} ${count}`];
  if (named) return `c:${named}`;
  const areWeeks = unit === "day" && count % DAYS_A_WEEK === 0;
  return areWeeks ? `c:week x${count / DAYS_A_WEEK}` : `c:${unit} x${count}`;
};
const DAYS_A_WEEK = 7;

/** "Twice a week". */
export const timesId = (count: number, unit: string): string => {
  const named = unit === "year" ? PER_YEAR[count] : count === 1 ? NAMED[`${unit} 1`] : undefined;
  return `c:${named ?? `${unit} /${count}`}`;
};

/** A number in digits or in one word of a language; null where there is none. */
export function countOf(key: string | undefined, units: Readonly<Record<string, number>>): number | null {
  if (key === undefined) return null;
  if (/^\d{1,2}$/.test(key)) return Number(key);
  return units[key] ?? null;
}

/** The spans of time that something may be counted in, by the names that a language has for them, "hour hours|day days". */
export const timeUnits = (names: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  byWord(
    Object.fromEntries(
      Object.entries(names).flatMap(([unit, words]) => words.split(" ").map((word) => [word, unit])),
    ),
  );
