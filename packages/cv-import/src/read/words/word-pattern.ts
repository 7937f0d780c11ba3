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
  return `(?:${groupByStart([...new Set(alternatives)], 0).join("|")})`;
}

/** Letters by which alternatives are grouped: of a thousand words a text is then held against a few. */
const GROUPED_LETTERS = 3;

/** Alternatives that begin alike share their beginning; among them their order stays. */
function groupByStart(alternatives: string[], depth: number): string[] {
  if (depth === GROUPED_LETTERS || alternatives.length < 4) return alternatives;
  const groups = Map.groupBy(alternatives, (text) => /^\p{L}(?![?*+{])/u.exec(text)?.[0] ?? "");
  // What ends here, or goes on with a sign, comes last: it may match nothing more.
  const last = groups.get("") ?? [];
  groups.delete("");
  const shared = [...groups].flatMap(([letter, own]) => {
    if (own.length < 2) return own;
    const rest = groupByStart(
      own.map((text) => text.slice(letter.length)),
      depth + 1,
    );
    return [`${letter}(?:${rest.join("|")})`];
  });
  return [...shared, ...last];
}

/** The same, where no letter stands before or behind it. */
export const wholeWord = (...lists: string[]): string => `(?<!\\p{L})${wordPattern(...lists)}(?!\\p{L})`;
