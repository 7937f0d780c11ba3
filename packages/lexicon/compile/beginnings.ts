import { OTHER_MODULES } from "@terzi/language/languages";
import { beginningOf } from "../src/beginning.ts";
import { englishKeys, keysIn } from "./form-keys.ts";
import type { MatchingRow } from "./matching-table.ts";

/** How the names of these concepts begin: a text without any of these beginnings names none of them. */
export const beginningsOf = (rows: MatchingRow[]): Set<string> =>
  new Set(
    rows
      .flatMap(({ forms }) => [
        ...[...forms.ours, ...forms.taken].map(englishKeys),
        ...OTHER_MODULES.flatMap((language, at) => (forms.others[at] ?? []).map(keysIn(language))),
      ])
      .filter((words) => words.length > 0)
      .map(beginningOf),
  );
