import { isOngoing, readDate } from "@terzi/language/dates";
import { findPeriods } from "../read/find-dates.ts";
import type { DocumentWords } from "./document-words.ts";

export type LineRange = { from: number; to: number };

/** All dates on some lines, and whether something there continues. */
function datesOn(lines: string[]): { dates: string[]; ongoing: string[] } {
  const periods = lines.flatMap((line) => findPeriods(line));
  const written = periods.flatMap(({ from, to }) => [from, to]).filter(Boolean);
  const isOpen = periods.some(({ isRange, to }) => isRange && !to);
  return {
    dates: written.filter((date) => !isOngoing(date)),
    ongoing: [...written.filter(isOngoing), ...(isOpen ? ["Present"] : [])],
  };
}

/**
 * A date as the document writes it on one of these lines: the same words, or else the same year, and month if one is
 * given. "" when none of them has it.
 */
export function findDate({ lines }: DocumentWords, asked: string, { from, to }: LineRange): string {
  if (!asked.trim()) return "";
  const { dates, ongoing } = datesOn(lines.slice(Math.max(0, from), to + 1));
  if (isOngoing(asked)) return ongoing[0] ?? "";
  const same = (date: string) => date.toLowerCase() === asked.trim().toLowerCase();
  const wanted = readDate(asked);
  const isWanted = (date: string) => {
    const read = readDate(date);
    return (
      read !== null &&
      read.year === wanted?.year &&
      (wanted.month === undefined || wanted.month === read.month)
    );
  };
  return dates.find(same) ?? (wanted ? dates.find(isWanted) : undefined) ?? "";
}
