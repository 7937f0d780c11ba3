import { rootOf } from "@terzi/language/en/word-families";
import { foldAscii } from "@terzi/language/normalise";
import { lexicon } from "../lexicon/concepts.ts";
import { callFor } from "../lexicon/parts.ts";

/** Whether a word with inner capitals is one name, as everybody writes it: "JavaScript", "TypeScript", "GitHub". */
export function isName(word: string): boolean {
  const root = rootOf(foldAscii(word));
  callFor([root]);
  return (
    lexicon()
      .english.get(root)
      ?.some(({ words }) => words.length === 1) ?? false
  );
}
