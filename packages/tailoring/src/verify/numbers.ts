import { foldAscii } from "../text/fold.ts";
import type { Token } from "../text/tokens.ts";
import { MONTHS, MULTIPLES, PARTS, SCALES, unitsOf } from "./lexicon/number-words.ts";
import { boundOf, isQualifier, relationOf } from "./number-bounds.ts";
import type { NumberTerm, NumberUnit, Relation } from "./number-term.ts";

const CURRENCIES: [RegExp, NumberUnit][] = [
  [/^(?:\$|usd|dollars?|dolar\p{L}*)$/u, "$"],
  [/^(?:€|eur|euros?|avro\p{L}*|euro\p{L}*)$/u, "€"],
  [/^(?:£|gbp|pounds?|sterlin\p{L}*)$/u, "£"],
  [/^(?:₺|tl|try|lira\p{L}*)$/u, "₺"],
];

const currencyOf = (text: string): NumberUnit =>
  CURRENCIES.find(([pattern]) => pattern.test(text))?.[1] ?? "";

/** "1.250.000", "1,250,000", "1.250" and "12,5": three digits behind a sign are thousands, in both countries. */
function readDigits(written: string, isPercent: boolean): number {
  const signs = written.replace(/\d/g, "");
  const groups = written.split(/[.,]/);
  const last = groups.at(-1) ?? "";
  const areGroups = groups.slice(1).every((group) => group.length === 3) && groups[0] !== "0";
  if (!signs) return Number(written);
  if (areGroups && !(isPercent && groups.length === 2)) return Number(groups.join(""));
  const isMixed = new Set(signs).size > 1 || signs.length === 1;
  return isMixed ? Number(`${groups.slice(0, -1).join("")}.${last}`) : Number.NaN;
}

const WRITTEN =
  /(\p{N}+(?:[.,]\p{N}+)*)-?(?:(k|m|mn|bn|b|x|st|nd|rd|th|lık|lik|luk|lük|inci|ıncı|uncu|üncü|nci|ncı|ncu|ncü)(?![\p{L}]))?/iuy;

const POINTS = /^(?:points?|pts?|pp|puan(?:lik)?|yuzdelik)$/;
const YEARS = /^(?:years?|yrs?|yil(?:lik|dir|i|da|dan)?|sene(?:lik|dir)?)$/;
const MONTHS_LONG = /^(?:months?|ay(?:lik|dir|da)?)$/;

type Found = { value: number; unit: NumberUnit; next: number };

/** A number written in words from token `at` on: "one hundred and twenty", "on iki", "iki yüz elli bin". */
function readWords(tokens: Token[], at: number, isTurkish: boolean): Found | null {
  const units = unitsOf(isTurkish);
  let total = 0;
  let part = 0;
  let next = at;
  for (; next < tokens.length; next++) {
    const key = (tokens[next]?.key ?? "").replace(/(?:lik|luk)$/, "");
    const unit = units[key];
    const scale = key.length > 2 ? SCALES[key] : undefined;
    if (unit !== undefined) part += unit;
    else if (scale !== undefined && (next > at || key === "yuz" || key === "bin" || key === "hundred")) {
      part = Math.max(part, 1) * scale;
      if (scale > 100) {
        total += part;
        part = 0;
      }
    } else if (
      !(key === "and" && next > at && units[tokens[next + 1]?.key ?? ""] !== undefined && part >= 100)
    )
      break;
  }
  return next > at ? { value: total + part, unit: "", next } : null;
}

