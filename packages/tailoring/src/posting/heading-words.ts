import { foldAscii } from "@terzi/language/normalise";
import { wordKeys } from "@terzi/language/tokens";
import { headingCues } from "../languages/all-posting-cues.ts";

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

/** Whether each word is one that headings use. */
export const isMadeOfHeadingWords = (text: string): boolean =>
  wordKeys(foldAscii(text).replace(/['’]/g, " ")).every(isHeadingWord);
