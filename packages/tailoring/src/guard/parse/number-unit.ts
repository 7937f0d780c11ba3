import { wordShape } from "../../languages/all-guard-cues.ts";
import type { Token } from "@terzi/language/tokens";
import type { NumberFound, NumberUnit } from "./number-term.ts";

const CURRENCIES: [RegExp, NumberUnit][] = [
  [/^(?:\$|usd|dollars?|dolar\p{L}*)$/u, "$"],
  [/^(?:€|eur|euros?|avro\p{L}*|euro\p{L}*)$/u, "€"],
  [/^(?:£|gbp|pounds?|sterlin\p{L}*)$/u, "£"],
  [/^(?:₺|tl|try|lira\p{L}*)$/u, "₺"],
];

const currencyOf = (text: string): NumberUnit =>
  CURRENCIES.find(([pattern]) => pattern.test(text))?.[1] ?? "";

const POINTS = /^(?:points?|pts?|pp|puan(?:lik)?|yuzdelik)$/;
const PERCENT = /^(?:percent|percentage|yuzde)$/;

const YEARS = /^(?:years?|yrs?|yil(?:lik|dir|i|a|da|dan|in|ini|inin)?|sene(?:lik|dir|yi)?)$/;
const MONTHS_LONG = /^(?:months?|mths?|mnths?|ay(?:lik|dir|da|dan|i|a|in|ini|inin)?)$/;
export const isLongTime = (key: string): boolean => YEARS.test(key) || MONTHS_LONG.test(key);

/** Units that are a word behind the number. */
const UNIT_WORDS: [RegExp, NumberUnit][] = [
  [/^(?:percent|yuzde)$/, "%"],
  [/^(?:kez|kere|defa|occasions?)$/, "times"],
  [/^(?:kat|katina|fold)$/, "x"],
  [YEARS, "years"],
  [MONTHS_LONG, "months"],
];

/** What the words and signs around a number measure it in; `from` and `to` are the tokens that it takes up with them. */
export type Measured = { unit: NumberUnit; from: number; to: number };

/** "2020", "2020'den", and "2020den" without the apostrophe that belongs there. */
const YEAR = new RegExp(String.raw`^(?:19[5-9]\d|20\d\d)(?:['’].*|${wordShape("gluedCase")})?$`, "u");

/** The unit of a number that stands at token `at`. */
export function unitOf(found: NumberFound, tokens: readonly Token[], at: number, text: string): Measured {
  const { unit, next: to } = found;
  const signBefore = text.slice(0, tokens[at]?.start).trimEnd().at(-1) ?? "";
  const behind = text.slice(tokens[to - 1]?.end).trimStart();
  // "In 2022 £3,000": the sign is the next number's.
  const signBehind = /^[^\s\d]\d/u.test(behind) ? "" : (behind.at(0) ?? "");
  const sign = currencyOf(signBefore) || currencyOf(signBehind);
  // "Began it (2022); ayda iki kez": behind a sign another thing begins.
  const isNext = !/[);:,]/.test(text.slice(tokens[to - 1]?.end, tokens[to]?.start));
  const next = (isNext ? tokens[to]?.key : undefined) ?? "";
  const isYuzde = tokens[at - 1]?.key === "yuzde";
  const from = isYuzde ? at - 1 : at;
  if (!unit && sign) return { unit: sign, from: at, to };
  if (POINTS.test(next)) return { unit: "points", from, to: to + 1 };
  if (PERCENT.test(next) && POINTS.test(tokens[to + 1]?.key ?? ""))
    return { unit: "points", from, to: to + 2 };
  // "Nine per cent": in digits the sign is read with them.
  if (!unit && next === "per" && tokens[to + 1]?.key === "cent") return { unit: "%", from: at, to: to + 2 };
  if (unit) return { unit, from: unit === "%" ? from : at, to: next === "percent" ? to + 1 : to };
  // "Five-year-olds" are of an age; nothing takes five years.
  const age = tokens[to + 1]?.key ?? "";
  if (/^years?$/.test(next) && (/^olds?$/.test(age) || (age === "of" && tokens[to + 2]?.key === "age")))
    return { unit: "", from: at, to };
  const currency = next ? currencyOf(next) : "";
  if (currency) return { unit: currency, from: at, to: to + 1 };
  // "210,000 US dollars"
  const ofCountry = /^(?:us|american|canadian|australian|abd|amerikan)$/.test(next)
    ? currencyOf(tokens[to + 1]?.key ?? "")
    : "";
  if (ofCountry) return { unit: ofCountry, from: at, to: to + 2 };
  if (isYuzde) return { unit: "%", from, to };
  if (next === "times") {
    const isRatio = /^(?:the|as|more|higher|bigger|larger|faster)$/.test(tokens[to + 1]?.key ?? "");
    return { unit: isRatio ? "x" : "times", from: at, to: to + 1 };
  }
  const isYear = YEAR.test(text.slice(tokens[at]?.start, tokens[at]?.end));
  const word = UNIT_WORDS.find(([pattern]) => pattern.test(next));
  // "2028 yılının şubat ayı" lasts no 2,028 years.
  if (word && !(isYear && word[1] === "years")) return { unit: word[1], from: at, to: to + 1 };
  return { unit: isYear ? "date" : "", from: at, to };
}
