import { isOngoing, readDate } from "@terzi/language/dates";

const AFTER_ALL = 9_999 * 12;

/** A date as months, for ordering: what continues comes last in time; null when it can't be read. */
export function monthsOf(written: string): number | null {
  if (isOngoing(written)) return AFTER_ALL;
  const date = readDate(written);
  return date && date.year * 12 + (date.month ?? 12);
}

/**
 * Newest first, by the end and then by the start. An entry with unreadable dates stays after the one that the person
 * wrote before it, because nothing else is known about its order.
 */
export function newestFirst<T>(entries: T[], datesOf: (entry: T) => { start: string; end: string }): T[] {
  let lastEnd = AFTER_ALL;
  const keyed = entries.map((entry, position) => {
    const { start, end } = datesOf(entry);
    const started = monthsOf(start);
    const ended = monthsOf(end) ?? (started !== null && !end.trim() ? AFTER_ALL : started);
    lastEnd = ended ?? lastEnd;
    return { entry, position, end: lastEnd, start: started ?? lastEnd };
  });
  return keyed
    .sort((a, b) => b.end - a.end || b.start - a.start || a.position - b.position)
    .map(({ entry }) => entry);
}
