import { rootOf } from "@terzi/language/en/word-families";
import { formsIn, readConcepts, readForms } from "../src/read-tables.ts";

/** Kinds whose words have tables of their own, or are names. */
const LEFT_OUT = /place|language|degree|word list|marker|role|measure|tool/;

/** Forms of one word begin alike: one is enough. */
const headOf = (form: string): string => form.slice(0, 5);

/** The commonest come first. */
const MOST_WORDS = 4;

/**
 * The roots of English words with the same meaning by our own tables ("fault defect", "lorry truck"), those of one
 * meaning together.
 */
export function synonyms(general: ReadonlySet<string>): string[] {
  const kindOf = new Map(readConcepts().map(({ id, kind }) => [id, kind]));
  const groups = new Map<string, Map<string, string>>();
  for (const { id, forms } of readForms("en")) {
    if (LEFT_OUT.test(kindOf.get(id) ?? "")) continue;
    const group = groups.get(id) ?? new Map<string, string>();
    groups.set(id, group);
    for (const form of formsIn(forms))
      if (/^[a-z]{4,}$/.test(form) && !general.has(form) && !group.has(headOf(form)))
        group.set(headOf(form), form);
  }
  const roots = [...groups.values()].map((group) => [
    ...new Set([...group.values()].slice(0, MOST_WORDS).map(rootOf)),
  ]);
  return [...new Set(roots.filter((group) => group.length > 1).map((group) => group.join(" ")))];
}
