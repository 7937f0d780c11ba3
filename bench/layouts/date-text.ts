import type { Language } from "@terzi/contracts/languages";
import { languageModule } from "@terzi/language/languages";
import { shortMonth } from "@terzi/language/months";
import type { Layout } from "./layout.ts";
import type { Month } from "./person.ts";
import { DATE_JOINTS, ONGOING, SEASONS } from "./words.ts";

type DateFormat = Layout["date"];

const two = (number: number): string => String(number).padStart(2, "0");

const longMonth = (month: number, language: Language): string =>
  new Intl.DateTimeFormat(languageModule(language).locale, { month: "long", timeZone: "UTC" }).format(
    Date.UTC(2000, month - 1, 1),
  );

const FORMATS: Record<DateFormat, (date: Month, language: Language) => string> = {
  "Jan 2020": ({ year, month }, language) => `${shortMonth(month, language)} ${year}`,
  "January 2020": ({ year, month }, language) => `${longMonth(month, language)} ${year}`,
  "01/2020": ({ year, month }) => `${two(month)}/${year}`,
  "2020-01": ({ year, month }) => `${year}-${two(month)}`,
  "2020": ({ year }) => String(year),
  "01.2020": ({ year, month }) => `${two(month)}.${year}`,
  "2020-Jan": ({ year, month }, language) => `${year}-${shortMonth(month, language)}`,
  "Winter 2020": ({ year, month }, language) => `${SEASONS[language][Math.floor((month % 12) / 3)]} ${year}`,
};

export const dateText = (date: Month, layout: Layout, language: Language): string =>
  FORMATS[layout.date](date, language);

const chosen = <T>(values: readonly T[], layout: Layout): T | undefined =>
  values[layout.wording % values.length];

/** Both ends of a time as this layout writes them. */
export function periodText(from: Month, until: Month | null, layout: Layout, language: Language): string {
  const joint = chosen(DATE_JOINTS[language], layout) ?? " – ";
  // "2020-01-2021-02" is nobody's way to write.
  const clear = /^\d{4}-/.test(layout.date) && joint.trim() === "-" ? " – " : joint;
  const end = until ? dateText(until, layout, language) : (chosen(ONGOING[language], layout) ?? "");
  return `${dateText(from, layout, language)}${clear}${end}`;
}
