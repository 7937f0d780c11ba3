import { stemEnglish } from "@terzi/language/en/stem";
import { COMMONNESS, GENERAL_ENGLISH } from "@terzi/lexicon/generated/matching";
import { NO_ROW } from "@terzi/lexicon/row-signs";
import { FILLER } from "./filler.ts";
import { ROOT_LIST } from "./roots.ts";
import { unpackKeys } from "./unpack.ts";
import { isGeneralStem } from "./words.ts";

const [ZERO, NINE] = [48, 57];

/** How common roots are, as logarithms. */
const commonness = new Map(
  ROOT_LIST.flatMap((root, at): [string, number][] =>
    COMMONNESS[at] === NO_ROW ? [] : [[root, COMMONNESS.charCodeAt(at) - ZERO]],
  ),
);

/**
 * How much a root tells about a job, 0 to 1: nothing for words that every posting uses ("experience", "team"), little
 * for common words of work ("system"), 1 for words that only few jobs share ("phlebotomy").
 */
export function tellingOf(root: string): number {
  if (FILLER.has(root)) return 0;
  const first = root.charCodeAt(0);
  if (first >= ZERO && first <= NINE) return 0.1;
  const logarithm = commonness.get(root);
  return logarithm === undefined ? 1 : Math.max(0.25, 1.12 - 0.12 * logarithm);
}

/** What a word tells at most by which any trade says what is done, how often and how much ("manage", "mostly"). */
export const GENERALLY = 0.3;

const general = new Set(unpackKeys(GENERAL_ENGLISH).map(stemEnglish));
/** By its forms, not by its family: to elevate is said in any trade, an elevator is not. */
export const isGeneralEnglish = (key: string): boolean => general.has(stemEnglish(key));
/** "bilmeniz": that you know is no more than to know. */
export const isGeneralTurkish = ({ stem, key }: { stem: string; key: string }): boolean =>
  isGeneralStem(stem) || (/m[ae]n[iu]z/.test(key) && isGeneralStem(stem.replace(/(?<=..)m[ae]$/, "")));
