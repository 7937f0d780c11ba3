import { OTHER_MODULES } from "@terzi/language/languages";
import { beginningOf } from "../src/beginning.ts";
import { englishKeys, keysIn } from "./form-keys.ts";
import type { MatchingRow } from "./matching-table.ts";

/**
 * How the names of these concepts begin: a text without any of these beginnings names none of them. A name that begins
 * with another needs no beginning of its own.
 */
export function beginningsOf(rows: MatchingRow[]): Set<string> {
  const names = rows.flatMap(({ forms }) => [
    ...[...forms.ours, ...forms.taken].map(englishKeys),
    ...OTHER_MODULES.flatMap((language, at) => (forms.others[at] ?? []).map(keysIn(language))),
  ]);
  const all = new Set(names.filter((words) => words.length > 0).map(beginningOf));
  const isBegun = (beginning: string): boolean => {
    const words = beginning.split(" ");
    return words.some((_, at) => at > 0 && all.has(words.slice(0, at).join(" ")));
  };
  return new Set([...all].filter((beginning) => !isBegun(beginning)));
}
