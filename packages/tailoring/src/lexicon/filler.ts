import { ENGLISH_FILLER, TURKISH_FILLER as TURKISH } from "@terzi/lexicon/generated/matching";
import { rootOf } from "../text/root.ts";
import { stem } from "../text/stem.ts";

/** Words of grammar and of every posting: they tell nothing about which job it is. */
export const TURKISH_FILLER: readonly string[] = TURKISH.split(" ");

const filler = new Set<string>(["-"]);
for (const word of ENGLISH_FILLER.split(" ")) filler.add(rootOf(word));
for (const word of TURKISH_FILLER) filler.add(word).add(stem(word, "tr"));

/** Roots and Turkish stems that tell nothing. */
export const FILLER: ReadonlySet<string> = filler;
