import type { Token } from "../text/tokens.ts";
import { MONTHS, MULTIPLES, SCALES, UNITS } from "./lexicon/number-words.ts";

export type NumberUnit = "%" | "$" | "€" | "£" | "₺" | "x" | "date" | "ordinal" | "";

/** How exact a number claims to be. `some`: about, nearly, up to, which only its own kind may repeat. */
export type Bound = "exact" | "atLeast" | "atMost" | "about" | "upTo";

/** What the words beside a number make of it: by 20 %, to 20, from 20, since 2019. */
export type Relation = "by" | "to" | "from" | "since" | "";

export type NumberTerm = {
  /** A date is months since year 0 when its month is known, else the year. */
  value: number;
  unit: NumberUnit;
  /** Whether a date names a month. */
  hasMonth: boolean;
  bound: Bound;
  relation: Relation;
  start: number;
  end: number;
};

const CURRENCIES: [RegExp, NumberUnit][] = [
  [/^(?:\$|usd|dollars?|dolar\p{L}*)$/u, "$"],
  [/^(?:€|eur|euros?|avro\p{L}*|euro\p{L}*)$/u, "€"],
  [/^(?:£|gbp|pounds?|sterlin\p{L}*)$/u, "£"],
  [/^(?:₺|tl|try|lira\p{L}*)$/u, "₺"],
];

const currencyOf = (text: string): NumberUnit =>
  CURRENCIES.find(([pattern]) => pattern.test(text))?.[1] ?? "";

/** "1.250.000", "1,250,000", "1.250" and "12,5": three digits behind a sign are thousands, in both countries. */
export function readDigits(written: string, isPercent: boolean): number {
  const signs = written.replace(/\d/g, "");
  const groups = written.split(/[.,]/);
  const last = groups.at(-1) ?? "";
  const areGroups = groups.slice(1).every((group) => group.length === 3) && groups[0] !== "0";
  if (!signs) return Number(written);
  if (areGroups && !(isPercent && groups.length === 2)) return Number(groups.join(""));
  const isMixed = new Set(signs).size > 1 || signs.length === 1;
  return isMixed ? Number(`${groups.slice(0, -1).join("")}.${last}`) : Number.NaN;
}

const SUFFIXED = /^(\p{N}+(?:[.,]\p{N}+)*)(k|m|mn|bn|b|x|st|nd|rd|th|lik|luk|inci|uncu|nci|ncu)?$/u;

type Found = { value: number; unit: NumberUnit; next: number };

/** A number written in words from token `at` on: "one hundred and twenty", "on iki", "iki yüz elli bin". */
function readWords(tokens: Token[], at: number): Found | null {
  let total = 0;
  let part = 0;
  let next = at;
  for (; next < tokens.length; next++) {
    const key = (tokens[next]?.key ?? "").replace(/(?:lik|luk)$/, "");
    const unit = UNITS[key];
    const scale = key.length > 2 ? SCALES[key] : undefined;
    if (unit !== undefined) part += unit;
    else if (scale !== undefined && (next > at || key === "yuz" || key === "bin" || key === "hundred")) {
      part = Math.max(part, 1) * scale;
      if (scale > 100) {
        total += part;
        part = 0;
      }
    } else if (
      !(key === "and" && next > at && UNITS[tokens[next + 1]?.key ?? ""] !== undefined && part >= 100)
    )
      break;
  }
  return next > at ? { value: total + part, unit: "", next } : null;
}

function readDigitToken(tokens: Token[], at: number, text: string): Found | null {
  const token = tokens[at];
  const match = token && SUFFIXED.exec(token.key.replace(/-$/, ""));
  if (!match?.[1]) return null;
  const before = text.slice(Math.max(0, (token?.start ?? 0) - 8), token?.start);
  const after = text.slice(token?.end, (token?.end ?? 0) + 9);
  const isPercent = /(?:%|yüzde)\s?$/iu.test(before) || /^\s?(?:%|percent|per cent)/i.test(after);
  let value = readDigits(match[1], isPercent);
  let next = at + 1;
  const suffix = match[2] ?? "";
  if (suffix in SCALES) value *= SCALES[suffix] ?? 1;
  let unit: NumberUnit =
    suffix === "x" ? "x" : /^(?:st|nd|rd|th|inci|uncu|nci|ncu)$/.test(suffix) ? "ordinal" : "";
  const scaleKey = tokens[next]?.key ?? "";
  if (!suffix && SCALES[scaleKey] && !/[,;:()]/.test(text.slice(token?.end, tokens[next]?.start))) {
    value *= SCALES[scaleKey] ?? 1;
    next++;
  }
  if (isPercent) unit = "%";
  return { value, unit, next };
}

const ABOUT =
  /(?:\b(?:about|around|approximately|approx\.?|roughly|circa|nearly|almost|close to|some)|yaklaşık(?: olarak)?|neredeyse|takriben|ortalama|average of|~|≈)\s*[$€£₺]?\s*(?:%|yüzde)?\s*$/iu;
