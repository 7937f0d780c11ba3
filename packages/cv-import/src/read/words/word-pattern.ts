import type { Language } from "@terzi/contracts/languages";
import { documentWords } from "@terzi/lexicon/document-words";
import { foldText } from "../fold-text.ts";

/** What may follow a word that the lexicon calls inflected, folded. */
const ENDINGS: Record<Language, string> = {
  en: "s?",
  tr: "(?:[iu]|s[iu]|l[iu]k|l[iu]g[iu]|lar[iu]?|ler[i]?)?",
};

const endingsOf = new Map<string, string>(Object.entries(ENDINGS));

/** "b.sc." is also met as "BSc" and "B. Sc", "full-time" as "full time" and "fulltime". */
const looselyWritten = (word: string): string =>
  foldText(word)
    .replace(/\.$/, "\\.?")
    .replace(/\.(?!\?|$)/g, "(?:\\.? ?)")
    .replaceAll("-", "[- ]?");

/** The source of a pattern that is met by any word of some lists of the lexicon, in folded text. Longer ones come first. */
export function wordPattern(...lists: string[]): string {
  const words = lists.flatMap(documentWords).sort((a, b) => b.text.length - a.text.length);
  const alternatives = words.map(({ text, language, flags }) => {
    const ending = flags.includes("stem")
      ? "\\p{L}*"
      : flags.includes("inflected")
        ? (endingsOf.get(language) ?? "")
        : "";
    return looselyWritten(text) + ending;
  });
  return `(?:${[...new Set(alternatives)].join("|")})`;
}

/** The same, where no letter stands before or behind it. */
export const wholeWord = (...lists: string[]): string => `(?<!\\p{L})${wordPattern(...lists)}(?!\\p{L})`;
