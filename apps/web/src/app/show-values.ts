import { shownLanguage } from "@terzi/ui/texts";

/** "21 November 2026", in the reader's language. */
export const showDay = (iso: string): string =>
  new Intl.DateTimeFormat(shownLanguage(), { dateStyle: "long" }).format(new Date(iso));

/** Day and time, in the reader's language. */
export const showMoment = (iso: string): string =>
  new Intl.DateTimeFormat(shownLanguage(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));

/** US cents as dollars: "$4.99". */
export const showPrice = (cents: number, digits = 2): string =>
  new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);

/** 90 → "90%", in Turkish "%90". */
export const showPercent = (score: number): string =>
  new Intl.NumberFormat(shownLanguage(), { style: "percent" }).format(score / 100);
