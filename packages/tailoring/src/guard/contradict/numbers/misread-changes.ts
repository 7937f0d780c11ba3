import { claimCue } from "../../../languages/all-claim-cues.ts";
import { guardCue, numberCue } from "../../../languages/all-guard-cues.ts";
import { changes } from "../../entail/changes.ts";
import { isNear } from "../../entail/compare-numbers.ts";
import { pairsIn } from "../../entail/number-pairs.ts";
import type { NumberTerm, NumberUnit } from "../../parse/number-term.ts";
import type { ConflictTask } from "../conflict-task.ts";
import { isLong } from "./following-numbers.ts";
import { before } from "./number-limits.ts";
import { numbersIn, type PlacedNumber } from "./placed-numbers.ts";

/** How a change is told wrongly: by what it came to, to what it came by, in shares of something else. */

export const MONEY = new Set<NumberUnit>(["$", "€", "£", "₺"]);
export const isShare = (unit: NumberUnit): boolean => unit === "%" || unit === "points";

/** "17 puan artarak %78": behind what it did stands where it got. */
const AS_END = /\p{L}[ae]r[ae]k\s+(?:\p{L}+\s+)?%?$/u;

export const MULTIPLIED = new RegExp(`^(?:${numberCue("multiplied")})`, "iu");
const BY = new RegExp(numberCue("by"), "iu");
/** "34 azaltarak": by so many. */
const BY_BEHIND = new RegExp(String.raw`^\s${claimCue("changingBy")}`, "iu");

const IN_NAME = /^\S+-points?\b/iu;
/** "The four-point system", "dokuz günden beşe": part of a name, or where a change began. */
const NO_CHANGE = new RegExp(
  String.raw`^(?:-\p{L}|\s(?:\p{L}+\s)?(?!${claimCue("changer")})\p{L}{2,}[dt][ae]n(?!\p{L}))`,
  "iu",
);

const SORTED = new RegExp(guardCue("sortedBy"), "iu");

/** "Down to 18 % of its former level", of what was cut by 18 %. */
const OF_FORMER = new RegExp(`^%?${claimCue("ofFormer")}`, "iu");
const isLeftOver = ({ number, line }: PlacedNumber, known: PlacedNumber): boolean =>
  number.unit === "%" &&
  number.value !== HALF &&
  OF_FORMER.test(line.text.slice(number.end)) &&
  known.number.relation === "by";
const HALF = 50;

/** "By 60 minutes" for what fell to 60; "to 38 %" for what fell by it. */
export function isTurned(said: PlacedNumber, known: PlacedNumber): boolean {
  const { number, clause } = said;
  if (isLeftOver(said, known)) return true;
  if (IN_NAME.test(said.line.text.slice(number.start))) return false;
  if ([NO_CHANGE, MULTIPLIED].some((pattern) => pattern.test(said.line.text.slice(number.end)))) return false;
  // "60,000 photos by year": sorted by it.
  const isSorted = number.unit === "" && !said.line.words.language.isVerbFinal && !BY.test(before(said));
  if (isSorted && (number.relation === "by" || SORTED.test(said.line.text))) return false;
  // "Tüketimin %6'ya düşmesine", of what fell by so much: the deed may be read as a thing.
  const isEndOf =
    number.relation === "to" &&
    !OF_FORMER.test(said.line.text.slice(number.end)) &&
    isAmount(number) &&
    number.bound === "exact" &&
    changes(known.clause);
  const isChange = changes(clause) || number.relation === "by" || isEndOf;
  if (!isChange || isLong(number)) return false;
  // "Shortened by 4 working days (from 9 to 5)."
  if (pairsIn(said.line).some(({ from, to }) => isNear(Math.abs(from.value - to.value), number.value)))
    return false;
  const isAlone =
    numbersIn(said.line).filter(
      (other) => other.number.unit === number.unit && other.measure.kind === said.measure.kind,
    ).length === 1;
  const isEnd = AS_END.test(before(said));
  const isTakenOff = BY_BEHIND.test(said.line.text.slice(number.end));
  const isBy = number.relation === "by" || (number.relation === "" && ((isAlone && !isEnd) || isTakenOff));
  const pair = pairsIn(known.line)
    // "£9,400 a year by moving it to one supplier" went from nothing to one.
    .filter(({ from, to }) => from.unit === to.unit || !MONEY.has(from.unit))
    .find(({ from, to }) => from === known.number || to === known.number);
  if (pair && isNear(Math.abs(pair.from.value - pair.to.value), number.value)) return false;
  if (pair && (isAlone || isTakenOff)) return isBy || (number.relation === "to" && pair.to !== known.number);
  if (pair) return false;
  if (isBy) return known.number.relation === "to" && changes(known.clause);
  const wasBy = known.number.relation === "by" || (known.number.relation === "" && changes(known.clause));
  return number.relation === "to" && isAlone && wasBy && isAmount(known.number);
}

/** A change is by an amount, not by people or years in the same sentence. */
const isAmount = ({ unit }: NumberTerm): boolean =>
  unit === "%" || unit === "points" || unit === "x" || MONEY.has(unit);

/** "To 1.3 seconds", of what fell from 3.2 to 1.9: what it fell by; and "by 23 %", of what fell from 64 MB to 41. */
export function isMisreadChange(
  { number, measure, clause }: PlacedNumber,
  { alignment }: ConflictTask,
): boolean {
  if (!changes(clause) || number.unit === "points") return false;
  return alignment.lines
    .flatMap(({ line }) => pairsIn(line))
    .some(({ from, to }) => {
      const by = Math.abs(from.value - to.value);
      const isBy = isNear(by, number.value) || isNear(by, measure.value);
      if (!isBy || isNear(to.value, number.value)) return false;
      const share = (by / from.value) * 100;
      const isOtherShare =
        number.unit === "%" && !isShare(from.unit) && !isShare(to.unit) && Math.abs(share - number.value) > 1;
      return number.relation === "to" || isOtherShare;
    });
}
