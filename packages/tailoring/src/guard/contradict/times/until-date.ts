import { numberCue } from "../../../languages/all-guard-cues.ts";
import type { PlacedNumber } from "../numbers/placed-numbers.ts";

const UNTIL = new RegExp(String.raw`${numberCue("untilDate")}\s(?:\p{L}+\s)?$`, "iu");
const UNTIL_BEHIND = new RegExp(
  String.raw`^\S*\s(?:\p{L}+\s)?${numberCue("untilDateBehind")}(?!\p{L})`,
  "iu",
);

/** "Until August 2013", "2013 yılına kadar". */
export const isUntil = ({ number: { start, end }, line: { text } }: PlacedNumber): boolean =>
  UNTIL.test(text.slice(0, start)) || UNTIL_BEHIND.test(text.slice(end));
