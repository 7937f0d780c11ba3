import type { Language } from "@terzi/contracts/languages";

const LOCALE: Record<Language, string> = { en: "en-US", tr: "tr-TR" };

/** US cents as money: "$8.99", "$8,99". */
export const showAmount = (cents: number, language: Language): string =>
  new Intl.NumberFormat(LOCALE[language], { style: "currency", currency: "USD" }).format(cents / 100);

/** An instant in UTC: readers sit in any time zone, and a receipt must name one. */
export const showMoment = (iso: string, language: Language): string =>
  `${new Intl.DateTimeFormat(LOCALE[language], { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(new Date(iso))} UTC`;