/** A number in digits from token `at` on, with what is written to it: "1.2M", "3rd", "%40", "250 bin". */
function readDigitToken(tokens: Token[], at: number, text: string): Found | null {
  const start = tokens[at]?.start ?? 0;
  WRITTEN.lastIndex = start;
  const match = WRITTEN.exec(text);
  if (!match?.[1]) return null;
  const end = start + match[0].length;
  let next = at + 1;
  while ((tokens[next]?.start ?? Number.POSITIVE_INFINITY) < end) next++;
  // "3D", "7Hills": a name, not a number.
  if ((tokens[next - 1]?.end ?? end) > end && !/^['’+]/.test(text.slice(end))) return null;
  const isPercent =
    /(?:%|yüzde)\s?$/iu.test(text.slice(Math.max(0, start - 8), start)) ||
    /^\s?(?:%|percent|per cent)/i.test(text.slice(end));
  const suffix = foldAscii(match[2] ?? "");
  let value = readDigits(match[1], isPercent) * (SCALES[suffix] ?? 1);
  const scale = SCALES[tokens[next]?.key ?? ""];
  if (!suffix && scale && !/[,;:()]/.test(text.slice(end, tokens[next]?.start))) {
    value *= scale;
    next++;
  }
  if (isPercent) return { value, unit: "%", next };
  const unit = suffix === "x" ? "x" : /^(?:st|nd|rd|th|inci|uncu|nci|ncu)$/.test(suffix) ? "ordinal" : "";
  return { value, unit, next };
}

const COUNTS: Record<string, number> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  bir: 1,
  biri: 1,
  birini: 1,
  iki: 2,
  ikisi: 2,
  uc: 3,
  ucu: 3,
};

/** "a third", "two thirds", "üçte bir" as percent, rounded as people round it; null for anything else. */
function readShare(tokens: Token[], at: number): number | null {
  const [first = "", second = ""] = [tokens[at]?.key, tokens[at + 1]?.key];
  const english = COUNTS[first] && PARTS[second];
  const turkish = PARTS[first] && COUNTS[second];
  const share = english ? (COUNTS[first] ?? 0) / english : turkish ? turkish / (PARTS[first] ?? 1) : null;
  return share && Math.round(share * 100);
}

/** All numbers, amounts and dates of a text in order, and which tokens they take up. */
export function readNumbers(
  text: string,
  tokens: Token[],
  isTurkish: boolean,
): { numbers: NumberTerm[]; taken: Set<number> } {
  const numbers: NumberTerm[] = [];
  const taken = new Set<number>();
  const push = (
    term: Omit<NumberTerm, "start" | "end" | "bound" | "relation"> & { relation?: Relation },
    from: number,
    to: number,
  ) => {
    const start = tokens[from]?.start ?? 0;
    const end = tokens[to - 1]?.end ?? 0;
    const before = text.slice(Math.max(0, start - 28), start);
    // The suffix behind an apostrophe is inside the token: "2019'dan".
    const lastToken = text.slice(tokens[to - 1]?.start, end);
    const suffix = /['’]\p{L}+$/u.exec(lastToken)?.[0] ?? "";
    const after = suffix + text.slice(end, end + 40);
    const relation = term.relation ?? relationOf(before, after);
    numbers.push({ ...term, bound: boundOf(before, after), relation, start, end });
    // "2022'den": the suffix is a token of its own.
    const suffixToken = tokens[to];
    if (suffixToken && suffixToken.start === end + 1 && /['’]/.test(text[end] ?? "")) taken.add(to);
    for (let index = from; index < to; index++) taken.add(index);
    // "more than", "yaklaşık" belong to the number and claim nothing else.
    for (let index = from - 1; index >= from - 3 && isQualifier(tokens[index]?.key); index--)
      taken.add(index);
    for (let index = to; index < to + 2 && isQualifier(tokens[index]?.key); index++) taken.add(index);
  };

  for (let at = 0; at < tokens.length; at++) {
    const key = tokens[at]?.key ?? "";
    const month = MONTHS[key];
    const yearKey = tokens[at + 1]?.key ?? "";
    if (month && /^(?:19|20)\d\d$/.test(yearKey)) {
      push({ value: Number(yearKey) * 12 + month, unit: "date", hasMonth: true }, at, at + 2);
      at++;
      continue;
    }
    const numeric = /^(\d{1,2})\s?[./]\s?(\d{4})$/.exec(
      text.slice(tokens[at]?.start, tokens[at + 1]?.end ?? 0),
    );
    if (numeric && Number(numeric[1]) <= 12 && /^(?:19|20)/.test(numeric[2] ?? "")) {
      push({ value: Number(numeric[2]) * 12 + Number(numeric[1]), unit: "date", hasMonth: true }, at, at + 2);
      at++;
      continue;
    }
    const share = readShare(tokens, at);
    if (share) {
      push({ value: share, unit: "%", hasMonth: false }, at, at + 2);
      at++;
      continue;
    }
    const multiple = MULTIPLES[key];
    if (multiple) {
      push({ value: multiple.value, unit: multiple.unit, hasMonth: false, relation: "by" }, at, at + 1);
      continue;
    }
    // "ön" folds to the Turkish ten.
    const isFront = /^ön/iu.test(text.slice(tokens[at]?.start));
    if (key === "k" || key === "m" || isFront) continue;
    const found = readDigitToken(tokens, at, text) ?? readWords(tokens, at, isTurkish);
    if (!found || Number.isNaN(found.value)) continue;
    let { unit } = found;
    const written = text.slice(tokens[at]?.start, tokens[at]?.end);
    const beforeSign = text.slice(0, tokens[at]?.start).trimEnd().at(-1) ?? "";
    let to = found.next;
    const nextKey = tokens[to]?.key ?? "";
    if (!unit && currencyOf(beforeSign)) unit = currencyOf(beforeSign);
    else if (
      !unit &&
      currencyOf(
        text
          .slice(tokens[to - 1]?.end)
          .trimStart()
          .at(0) ?? "",
      )
    )
      unit = currencyOf(
        text
          .slice(tokens[to - 1]?.end)
          .trimStart()
          .at(0) ?? "",
      );
    else if (
      POINTS.test(nextKey) ||
      (/^(?:percent|percentage|yuzde)$/.test(nextKey) && POINTS.test(tokens[to + 1]?.key ?? ""))
    ) {
      if (tokens[at - 1]?.key === "yuzde") taken.add(at - 1);
      to += POINTS.test(nextKey) ? 1 : 2;
      unit = "points";
    } else if (!unit && nextKey && currencyOf(nextKey)) {
      unit = currencyOf(nextKey);
      to++;
    } else if (!unit && /^(?:percent|yuzde)$/.test(nextKey)) {
      unit = "%";
      to++;
    } else if (!unit && tokens[at - 1]?.key === "yuzde") {
      unit = "%";
      taken.add(at - 1);
    } else if (unit === "%" && tokens[at - 1]?.key === "yuzde") taken.add(at - 1);
    else if (unit === "%" && nextKey === "percent") to++;
    else if (!unit && /^(?:kat|katina|times|fold)$/.test(nextKey)) {
      unit = "x";
      to++;
    } else if (!unit && YEARS.test(nextKey)) {
      unit = "years";
      to++;
    } else if (!unit && MONTHS_LONG.test(nextKey)) {
      unit = "months";
      to++;
    } else if (!unit && /^(?:19[5-9]\d|20\d\d)(?:['’].*)?$/.test(written)) unit = "date";
    push({ value: found.value, unit, hasMonth: false }, at, to);
    at = to - 1;
  }
  return { numbers, taken };
}
