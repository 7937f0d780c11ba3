import { guardCue, numberCue } from "../../languages/all-guard-cues.ts";
import type { Line } from "../parse/line.ts";
import { TIE } from "../retell/merges.ts";
import type { ToldWord } from "../retell/told-words.ts";

/** "By 12 points", "to 31 %": how far something went ties it to nothing. */
export const tiesAnything = ({ text, words: { numbers } }: Line): boolean =>
  TELLS_RESULT.test(text) ||
  [...text.matchAll(new RegExp(TIE, "giu"))].some(
    ({ 0: { length }, index }) =>
      !numbers.some(({ start }) => start > index && HOW_FAR.test(text.slice(index + length, start))),
  );
/** "…, reducing waits by 20 %". */
const TELLS_RESULT = new RegExp(guardCue("causes"), "iu");
const HOW_FAR = new RegExp(`^\\s(?:${numberCue("about")} |${numberCue("moreThan")} |[$€£₺~])?$`, "iu");

/** "By keeping templates", "pencereleri yenileyerek": by what a value changed may be left out. */
export const isMeans = ({ start, end }: ToldWord, { text }: Line): boolean =>
  [...text.matchAll(MEANS_PART)].some(({ 0: { length }, index }) => start >= index && end <= index + length);
const MEANS_PART = new RegExp(guardCue("meansPart"), "giu");
