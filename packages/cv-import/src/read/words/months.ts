import type { LanguageModule } from "@terzi/language/language-module";
import { LANGUAGE_MODULES } from "@terzi/language/languages";
import { monthsIn } from "@terzi/language/months";
import { foldText } from "../fold-text.ts";

/** CVs in French are read for their headings and dates, though the product doesn't speak it. */
const FRENCH: Pick<LanguageModule, "locale" | "dates"> = {
  locale: "fr",
  dates: { monthForms: {}, ongoing: ["aujourd'hui"] },
};

const MONTHS = new Map(
  [...monthsIn([...LANGUAGE_MODULES, FRENCH])].map(([name, month]) => [
    foldText(name).replace(/\.$/, ""),
    month,
  ]),
);

/** 1 to 12 for a month's (folded) name or its short form, in English, Turkish or French. */
export const monthNumber = (folded: string): number | undefined => MONTHS.get(folded);

/** All names, the longest first, for a pattern. */
export const MONTH_PATTERN = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join("|");
