import type { Line } from "../../parse/line.ts";
import type { NumberTerm } from "../../parse/number-term.ts";
import { isLong } from "./following-numbers.ts";
import type { PlacedNumber } from "./placed-numbers.ts";
import { guardCue, numberCue } from "../../../languages/all-guard-cues.ts";
import { workedOutCue } from "../../../languages/all-worked-out-cues.ts";

const HALF = new RegExp(`^${numberCue("half")}`, "iu");
const ON_ALL_SIDES = new RegExp(`^${numberCue("onAllSides")}`, "iu");
/** "Dört mevsim açık": all the year round. */
const ALL_SEASONS = new RegExp(`^${workedOutCue("allSeasons")}`, "iu");
const FRONT = new RegExp(String.raw`(?:^|\s)${numberCue("front")}\s$`, "iu");
const PART_OF_COUNT = new RegExp(String.raw`^\s${numberCue("partOfCount")}`, "iu");

const SUBUNIT = new RegExp(String.raw`^\s${numberCue("subunit")}(?!\p{L})`, "iu");

const RANK_BEFORE = /(?:^|[\s(])number\s$/iu;

const PART_OF_WHOLE = /(?:^|\s)(?:son|ilk|last|first)\s$/iu;

/** "One of …", "the first", "both": words that don't count anything that could be wrong. */
export function isNoCount({ number, line }: PlacedNumber): boolean {
  const written = line.text.slice(number.start, number.end);
  // "Dört bir yanında": everywhere.
  if ([ON_ALL_SIDES, ALL_SEASONS].some((everywhere) => everywhere.test(line.text.slice(number.start))))
    return true;
  if (HALF.test(written) || isPartOfSpan(number, line) || isOwnSum(number, line)) return true;
  // "29 Year 2 children": the second number names a class.
  if (/Year$/u.test(written) && /^\s\d/u.test(line.text.slice(number.end))) return true;
  // "Ön yüz" is a front end, no hundred.
  if (FRONT.test(line.text.slice(0, number.start))) return true;
  const behind = line.text.slice(number.end);
  // "55 sent" may be what 1,90 and 1,35 differ by.
  if (SUBUNIT.test(behind)) return true;
  // "Number two in the kitchen": a rank.
  if (RANK_BEFORE.test(line.text.slice(0, number.start))) return true;
  if (isPartOfCount({ number, line })) return true;
  // "Sekiz dokuz ay", "son iki yılını", "lisenin son iki sınıfı": roughly that many, or part of the whole.
  const isInWords = !/\d/.test(written);
  if ((isLong(number) || isInWords) && PART_OF_WHOLE.test(line.text.slice(0, number.start))) return true;
  if (
    line.words.numbers.some(
      (next) => Math.abs(next.value - number.value) === 1 && Math.abs(next.start - number.end) === 1,
    )
  )
    return true;
  if (!isInWords || (isLong(number) && /^(?:one|bir)\b/iu.test(written))) return false;
  return number.value <= 1 || number.unit === "ordinal";
}

/** "A salon manager for five of them", "on beş günde bir": a part of what another number or a time span counts. */
export const isPartOfCount = ({ number, line }: Pick<PlacedNumber, "number" | "line">): boolean =>
  number.bound === "exact" && PART_OF_COUNT.test(line.text.slice(number.end));

/** "Three channels: Instagram, TikTok and YouTube", "five people (four technicians, one pharmacist)": counted there and then. */
function isOwnSum({ value, unit, end }: NumberTerm, { text, words }: Line): boolean {
  if (isListedBehind(value, text.slice(end))) return true;
  const listed = /^[^:(]{1,40}[:(]\s*([^)]+)/u.exec(text.slice(end))?.[1];
  if (unit !== "" || listed === undefined) return false;
  const inside = words.numbers.filter(({ start, unit: other }) => start > end && other === "");
  const sum = inside.reduce((total, one) => total + one.value, 0);
  const ones = inside.some((one) => one.value === 1)
    ? 0
    : (listed.match(/\b(?:an?|one|bir)\s/giu)?.length ?? 0);
  return (
    sum === value ||
    (sum > 0 && sum + ones === value) ||
    listed.split(/,|;|\s(?:and|ve|&)\s/u).length === value
  );
}

/** "Two executives, the chairman and the treasurer": as many as it lists, each with an article or a capital. */
function isListedBehind(value: number, behind: string): boolean {
  const listed = LISTED.exec(behind)?.groups?.listed;
  const items = listed?.split(/,\s(?:(?:and|ve)\s)?|\s(?:and|ve|ile|&)\s/u) ?? [];
  return items.length === value && value > 1 && items.every((item) => NAMED.test(item));
}
const LISTED = /^(?:[\s-][\p{L}-]+){1,3},\s(?<listed>[^:;.()]+)/u;
const NAMED = new RegExp(String.raw`^(?:(?:${guardCue("article")})\s\p{L}|\p{Lu})`, "u");

/** "Three years and eight months", "four hours and twenty minutes": neither number stands by itself. */
const isPartOfSpan = ({ start, end }: NumberTerm, { text }: Line): boolean =>
  /^(?:\s(?:years?|hours?|minutes?))?\sand\s\S+\s(?:months?|minutes?|seconds?)\b/iu.test(text.slice(end)) ||
  /\b(?:years?|hours?|minutes?)\sand\s$/iu.test(text.slice(0, start));
