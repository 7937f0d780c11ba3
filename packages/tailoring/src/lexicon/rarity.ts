import { rootOf } from "@terzi/language/en/word-families";
import { foldAscii } from "@terzi/language/normalise";
import { COMMONNESS, GENERAL_ENGLISH, GENERAL_TURKISH } from "@terzi/lexicon/generated/matching";
import { FILLER } from "./filler.ts";
import { readTurkish } from "./words.ts";

const commonness = new Map<string, number>();
for (const line of COMMONNESS.split("\n")) {
  const [root = "", logarithm] = line.split("\t");
  commonness.set(root, Number(logarithm));
}

/** Roots and Turkish stems by which any trade says what is done, how often and how much. */
const GENERAL = new Set<string>();
for (const word of GENERAL_ENGLISH.split(" ")) GENERAL.add(rootOf(word));
for (const word of GENERAL_TURKISH.split(" ")) GENERAL.add(readTurkish(foldAscii(word)).stem);
const GENERALLY = 0.3;

/**
 * How much a root tells about a job, 0 to 1: nothing for words that every posting uses ("experience", "team"), little
 * for common words of work ("system"), 1 for words that only few jobs share ("phlebotomy").
 */
export function tellingOf(root: string): number {
  if (FILLER.has(root)) return 0;
  if (/^\d/.test(root)) return 0.1;
  const logarithm = commonness.get(root);
  const telling = logarithm === undefined ? 1 : Math.max(0.25, 1.12 - 0.12 * logarithm);
  return GENERAL.has(root) ? Math.min(GENERALLY, telling) : telling;
}
