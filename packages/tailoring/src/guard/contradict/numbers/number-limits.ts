import { claimCue } from "../../../languages/all-claim-cues.ts";
import { numberCue } from "../../../languages/all-guard-cues.ts";
import { follows } from "../../entail/compare-numbers.ts";
import type { Bound } from "../../parse/number-term.ts";
import { isLong } from "./following-numbers.ts";
import type { PlacedNumber } from "./placed-numbers.ts";

const SIGN = String.raw`\s*[$€£₺]?\s*(?:%|${numberCue("percentBefore")})?\s*$`;
const MORE_THAN = new RegExp(`(?:${numberCue("moreThan")}|>)${SIGN}`, "iu");
const MORE_THAN_BEHIND = new RegExp(
  String.raw`^(?:['’]?\p{L}*\s+)?(?:\p{L}+(?:['’]\p{L}+)?\s+){0,2}?${numberCue("passedBehind")}(?!\p{L})`,
  "iu",
);

/** "Over two contracts": some stretches, which one goes through; with many of them it says that there were more. */
const isThrough = (said: PlacedNumber): boolean =>
  said.number.value < FEW && OVER.test(before(said)) && LASTS_FOR.test(behind(said));
const FEW = 10;

/** "Over two years" is also "in the course of". */
const SPANNING = /\bover\s*$/iu;
/** "Over two seasons", of what was so "in two seasons". */
const OVER = /\bover (?:the )?(?:last )?$/iu;
const DURING = /\b(?:in|within|during|on|across|at|throughout|through)\s*$/iu;
/** "Over two winters". */
const LASTS_FOR = new RegExp(numberCue("lastsFor"), "iu");
const behind = ({ number, line }: PlacedNumber): string => line.text.slice(number.end);
export const before = ({ number, line }: PlacedNumber): string => line.text.slice(0, number.start);

/** "Over 52" of what was 52: no more is known. */
const exceeds = ({ number: { start, end }, line: { text } }: PlacedNumber): boolean =>
  MORE_THAN.test(text.slice(0, start).replace(CODE, "")) || MORE_THAN_BEHIND.test(text.slice(end));

/** "More than TRY 11 million". */
const CODE = /\b[A-Z]{3}\s$/;

/** "Under 6" of what was 6. */
const FALLS_SHORT = new RegExp(`${numberCue("lessThan")}${SIGN}`, "iu");
/** "6'dan az". */
const FALLS_SHORT_BEHIND = new RegExp(
  String.raw`^['’]?\p{L}*\s+(?:\p{L}+\s+){0,2}?${numberCue("lessBehind")}(?!\p{L})`,
  "iu",
);
const fallsShort = ({ number: { start, end }, line: { text } }: PlacedNumber): boolean =>
  FALLS_SHORT.test(text.slice(0, start).replace(CODE, "")) ||
  FALLS_SHORT_BEHIND.test(writtenBehind(text.slice(start, end)) + text.slice(end));
/** The suffix that stands within a number's token. */
const writtenBehind = (written: string): string => /['’]\p{L}+$/u.exec(written)?.[0] ?? "";

const isTime = ({ number, measure: { kind } }: PlacedNumber): boolean =>
  isLong(number) || kind === "clock" || kind === "calendar";

const LIMITS = new Set<Bound>(["atLeast", "atMost", "upTo"]);

/** "Without service falling to 98 % or lower" sets a limit from the other side. */
const DENIED_LIMIT = new RegExp(numberCue("deniesLimit"), "iu");

/** Whether a number is told as exactly as it is known: a limit may widen, what was exact isn't passed. */
export function isAsExact(said: PlacedNumber, known: PlacedNumber): boolean {
  const [one, other] = [said.number.bound, known.number.bound];
  // "Under 310 agreements" is by their terms, as well as fewer.
  if (known.number.bound === "atMost" && OF_TERMS.test(behind(known))) return true;
  if (one === "exact" && other === "about" && EXACTLY.test(before(said))) return false;
  if (said.number.bound !== known.number.bound && DENIED_LIMIT.test(before(said).replace(NO_LESS, "")))
    return true;
  // "The target of 900 pieces" is as it is known, whatever stays below it.
  if (one !== other && other === "exact" && AS_MODIFIER.test(written(said) + behind(said))) return true;
  if (one === "atLeast" && other !== "atLeast" && PASSED.test(written(known) + behind(known))) return true;
  if (other === "atLeast" && PASSED.test(written(said) + behind(said))) return true;
  if (one === "atMost" && other !== "atMost" && NOT_MET.test(written(known) + behind(known))) return true;
  if (one === "atLeast" && other === "exact")
    return (
      !exceeds(said) ||
      (isTime(said) && known.number.relation === "" && SPANNING.test(before(said))) ||
      (OVER.test(before(said)) && DURING.test(before(known))) ||
      isThrough(said)
    );
  if (one === "atMost" && other === "exact" && fallsShort(said)) return false;
  if (one === "about" && other === "atMost" && isNearly(said)) return true;
  if (LIMITS.has(one)) return follows(1, one, 1, other);
  // "In three years" of what was raised over three years.
  const isSpan = SPANNING.test(before(known)) && (isTime(known) || LASTS_FOR.test(behind(known)));
  return !LIMITS.has(other) || isSpan || LIMITED.test(said.line.text);
}

/** "Nearly two years", "iki yıla yakın", of under two years. */
const isNearly = (said: PlacedNumber): boolean =>
  NEARLY.test(before(said)) || NEARLY_BEHIND.test(behind(said));
const NEARLY = new RegExp(String.raw`(?<!\p{L})${claimCue("nearlyBefore")}\s$`, "iu");
const NEARLY_BEHIND = new RegExp(String.raw`^\S*\s(?:\p{L}+\s)?${claimCue("nearlyBehind")}(?!\p{L})`, "iu");

const written = ({ number: { start, end }, line: { text } }: PlacedNumber): string =>
  writtenBehind(text.slice(start, end));
const PASSED = new RegExp(`^(?:${numberCue("isPassedBehind")})(?!\\p{L})`, "iu");
const NOT_MET = new RegExp(`^(?:${numberCue("isNotMetBehind")})(?!\\p{L})`, "iu");
const AS_MODIFIER = new RegExp(`^(?:${numberCue("asModifier")})`, "iu");
/** "No fewer than 600" is a limit from this side, in the form of a denial. */
const NO_LESS = new RegExp(String.raw`(?:${numberCue("noLess")}|${numberCue("noMore")})\s*$`, "iu");

const OF_TERMS = new RegExp(String.raw`^\s(?:\p{L}+\s){0,3}${numberCue("termsBehind")}(?!\p{L})`, "iu");

/** "Exactly 1,000 pages", of about so many. */
const EXACTLY = new RegExp(String.raw`${numberCue("exactly")}\s$`, "iu");

/** Words that set a limit in ways that no number is read with: "as many as", "250.000 sterlini aşan". */
const LIMITED = new RegExp(numberCue("limited"), "iu");
