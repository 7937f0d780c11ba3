import { lexicon } from "../lexicon/concepts.ts";
import { foldAscii } from "../text/fold.ts";
import { rootOf } from "../text/root.ts";

/** Whether a word with capitals inside is one name, as everybody writes it: "JavaScript", "TypeScript", "GitHub". */
export const isName = (word: string): boolean => lexicon().english.has(rootOf(foldAscii(word)));
