import { LANGUAGES, type Language } from "@terzi/contracts/languages";
import { lowerIn } from "@terzi/language/normalise";
import { termNames } from "@terzi/lexicon/term-names";
import { wordList } from "@terzi/lexicon/word-lists";
import { LANGUAGES_NAMED } from "../translation/glossary.ts";

const wordsOf = (text: string, language: Language): string[] =>
  text.split(/[\s,/-]+/).map((word) => lowerIn(word, language));

/** Words of which names of skills are made. None of them is part of a product's name. */
const readCommon = (language: Language): ReadonlySet<string> =>
  new Set([
    ...(["skill", "field"] as const)
      .flatMap((kind) => termNames(kind, [language]))
      .flatMap(({ names }) => names[language] ?? [])
      .flatMap(({ text }) => wordsOf(text, language)),
    ...wordList("common word of skills", language),
  ]);
const COMMON = new Map(LANGUAGES.map((language) => [language, readCommon(language)]));

/** "German", "Almanca": within a sentence too, a language has its capital. */
const isLanguage = (word: string): boolean => LANGUAGES_NAMED.has(word);

/** "Hydrology", "Transcription": endings of work words, which hardly any name of that length has. */
const WORK_NOUNS: Record<Language, RegExp | null> = {
  en: /^(?=.{9})\p{L}\p{Ll}+(?:[ts]ion|[rt]ing|ment|o(?:log|graph)y)$/u,
  tr: null,
};

const JOINING = /^(?:&|and|of|for|in|to|ve|ile)$/i;
const ABBREVIATION = /^\p{Lu}[\p{Lu}\d]+$/u;

/** Whether a name consists of a language's common words, with an abbreviation among them at most. */
export function isOfCommonWords(name: string, language: Language): boolean {
  const words = name.trim().split(/[\s/-]+/);
  const common = words.filter(
    (word) =>
      !isLanguage(word) &&
      (COMMON.get(language)?.has(lowerIn(word, language)) || WORK_NOUNS[language]?.test(word)),
  );
  return (
    common.length > 0 &&
    words.every((word) => common.includes(word) || JOINING.test(word) || ABBREVIATION.test(word))
  );
}
