import type { Language } from "@terzi/contracts/language";
import { termNames } from "@terzi/lexicon/term-names";
import { wordList } from "@terzi/lexicon/word-lists";
import { LANGUAGES_NAMED } from "../terms/glossary.ts";
import { lowerIn } from "../text/fold.ts";

const wordsOf = (text: string, language: Language): string[] =>
  text.split(/[\s,/-]+/).map((word) => lowerIn(word, language));

/** Words of which names of skills are made, beside those of the glossary. None of them is part of a product's name. */
const wordsOfSkills = (language: Language): string[] => [
  ...(["skill", "field"] as const)
    .flatMap((kind) => termNames(kind, [language]))
    .flatMap(({ names }) => names[language] ?? [])
    .flatMap(({ text }) => wordsOf(text, language)),
  ...wordList("common word of skills", language),
];

const COMMON: Record<Language, ReadonlySet<string>> = {
  en: new Set(wordsOfSkills("en")),
  tr: new Set(wordsOfSkills("tr")),
};

/** "German", "Almanca": within a sentence too, a language has its capital. */
const isLanguage = (word: string): boolean => LANGUAGES_NAMED.has(word);

/** "Hydrology", "Transcription": so end words of work, and hardly a name of that length. */
const LONG_ENGLISH_NOUN = /^(?=.{9})\p{L}\p{Ll}+(?:[ts]ion|[rt]ing|ment|o(?:log|graph)y)$/u;

const JOINING = /^(?:&|and|of|for|in|to|ve|ile)$/i;
const ABBREVIATION = /^\p{Lu}[\p{Lu}\d]+$/u;

/** Whether a name is made of common words of a language alone, with an abbreviation among them at most. */
export function isOfCommonWords(name: string, language: Language): boolean {
  const words = name.trim().split(/[\s/-]+/);
  const common = words.filter(
    (word) =>
      !isLanguage(word) &&
      (COMMON[language].has(lowerIn(word, language)) || (language === "en" && LONG_ENGLISH_NOUN.test(word))),
  );
  return (
    common.length > 0 &&
    words.every((word) => common.includes(word) || JOINING.test(word) || ABBREVIATION.test(word))
  );
}
