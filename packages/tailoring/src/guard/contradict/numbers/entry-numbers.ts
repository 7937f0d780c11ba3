import type { FactEntry } from "../../facts/fact.ts";
import type { PlacedNumber } from "./placed-numbers.ts";
import { isProductOfRate, isProductOfTime, isTimeOfProduct } from "./products-of-rates.ts";
import { isScoreOfName } from "./scores-in-names.ts";
import { isSumOfCounts } from "./sums-of-counts.ts";

/** Whether a number that no line has follows from what an entry tells in several places, or in its name. */
export const followsFromEntry = (said: PlacedNumber, entries: FactEntry[]): boolean =>
  isProductOfRate(said, entries) ||
  isProductOfTime(said, entries) ||
  isTimeOfProduct(said, entries) ||
  isScoreOfName(said, entries) ||
  isSumOfCounts(said, entries);
