import type { TextLanguage } from "@terzi/i18n/load-texts";

const LOCALE: Record<TextLanguage, string> = { en: "en-US", tr: "tr-TR" };

/** US cents as money: "$8.99", "$8,99". */
export const showAmount = (cents: number, language: TextLanguage): string =>
  new Intl.NumberFormat(LOCALE[language], { style: "currency", currency: "USD" }).format(cents / 100);

/** An instant in UTC: readers sit in any time zone, and a receipt must name one. */
export const showMoment = (iso: string, language: TextLanguage): string =>
  `${new Intl.DateTimeFormat(LOCALE[language], { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(new Date(iso))} UTC`;
