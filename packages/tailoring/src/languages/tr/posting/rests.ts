import { wordKeys } from "@terzi/language/tokens";
import { annotate } from "../../../lexicon/annotate.ts";
import { isTurkishWish } from "./asked.ts";
import { closesBeforeAnd, closesQuality } from "./endings.ts";

type Parts = { before: string; gap: string; after: string };

const JOINS = /^\s*(?:,|ve|ile|veya)\s*$/iu;

/** Whether Turkish words wait for the ones behind them: "satış" before "pazarlama alanında deneyim sahibi". */
export function isRestInTurkish({ before, gap, after }: Parts): boolean {
  if (!JOINS.test(gap) || isNameAlone(before) || isTurkishWish(after)) return false;
  const last = (text: string): string => wordKeys(text).at(-1) ?? "";
  return !isSaid(last(before)) && closesQuality(last(after));
}

/** "sahip", "bilen", "hazırlayacak": what stands before is said. */
const isSaid = (key: string): boolean =>
  closesBeforeAnd(key) ||
  /(?:[a-z]{2}(?:[ae]n|[ae]c[ae]k|[ae]bilir|m[ae]k|m[iu]s)|odakli|yuksek|guclu|acik|kuvvetli)$/.test(key);

/** A tool or a language by its name needs nothing more. */
function isNameAlone(text: string): boolean {
  const { words, named } = annotate(text, "tr");
  return named.some(
    ({ concept, from, to }) =>
      to - from === words.length && (concept.kind === "tool" || concept.kind === "language"),
  );
}
