import { LANGUAGES, type Language } from "@terzi/contracts/languages";
import { foldAscii, lowerIn } from "@terzi/language/normalise";
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

const words = new Map<Language, ReadonlySet<string>>();

/** Whether a word, folded, stands in a name of anything in a language. */
export function isWordNamed(key: string, language: Language): boolean {
  known ??= readWords();
  const before = words.get(language);
  if (before) return before.has(key);
  const all = [...known.values()].flatMap((names) => names[language] ?? []);
  const read = new Set(all.flatMap((name) => foldAscii(name).split(/[^\p{L}\p{N}]+/u)));
  words.set(language, read);
  return read.has(key);
}

/** The words of a concept as they are written in a language, commonest first; read when first asked for. */
export function wordsNamed(id: string, language: Language): readonly string[] {
  known ??= readWords();
  return known.get(id)?.[language] ?? [];
}
