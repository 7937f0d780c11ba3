import { documentNames } from "@terzi/lexicon/document-words";
import { foldText } from "../fold-text.ts";

const LANGUAGES = new Set(documentNames("language").map(foldText));

/** Whether a text is a language's name, and nothing else. */
export const isLanguageName = (text: string): boolean => LANGUAGES.has(foldText(text).trim());

/** The first language named in a text, as written; "" where there is none. */
export function findLanguageName(text: string): string {
  const folded = foldText(text);
  for (const match of folded.matchAll(/\p{L}+(?: sign language| creole| gaelic)?/gu)) {
    const whole = match[0];
    if (LANGUAGES.has(whole)) return text.slice(match.index, match.index + whole.length);
    const first = whole.split(" ")[0] ?? "";
    // "French Creole", "Irish Gaelic": a language of its own, whatever it is called after.
    const name = / (?:creole|gaelic)$/.test(whole) ? whole : first;
    if (LANGUAGES.has(first)) return text.slice(match.index, match.index + name.length);
  }
  return "";
}
