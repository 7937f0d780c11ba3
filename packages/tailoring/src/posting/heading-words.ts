import { foldAscii } from "@terzi/language/normalise";
import { wordKeys } from "@terzi/language/tokens";
import { headingCues } from "../languages/all-posting-cues.ts";
import { either } from "./any-of.ts";

/** The words that headings are made of, folded. */
const VOCABULARY = new Set(
  headingCues(({ vocabulary }) => vocabulary)
    .trim()
    .split(/\s+/),
);

/** The folded words of a heading. What it says in brackets, and numbers, are left aside. */
export const headingKeys = (text: string): string[] =>
  wordKeys(
    foldAscii(text)
      .replace(/\([^)]*\)/g, " ")
      .replace(/['’]/g, " "),
  ).filter((key) => !/^\d+$/.test(key));

export const isHeadingWord = (key: string): boolean => VOCABULARY.has(key);

const FRAMED = new RegExp(`^${either(headingCues(({ framed }) => framed))}$`);

/** Whether each word is one that headings use, or the whole is what only headings say. */
export function isMadeOfHeadingWords(text: string): boolean {
  const keys = wordKeys(foldAscii(text).replace(/['’]/g, " "));
  return keys.every(isHeadingWord) || FRAMED.test(keys.join(" "));
}
