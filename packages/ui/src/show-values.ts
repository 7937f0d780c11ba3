import { shownLanguage } from "./texts.ts";

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * DAY_S],
  ["month", 30 * DAY_S],
  ["day", DAY_S],
  ["hour", HOUR_S],
  ["minute", MINUTE_S],
];

/** "3 days ago", "in 5 minutes", in the reader's language. */
export function showRelative(iso: string, now = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1_000;
  const [unit, size] = STEPS.find(([, size]) => Math.abs(seconds) >= size) ?? ["second", 1];
  const format = new Intl.RelativeTimeFormat(shownLanguage(), { numeric: "auto" });
  return format.format(unit === "second" ? 0 : Math.trunc(seconds / size), unit);
}

/** "21 November 2026", in the reader's language. */
export const showDay = (iso: string): string =>
  new Intl.DateTimeFormat(shownLanguage(), { dateStyle: "long" }).format(new Date(iso));

/** Day and time, in the reader's language. */
export const showMoment = (iso: string): string =>
  new Intl.DateTimeFormat(shownLanguage(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));

/** A UTC day, "2026-11-21", as "21 Nov". */
export const showShortDay = (day: string): string =>
  new Intl.DateTimeFormat(shownLanguage(), { day: "numeric", month: "short", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** US cents as dollars: "$4.99". */
export const showPrice = (cents: number, digits = 2): string =>
  new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);

/** 1234567 → "1,234,567", in Turkish "1.234.567". */
export const showNumber = (value: number, digits = 0): string =>
  new Intl.NumberFormat(shownLanguage(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

/** 90 → "90%", in Turkish "%90". */
export const showPercent = (score: number): string =>
  new Intl.NumberFormat(shownLanguage(), { style: "percent" }).format(score / 100);

/** First and last name; empty when neither is known. */
export const showName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
