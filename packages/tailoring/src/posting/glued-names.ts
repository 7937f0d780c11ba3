import { rootOf } from "@terzi/language/en/word-families";
import { foldAscii } from "@terzi/language/normalise";
import { lexicon } from "../lexicon/concepts.ts";

/** Whether a word with capitals inside is one name, as everybody writes it: "JavaScript", "TypeScript", "GitHub". */
export const isName = (word: string): boolean => lexicon().english.has(rootOf(foldAscii(word)));
