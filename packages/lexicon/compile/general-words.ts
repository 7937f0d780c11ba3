import { foldAscii } from "@terzi/language/normalise";
import { formsIn, readConcepts, readForms } from "../src/read-tables.ts";
import { wordList } from "../src/word-lists.ts";

const GENERAL = new Set(["general", "grammar"]);

const isDeedOrMarker = (kind: string): boolean => kind.endsWith("action") || kind === "marker";

/**
 * The words that any trade uses for what is done, how often and how much ("manage", "mostly"): a list of its own,
 * plus actions and markers that don't also name a thing.
 */
export function generalWords(language: string): string[] {
  const kindOf = new Map(readConcepts().map(({ id, kind }) => [id, kind]));
  const general = new Set<string>();
  const things = new Set<string>();
  for (const { id, forms, field } of readForms(language))
    for (const form of formsIn(forms)) {
      const word = form.toLowerCase();
      if (!/^[\p{L}-]+$/u.test(word)) continue;
      if (!isDeedOrMarker(kindOf.get(id) ?? "")) things.add(word);
      else if (GENERAL.has(field)) general.add(word);
    }
  return [...wordList("general word", language), ...[...general].filter((word) => !things.has(word))];
}

/** The words of phrases, each once. */
export const folded = (phrases: string[]): string[] =>
  [...new Set(phrases.flatMap((phrase) => foldAscii(phrase).split(" ")))].sort();
