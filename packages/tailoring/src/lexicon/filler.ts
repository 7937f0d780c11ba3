import { rootOf } from "@terzi/language/en/word-families";
import { turkish as grammar } from "@terzi/language/tr/turkish";
import { ENGLISH_FILLER, TURKISH_FILLER as TURKISH } from "@terzi/lexicon/generated/matching";

/** Grammar words and words of every posting: they don't show which job it is. */
export const TURKISH_FILLER: readonly string[] = TURKISH.split(" ");

const filler = new Set<string>(["-"]);
for (const word of ENGLISH_FILLER.split(" ")) filler.add(rootOf(word));
for (const word of TURKISH_FILLER) filler.add(word).add(grammar.stem(word));

/** Roots and Turkish stems that say nothing about the job. */
export const FILLER: ReadonlySet<string> = filler;
