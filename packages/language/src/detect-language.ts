import type { Language } from "@terzi/contracts/languages";
import type { LanguageModule } from "./language-module.ts";
import { LANGUAGE_MODULES } from "./languages.ts";
import { foldAscii } from "./normalise.ts";

const LONGEST_SAMPLE = 20_000;
/** How many of its own letters tell as much as one common word. */
const LETTERS_PER_WORD = 4;

/**
 * Finds the language of a text, among some, by their common words and own letters; the first of them when nothing
 * tells. People type Turkish without its letters, so words count for more.
 */
export function createDetector(modules: readonly [LanguageModule, ...LanguageModule[]]) {
  const signs = modules.map(({ id, ownLetters, detection }) => ({
    id,
    letters: ownLetters ? new RegExp(`[${ownLetters}]`, "g") : null,
    words: new Set(detection.commonWords),
  }));
  return (text: string): Language => {
    const sample = text.slice(0, LONGEST_SAMPLE);
    const words = foldAscii(sample).match(/[a-z]+/g) ?? [];
    let best = { id: modules[0].id, score: 0 };
    for (const { id, letters, words: common } of signs) {
      let score = (letters ? (sample.match(letters)?.length ?? 0) : 0) / LETTERS_PER_WORD;
      for (const word of words) if (common.has(word)) score++;
      if (score > best.score) best = { id, score };
    }
    return best.id;
  };
}

/** The language in which a text is written; English when nothing tells. */
export const detectLanguage = createDetector(LANGUAGE_MODULES);