const AT_LEAST =
  /(?:\b(?:over|more than|at least|above|in excess of|upwards of|exceeding|minimum(?: of)?|>)|en az|asgari|>)\s*[$€£₺]?\s*(?:%|yüzde)?\s*$/iu;
const AT_MOST =
  /(?:\b(?:under|less than|fewer than|below|at most|within|maximum(?: of)?|<)|en fazla|en çok|azami|<)\s*[$€£₺]?\s*(?:%|yüzde)?\s*$/iu;
const UP_TO = /\bup to\s*[$€£₺]?\s*%?\s*$/iu;
const TR_MORE = /^\S*\s*(?:\p{L}+\s){0,3}?(?:aşkın|fazla|üzerinde|üstünde|çok)\b/iu;
const TR_LESS = /^\S*\s*(?:\p{L}+\s){0,2}?(?:az|altında|altına|daha az)\b/iu;
const TR_ABOUT = /^\S*\s*(?:\p{L}+\s){0,1}?(?:civarında|dolayında|kadar|küsur)\b/iu;

function boundOf(before: string, after: string): Bound {
  if (UP_TO.test(before)) return "upTo";
  if (ABOUT.test(before)) return "about";
  if (AT_LEAST.test(before) || /^\s?(?:%|percent)?\+/.test(after)) return "atLeast";
  if (AT_MOST.test(before)) return "atMost";
  if (/^(?:['’]?\p{L}*[dt][ae]n|['’]?\p{L}*[iıuü]|\s?\p{L}+[dt][ae]n)\s/iu.test(after) && TR_MORE.test(after))
    return "atLeast";
  if (/^(?:['’]?\p{L}*[dt][ae]n|['’]?\p{L}*[iıuü]n)\s/iu.test(after) && TR_LESS.test(after)) return "atMost";
  return TR_ABOUT.test(after) ? "about" : "exact";
}

function relationOf(before: string, after: string): Relation {
  if (
    /\b(?:since)\s+(?:\p{L}+\s)?$/iu.test(before) ||
    /^\S*\s*(?:yılından\s+)?(?:beri|bu yana|itibaren)/iu.test(after)
  )
    return "since";
  if (/\bby\s+(?:\p{L}+\s){0,2}[$€£₺~]?\s?%?$/iu.test(before)) return "by";
  if (/\bfrom\s+(?:\p{L}+\s){0,2}[$€£₺~]?\s?%?$/iu.test(before)) return "from";
  if (/(?:\b(?:to|until|till)\s+(?:\p{L}+\s)?|\d\s?[–-]\s?)[$€£₺~]?\s?%?$/iu.test(before)) return "to";
  if (/^(?:['’][dt][ae]n|(?:\s\p{L}+)?\s?['’]?[dt][ae]n)\s/u.test(after)) return "from";
  if (/^(?:['’][yn]?[ae])\s/u.test(after)) return "to";
  return "";
}

/** All numbers, amounts and dates of a text in order, and which tokens they take up. */
export function readNumbers(text: string, tokens: Token[]): { numbers: NumberTerm[]; taken: Set<number> } {
  const numbers: NumberTerm[] = [];
  const taken = new Set<number>();
  const push = (term: Omit<NumberTerm, "start" | "end" | "bound" | "relation">, from: number, to: number) => {
    const start = tokens[from]?.start ?? 0;
    const end = tokens[to - 1]?.end ?? 0;
    const before = text.slice(Math.max(0, start - 28), start);
    // The suffix behind an apostrophe is inside the token: "2019'dan".
    const lastToken = text.slice(tokens[to - 1]?.start, end);
    const suffix = /['’]\p{L}+$/u.exec(lastToken)?.[0] ?? "";
    const after = suffix + text.slice(end, end + 40);
    numbers.push({ ...term, bound: boundOf(before, after), relation: relationOf(before, after), start, end });
    for (let index = from; index < to; index++) taken.add(index);
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
    const multiple = MULTIPLES[key];
    if (multiple) {
      push({ ...multiple, hasMonth: false }, at, at + 1);
      continue;
    }
    const isEnglishOn =
      key === "on" &&
      !/^(?:bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|yil|kisi|ay|bin|adet)/.test(tokens[at + 1]?.key ?? "");
    if (isEnglishOn || key === "k" || key === "m") continue;
    const found = readDigitToken(tokens, at, text) ?? readWords(tokens, at);
    if (!found || Number.isNaN(found.value)) continue;
    // Only a bare four-digit token is a year: "2021", not "2,021" or "2021 units sold" with a unit sign.
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
    else if (!unit && nextKey && currencyOf(nextKey)) {
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
    } else if (!unit && /^(?:19[5-9]\d|20\d\d)(?:['’].*)?$/.test(written)) unit = "date";
    push({ value: found.value, unit, hasMonth: false }, at, to);
    at = to - 1;
  }
  return { numbers, taken };
}
