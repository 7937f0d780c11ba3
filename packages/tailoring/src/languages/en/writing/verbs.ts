import { wordList } from "@terzi/lexicon/word-lists";

const listOf = (id: string): string[] => wordList(id, "en");
const DOUBLING = new Set(listOf("verb that doubles its last letter"));
/** What may also be a noun at the beginning of a line: "Test reports", "Support desk"; "Training courses". */
const NOUNS = new Set(listOf("verb that is a noun too"));
const GERUND_NOUNS = new Set(listOf("gerund that is a noun too"));

function pastOfBase(base: string): string {
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return DOUBLING.has(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

function gerundOf(base: string): string {
  if (/[^e]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return DOUBLING.has(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
}

function thirdPersonOf(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}

/** A verb that may open a point. `isNounToo`: whether this form may also be a noun. */
export type Opening = { base: string; past: string; form: "gerund" | "base" | "past"; isNounToo: boolean };

const OPENINGS = new Map<string, Opening>();
const addVerb = (base: string, past: string): void => {
  const isNounToo = NOUNS.has(base);
  OPENINGS.set(past, { base, past, form: "past", isNounToo: false });
  OPENINGS.set(thirdPersonOf(base), { base, past, form: "base", isNounToo });
  OPENINGS.set(base, { base, past, form: "base", isNounToo });
  OPENINGS.set(gerundOf(base), { base, past, form: "gerund", isNounToo: GERUND_NOUNS.has(gerundOf(base)) });
};
// Only known verbs are inflected: "-ing" also makes nouns, and "-s" plurals.
for (const base of listOf("verb of points")) addVerb(base, pastOfBase(base));
for (const pair of listOf("irregular verb of points")) {
  const [base = "", past = ""] = pair.split(" ");
  addVerb(base, past);
}

/** The verb of a word in lower case: "managing", "manages", "managed" → manage; null for an unknown one. */
export const openingOf = (word: string): Opening | null => OPENINGS.get(word) ?? null;
