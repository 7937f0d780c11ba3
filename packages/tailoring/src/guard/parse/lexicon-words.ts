import { LANGUAGES, type Language } from "@terzi/contracts/languages";
import { lowerIn } from "@terzi/language/normalise";
import { guardConcepts, metForms } from "@terzi/lexicon/guard-words";

let known: ReadonlyMap<string, Partial<Record<string, string[]>>> | null = null;

function readWords(): ReadonlyMap<string, Partial<Record<string, string[]>>> {
  const words = new Map<string, Partial<Record<string, string[]>>>();
  for (const { id, forms } of guardConcepts(LANGUAGES)) {
    const byLanguage: Partial<Record<string, string[]>> = {};
    for (const language of LANGUAGES)
      byLanguage[language] = (forms[language] ?? [])
        .filter(({ areExact }) => !areExact)
        .flatMap(({ list }) => metForms(lowerIn(list, language)));
    words.set(id, byLanguage);
  }
  return words;
}

/** The words of a concept as they are written in a language, commonest first; read when first asked for. */
export function wordsNamed(id: string, language: Language): readonly string[] {
  known ??= readWords();
  return known.get(id)?.[language] ?? [];
}
