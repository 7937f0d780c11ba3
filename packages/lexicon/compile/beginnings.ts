import { beginningOf } from "../src/beginning.ts";
import { englishKeys, turkishKeys } from "./form-keys.ts";
import type { MatchingRow } from "./matching-table.ts";

/** How the names of these concepts begin: a text without any of these beginnings names none of them. */
export const beginningsOf = (rows: MatchingRow[]): Set<string> =>
  new Set(
    rows
      .flatMap(({ forms }) => [
        ...[...forms.english, ...forms.taken].map(englishKeys),
        ...forms.turkish.map(turkishKeys),
      ])
      .filter((words) => words.length > 0)
      .map(beginningOf),
  );
