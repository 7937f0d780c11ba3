import type { PhraseMatch } from "./fit-phrase.ts";
import type { Passage } from "./parse-state.ts";

/** A word or fixed group being read, and the concepts that it may be. */
export type Word = { at: number; length: number; met: PhraseMatch[] };

/** A word with what was found that it means. */
export type KnownWord = Word & {
  key: string;
  actions: PhraseMatch[];
  things: string[];
  /** Whether it is where English only has a noun, or is an English word in a Turkish text, and so isn't a verb. */
  isNounPlace: boolean;
};

/** The ids of a word itself, or of its group. */
export const literalIds = ({ keys, language }: Passage, { at, length }: Word): readonly string[] =>
  length === 1 ? language.idsOf(keys[at] ?? "") : [`w:${keys.slice(at, at + length).join(" ")}`];
