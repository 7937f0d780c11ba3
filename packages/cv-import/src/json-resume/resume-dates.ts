import { isOngoing, readDate } from "@terzi/language/dates";
import { type LooseObject, objectOf } from "./loose-value.ts";

/** What the format takes for a date: a year, a month, a day. */
const STANDARD = /^[12]\d{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

function standardDate(written: string): string | null {
  if (STANDARD.test(written.trim())) return written.trim();
  const date = readDate(written);
  if (!date) return null;
  const month = date.month ? `-${String(date.month).padStart(2, "0")}` : "";
  const standard = `${date.year}${month}`;
  return STANDARD.test(standard) ? standard : null;
}

/**
 * Dates in the format's form, "present" by omitting the end. What the format can't express ("spring 2019", an unknown
 * end) is kept beside them in `datesAsWritten`, a field of our own.
 */
export function writeDates(dates: Record<string, string>): LooseObject {
  const standard: LooseObject = {};
  const asWritten: LooseObject = {};
  for (const [name, written] of Object.entries(dates)) {
    const date = standardDate(written);
    if (date) standard[name] = date;
    else if (!isSaidByAbsence(name, dates)) asWritten[name] = written;
  }
  return Object.keys(asWritten).length ? { ...standard, datesAsWritten: asWritten } : standard;
}

/** An empty date is omitted; but after a start, a missing end would mean that it continues. */
function isSaidByAbsence(name: string, dates: Record<string, string>): boolean {
  const written = dates[name] ?? "";
  return name === "endDate" && dates.startDate?.trim() ? isOngoing(written) : !written.trim();
}

const dateText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number"
    ? String(value).replaceAll("\0", "").trim().slice(0, 100).toWellFormed()
    : "";

/** The date under the first of these names that has one. */
export function readWritten(entry: LooseObject, ...names: string[]): string {
  const asWritten = objectOf(entry.datesAsWritten);
  return names.map((name) => dateText(entry[name]) || dateText(asWritten[name])).find(Boolean) ?? "";
}

/** Start and end. A start without an end continues: that is how the format says it. */
export function readPeriod(entry: LooseObject): { startDate: string; endDate: string } {
  const startDate = readWritten(entry, "startDate");
  const endDate = readWritten(entry, "endDate");
  const isUnknown = objectOf(entry.datesAsWritten).endDate === "";
  return { startDate, endDate: endDate || (startDate && !isUnknown ? "present" : "") };
}
