import { COMMONNESS } from "@terzi/lexicon/generated/matching";
import { FILLER } from "./filler.ts";

const commonness = new Map<string, number>();
for (const line of COMMONNESS.split("\n")) {
  const [root = "", logarithm] = line.split("\t");
  commonness.set(root, Number(logarithm));
}

/**
 * How much a root tells about a job, 0 to 1: nothing for words that every posting uses ("experience", "team"), little
 * for common words of work ("system"), 1 for words that only few jobs share ("phlebotomy").
 */
export function tellingOf(root: string): number {
  if (FILLER.has(root)) return 0;
  if (/^\d/.test(root)) return 0.1;
  const logarithm = commonness.get(root);
  return logarithm === undefined ? 1 : Math.max(0.25, 1.12 - 0.12 * logarithm);
}
