import type { Language } from "@terzi/contracts/languages";

const LOCALE: Record<Language, string> = { en: "en-US", tr: "tr-TR" };

/** US cents as money: "$8.99", "$8,99". */
export const showAmount = (cents: number, language: Language): string =>
  new Intl.NumberFormat(LOCALE[language], { style: "currency", currency: "USD" }).format(cents / 100);

/** An instant where its reader is: "Wednesday, November 25, 2026 at 2:00 PM". */
export const showLocalMoment = (iso: string, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALE[language], { dateStyle: "full", timeStyle: "short", timeZone }).format(
    new Date(iso),
  );

/** An instant in UTC: readers sit in any time zone, and a receipt must name one. */
export const showMoment = (iso: string, language: Language): string =>
  `${new Intl.DateTimeFormat(LOCALE[language], { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(new Date(iso))} UTC`;
