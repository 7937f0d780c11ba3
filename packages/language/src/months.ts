import type { Language } from "@terzi/contracts/languages";
import type { LanguageModule } from "./language-module.ts";
import { LANGUAGE_MODULES, languageModule } from "./languages.ts";
import { foldAscii } from "./normalise.ts";

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The names of a locale's months as it prints them; the first is January's. */
function monthNames(locale: string, month: "long" | "short"): string[] {
  const format = new Intl.DateTimeFormat(locale, { month, timeZone: "UTC" });
  return NUMBERS.map((number) => format.format(Date.UTC(2000, number - 1, 1)));
}

/** The months of some languages by name and short form, in lower case, with and without marks on their letters. */
export function monthsIn(
  modules: readonly Pick<LanguageModule, "locale" | "dates">[],
): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const { locale, dates } of modules) {
    const [long, short] = [monthNames(locale, "long"), monthNames(locale, "short")];
    for (const number of NUMBERS)
      for (const name of [long[number - 1], short[number - 1], ...(dates.monthForms[number] ?? [])])
        if (name) numbers.set(name.toLocaleLowerCase(locale), number).set(foldAscii(name), number);
  }
  return numbers;
}

const MONTHS = monthsIn(LANGUAGE_MODULES);

/** 1 to 12 for the name of a month in lower case, in any language. */
export const monthNamed = (name: string): number | undefined => MONTHS.get(name);

const shortNames = new Map<Language, string[]>();
const longNames = new Map<Language, string[]>();

/** "Mar", in the language: month is 1 to 12. */
export function shortMonth(month: number, language: Language): string {
  const known = shortNames.get(language) ?? monthNames(languageModule(language).locale, "short");
  shortNames.set(language, known);
  return known[month - 1] ?? "";
}

/** "March", in the language: month is 1 to 12. */
export function longMonth(month: number, language: Language): string {
  const known = longNames.get(language) ?? monthNames(languageModule(language).locale, "long");
  longNames.set(language, known);
  return known[month - 1] ?? "";
}
