import { foldAscii } from "../normalise.ts";
import { longestStem } from "./longest-stem.ts";
import { stemTurkish } from "./stem.ts";

/** "bilmek" and all its forms begin with "bil". */
export const withoutInfinitive = (word: string): string => word.replace(/(?<=..)m[ae]k$/, "");

/** A Turkish word without its endings, and whatever says what it means. */
export type Gloss<M> = { stem: string; meaning: M };

/**
 * `byWritten`: words that only their own letters tell apart ("dış" is outer, "diş" a tooth), as written; others are
 * folded.
 */
export type Glossary<M> = { byWritten: Map<string, Gloss<M>>; byStem: Map<string, Gloss<M>> };

/** What a glossary is made of; of two that have a word the first counts, but grammar words stand above all. */
type Sources<M> = {
  /** Written by hand: the forms of a word, the first of which is its stem. */
  own: readonly { forms: readonly string[]; meaning: M }[];
  /** Folded words by their stems. */
  aligned: readonly Gloss<M>[];
  grammar: { words: readonly string[]; meaning: M };
};

const isSpelled = (word: string): boolean => word !== foldAscii(word);

export function makeGlossary<M>({ own, aligned, grammar }: Sources<M>): Glossary<M> {
  const byWritten = new Map<string, Gloss<M>>();
  const byStem = new Map<string, Gloss<M>>();
  const add = (key: string, gloss: Gloss<M>): void => {
    if (!byStem.has(key)) byStem.set(key, gloss);
  };
  for (const { forms, meaning } of own) {
    if (forms.some(isSpelled)) for (const stem of forms) byWritten.set(stem, { stem, meaning });
    else {
      const gloss = { stem: forms[0] ?? "", meaning };
      for (const form of forms) add(form, gloss);
      for (const form of forms) add(stemTurkish(form), gloss);
    }
  }
  for (const gloss of aligned) add(gloss.stem, gloss);
  for (const word of grammar.words) {
    const gloss = { stem: stemTurkish(word), meaning: grammar.meaning };
    byStem.set(word, gloss).set(gloss.stem, gloss);
  }
  return { byWritten, byStem };
}

/** The row of a folded word with any endings. */
export function findGloss<M>({ byStem }: Glossary<M>, key: string): Gloss<M> | undefined {
  const known = longestStem(key, (stem) => byStem.has(stem));
  return known === undefined ? undefined : byStem.get(known);
}
