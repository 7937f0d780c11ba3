import type { Annotated } from "../lexicon/annotate.ts";
import type { Word } from "../lexicon/word.ts";
import { handlesOf } from "./profile-evidence.ts";
import type { Unit } from "./units.ts";

/** How many words may stand between a number and what it numbers: "Years 7, 8 and 9". */
const NEAR_A_NUMBER = 4;

/** "A Year 4 class": a number that follows a name is shown where that name is near, and not by any other number. */
export function unitsWithNumber(units: Unit[], part: Annotated, word: Word): Unit[] {
  const at = part.words.indexOf(word);
  const before = part.words[at - 1];
  const isNumbered =
    at > 1 &&
    before &&
    /^\d/.test(word.key) &&
    /^\p{Lu}\p{Ll}+\s$/u.test(part.text.slice(before.start, word.start));
  if (!isNumbered) return units;
  const handles = new Set(handlesOf(before));
  return units.filter(({ annotated: { language, words } }) => {
    if (language !== part.language) return true;
    const place = words.findIndex(({ key }) => key === word.key);
    const near = words.slice(Math.max(0, place - NEAR_A_NUMBER), place + 2);
    return place < 0 || near.some((one) => handlesOf(one).some((handle) => handles.has(handle)));
  });
}
