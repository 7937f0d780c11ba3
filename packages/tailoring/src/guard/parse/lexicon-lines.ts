import { LANGUAGES } from "@terzi/contracts/languages";
import { type GuardConcept, type GuardForms, guardConcepts, metForms } from "@terzi/lexicon/guard-words";
import type { GuardLanguage, LexiconWord } from "../../languages/guard-language.ts";
import { GUARD_LANGUAGES } from "../../languages/guard-languages.ts";

export type ConceptKind = GuardConcept["kind"];

export type Phrase = { id: string; kind: ConceptKind; words: LexiconWord[] };

/** One concept: its forms in each language (the Turkish ones with their marks), and the ids that it also supports. */
export type LexiconLine = {
  id: string;
  kind: ConceptKind;
  supports: string[];
  forms: { language: GuardLanguage; rows: GuardForms[] }[];
};

/** The forms of all concepts in a language folded at once, which is quick. */
function foldForms(concepts: GuardConcept[], { module, fitting }: GuardLanguage): GuardForms[][] {
  const all = concepts.map(({ forms }) => forms[module.id] ?? []);
  const texts = all.flatMap((rows) => rows.map(({ list }) => list)).join("\n");
  const folded = fitting.foldForms(texts).split("\n");
  let at = 0;
  return all.map((rows) =>
    rows.map(({ areVerbs, areExact }) => ({ list: folded[at++] ?? "", areVerbs, areExact })),
  );
}

export function readLexiconLines(): LexiconLine[] {
  const concepts = guardConcepts(LANGUAGES);
  const folded = GUARD_LANGUAGES.map((language) => ({ language, forms: foldForms(concepts, language) }));
  return concepts.map(({ id, kind, supports }, at) => ({
    id,
    kind,
    supports,
    forms: folded.map(({ language, forms }) => ({ language, rows: forms[at] ?? [] })),
  }));
}

/**
 * In the notation of a language's matching: "hazırla-" for a verb, "timed! test" where the first word counts only in
 * this form.
 */
function signed(form: string, { areVerbs, areExact }: GuardForms): string {
  if (areVerbs) return form.replace(/m[ae]k$/, "-");
  return areExact ? form.replace(/^\S+/, "$&!") : form;
}

/** One way to say a concept, as the lexicon has it. */
export type Form = { id: string; kind: ConceptKind; language: GuardLanguage; signed: string };

export function formsOf({ id, kind, forms }: LexiconLine): Form[] {
  const found: Form[] = [];
  for (const { language, rows } of forms)
    for (const row of rows)
      for (const form of metForms(row.list)) found.push({ id, kind, language, signed: signed(form, row) });
  return found;
}

/** Split into words as texts are: "f&b", "ci/cd" and "co-worker" are two. */
const GAP = /[\s/&-]+(?=.)/;

/** The first of a form's words, with its signs. */
export function firstWordOf({ signed }: Form): string {
  const end = signed.search(GAP);
  return end < 0 ? signed : signed.slice(0, end);
}

/** The phrases under which a form is found. All of them begin with its first word. */
export const phrasesOf = ({ id, kind, language, signed }: Form): Phrase[] =>
  language.fitting
    .formsOf(signed)
    .map((met) => ({ id, kind, words: met.split(GAP).map(language.fitting.readWord) }));
