/** "EUR", "TRY". */
export const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** Whether a stretch of a text is the code of a currency beside its amount: "EUR 1.7 million", "1,700 EUR". */
export const isCurrencyOfAmount = (text: string, { start, end }: { start: number; end: number }): boolean =>
  CURRENCIES.has(text.slice(start, end)) &&
  (/^\s?\d/.test(text.slice(end)) || /\d\s?$/.test(text.slice(0, start)));
