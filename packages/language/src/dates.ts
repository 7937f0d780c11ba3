import type { DateFormat } from "@terzi/contracts/design";
import type { Language } from "@terzi/contracts/languages";
import { LANGUAGE_MODULES, languageModule } from "./languages.ts";
import { longMonth, monthNamed, shortMonth } from "./months.ts";

/** A date as precise as it was written; month is 1 to 12. */
export type PartialDate = { year: number; month?: number };

/** Lower case; "İ" would become two letters. */
const levelled = (text: string): string => text.replaceAll("İ", "i").toLowerCase();

const ONGOING = new Set(LANGUAGE_MODULES.flatMap(({ dates }) => dates.ongoing.map(levelled)));

/** Whether an end date says that the thing still goes on ("present", "Halen"). An empty one says nothing. */
export const isOngoing = (written: string): boolean =>
  ONGOING.has(levelled(written.trim()).replace(/\.$/, ""));

const isMonth = (month: number): boolean => month >= 1 && month <= 12;

/**
 * Reads "2021-03", "2021-03-15", "03/2021", "15.03.2021", "March 2021", "Mart 2021", "2021".
 * Null for anything else: a date that can't be read is shown as written and never computed with.
 */
export function readDate(written: string): PartialDate | null {
  const value = levelled(written.trim());
  const iso = /^(\d{4})-(\d{1,2})(?:-\d{1,2}(?:t.*)?)?$/.exec(value) ?? /^(\d{4})[/.](\d{1,2})$/.exec(value);
  if (iso) return isMonth(Number(iso[2])) ? { year: Number(iso[1]), month: Number(iso[2]) } : null;
  const numeric = /^(?:\d{1,2}[./-])?(\d{1,2})[./-](\d{4})$/.exec(value);
  if (numeric)
    return isMonth(Number(numeric[1])) ? { year: Number(numeric[2]), month: Number(numeric[1]) } : null;
  const named = /^(?:\d{1,2}\s+)?(\p{L}+)\.?,?(?:\s+\d{1,2},)?\s+(\d{4})$/u.exec(value);
  const month = named && monthNamed(named[1] ?? "");
  if (named && month) return { year: Number(named[2]), month };
  const year = /^(\d{4})$/.exec(value);
  return year ? { year: Number(year[1]) } : null;
}

/**
 * A profile date in the CV's language: "2021-03" → "Mar 2021" or "Mar 2021" (tr), "present" → "Present" or "Halen";
 * in another format "March 2021", "03/2021" or "2021".
 */
export function showDate(written: string, language: Language, format: DateFormat = "short"): string {
  if (isOngoing(written)) return languageModule(language).dates.ongoing[0];
  const date = readDate(written);
  if (!date) return written.trim();
  const { year, month } = date;
  if (!month || format === "year") return String(year);
  if (format === "numeric") return `${String(month).padStart(2, "0")}/${year}`;
  return `${format === "long" ? longMonth(month, language) : shortMonth(month, language)} ${year}`;
}

/** "Mar 2021 – Present"; one side alone when the other is empty. */
export const showPeriod = (start: string, end: string, language: Language): string =>
  [start, end]
    .filter((side) => side.trim())
    .map((side) => showDate(side, language))
    .join(" – ");
