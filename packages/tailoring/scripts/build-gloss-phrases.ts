/**
 * Builds `lexicon/glosses/phrases.tsv`, the Turkish names that say in English what none of their words does ("deniz
 * ürünleri": seafood): after `build-glosses.ts` and `lexicon/compile.ts`,
 * `node packages/tailoring/scripts/build-gloss-phrases.ts`, and compile again.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { rootOf } from "@terzi/language/en/word-families";
import { wordKeys } from "@terzi/language/tokens";
import { formsIn, readConcepts, readForms } from "@terzi/lexicon/read-tables";
import { readTurkish } from "../src/lexicon/words.ts";

const USERS = new Set(["guard", "match"]);
const MOST_WORDS = 3;
const UNDERSTOOD = 0.5;

const kindOf = new Map(readConcepts().map(({ id, kind }) => [id, kind]));
const isName = (id: string): boolean => !/action|marker|word list/.test(kindOf.get(id) ?? "");

function namesIn(language: string): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { id, forms, usedBy, flags } of readForms(language)) {
    if (!isName(id) || flags.includes("verb") || !usedBy.some((user) => USERS.has(user))) continue;
    const met = formsIn(forms).filter((form) => !form.endsWith(")") && wordKeys(form).length <= MOST_WORDS);
    names.set(id, [...(names.get(id) ?? []), ...met]);
  }
  return names;
}

/** How much of an English name the words of a Turkish one say, 0 to 1. */
function understood(turkish: string, english: string): number {
  const said = new Set(
    wordKeys(turkish).flatMap((word) => {
      const { stem, roots } = readTurkish(word);
      return [...roots, rootOf(word), rootOf(stem)];
    }),
  );
  const asked = wordKeys(english).map(rootOf);
  return asked.filter((root) => said.has(root)).length / asked.length;
}

const english = namesIn("en");
const lines = [...namesIn("tr")].flatMap(([id, names]) => {
  const [shortest, ...others] = (english.get(id) ?? []).toSorted((a, b) => a.length - b.length);
  if (shortest === undefined) return [];
  return names
    .filter((name) => wordKeys(name).length > 1)
    .filter((name) => [shortest, ...others].every((other) => understood(name, other) < UNDERSTOOD))
    .map((name) => `${name}\t${shortest.toLowerCase()}`);
});
writeFileSync(
  join(import.meta.dirname, "../../lexicon/glosses/phrases.tsv"),
  `${["phrase\tEnglish", ...[...new Set(lines)].sort()].join("\n")}\n`,
);
