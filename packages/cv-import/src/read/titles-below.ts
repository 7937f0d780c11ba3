import type { Entry } from "./entry.ts";
import { isDuration, isOnlyDates } from "./find-dates.ts";
import { type Line, styleOf } from "./line.ts";
import { titleScore } from "./words/job-titles.ts";
import { isLocation } from "./words/locations.ts";

/**
 * The entries that are a further title under the employer named above them: where employers have a line and a style of
 * their own and titles another, a head that has only a title's line holds one name, whatever commas are in it
 * ("Senior Buyer, Packaging").
 */
export function titlesBelow(entries: readonly Entry[]): ReadonlySet<Entry> {
  const named = entries.map((entry) => ({ entry, rows: entry.head.filter(isName) }));
  const pairs = named.flatMap(({ rows: [house, title, ...more] }) =>
    house && title && !more.length ? [[styleOf(house), styleOf(title)] as const] : [],
  );
  const [habit] = pairs;
  const [house, title] = habit ?? [];
  const isHabit =
    pairs.length > 1 && house !== title && pairs.every(([one, other]) => one === house && other === title);
  if (!isHabit) return new Set();
  const isTitle = ([row, ...more]: Line[]) =>
    row !== undefined && !more.length && styleOf(row) === title && titleScore(row.text) > 0;
  return new Set(named.filter(({ rows }) => isTitle(rows)).map(({ entry }) => entry));
}

const isName = ({ text }: Line): boolean => !isOnlyDates(text) && !isDuration(text) && !isLocation(text);
