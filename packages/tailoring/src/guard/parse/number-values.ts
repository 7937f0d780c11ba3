import { byWord } from "@terzi/language/by-word";
import { foldAscii } from "@terzi/language/normalise";
import { ORDINALS, SCALES } from "@terzi/language/numbers";
import type { Token } from "@terzi/language/tokens";
import { numberCue, wordShape } from "../../languages/all-guard-cues.ts";
import type { GuardLanguage } from "../../languages/guard-language.ts";
import { LINGUA_FRANCA } from "../../languages/guard-languages.ts";
import type { NumberFound } from "./number-term.ts";

/** "1.250.000", "1,250,000", "1.250" and "12,5": three digits after a separator are thousands, in both countries. */
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

const WRITTEN = new RegExp(
  String.raw`(\p{N}+(?:[.,]\p{N}+)*)-?(?:(${numberCue("numberSuffix")})(?![\p{L}]))?`,
  "iuy",
);
const PERCENT_BEFORE = new RegExp(String.raw`(?:%|${numberCue("percentBefore")})\s?$`, "iu");

/** "1,2den 1,7ye": the case is written at the digits, without the apostrophe that belongs there. */
const CASED = new RegExp(`^${wordShape("gluedCase")}(?!\\p{L})`, "u");

/** "3,7 mio TL": millions as people shorten them in CVs. */
const SHORT_SCALES = byWord<number>({ mio: 1e6, mln: 1e6, mrd: 1e9 });

/** A number in digits from token `at`, with what is attached to it: "1.2M", "3rd", "%40", "250 bin". */
export function readDigitToken(tokens: readonly Token[], at: number, text: string): NumberFound | null {
  const start = tokens[at]?.start ?? 0;
  WRITTEN.lastIndex = start;
  const match = WRITTEN.exec(text);
  if (!match?.[1]) return null;
  const end = start + match[0].length;
  let next = at + 1;
  while ((tokens[next]?.start ?? Number.POSITIVE_INFINITY) < end) next++;
  // "3D", "7Hills": a name, not a number.
  if ((tokens[next - 1]?.end ?? end) > end && !/^['’+]/.test(text.slice(end)) && !CASED.test(text.slice(end)))
    return null;
  const isPercent =
    PERCENT_BEFORE.test(text.slice(Math.max(0, start - 8), start)) ||
    /^\s?(?:%|percent|per cent)/i.test(text.slice(end));
  const suffix = foldAscii(match[2] ?? "");
  let value = readDigits(match[1], isPercent) * (SCALES[suffix] ?? SHORT_SCALES[suffix] ?? 1);
  const word = tokens[next]?.key ?? "";
  const scale =
    SCALES[word] ?? SHORT_SCALES[word] ?? SCALES[withoutCase(word)] ?? SCALES[word.replace(FRONT_CASE, "")];
  // "A boat of 9 m; nets": nothing is counted in millions.
  // "A 4.3 m ship plan": of millions there would be several.
  const isLength =
    value >= 20 ||
    /^\s?m\s?(?:[;,.:)x×]|$)|^ m (?!\p{L}+s\b|(?:in|of|on|at|to|for|and|by|per|with)\b)\p{Ll}/u.test(
      text.slice(end),
    );
  const isMetres = word === "m" && isLength && !/[$€£₺]\s?$/u.test(text.slice(0, start));
  if (!suffix && scale && !isMetres && !/[,;:()]/.test(text.slice(end, tokens[next]?.start))) {
    value *= scale;
    next++;
  }
  if (isPercent) return { value, unit: "%", next };
  // "12. sınıf", "3. çeyrek".
  if (!suffix && /^\.\s+\p{Ll}/u.test(text.slice(end))) return { value, unit: "ordinal", next };
  const unit = suffix === "x" ? "x" : /^(?:st|nd|rd|th|inci|uncu|nci|ncu)$/.test(suffix) ? "ordinal" : "";
  return { value, unit, next };
}

/** "Zero accidents", "sıfır kaza" mean none; what fell "to zero" has a number. */
export const isNone = (tokens: readonly Token[], at: number): boolean =>
  /^(?:zero|sifir)$/.test(tokens[at]?.key ?? "") &&
  tokens[at + 1] !== undefined &&
  !/^(?:to|from|at|below|near|was|is|in)$/.test(tokens[at - 1]?.key ?? "") &&
  !/^(?:in|by|for|from|per|since|to|at)$/.test(tokens[at + 1]?.key ?? "");

/** "%1'in altına" is below it, and no six. */
const BELOW = /^altin/;

/** "15 yaş altı", "50 kg altı", "diz altı": below what stands before it, and no six. */
const isBelow = (tokens: readonly Token[], at: number, text: string): boolean =>
  tokens[at]?.key === "alti" &&
  [OF_UNIT, BELOW_WHAT].some((before) => before.test(text.slice(0, tokens[at]?.start)));
const BELOW_WHAT = new RegExp(String.raw`(?:^|[\s(])${numberCue("belowWhat")}\s$`, "iu");
const OF_UNIT = new RegExp(String.raw`(?:^|[\s(])\d+(?:[.,]\d+)?\s${numberCue("limitedUnit")}\s$`, "iu");

/** "Every one of them", "one of a team of four": nothing is counted. */
const isAnyOne = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.key === "one" &&
  (/^(?:every|each|any|which|this|that)$/.test(tokens[at - 1]?.key ?? "") ||
    (tokens[at + 1]?.key === "of" && /^(?:them|us|a|my|our)$/.test(tokens[at + 2]?.key ?? "")));

/** "beşten", "dörde", "dörder", "on ikiye"; shorter ones are other words too ("ondan", "ona"). */
export const withoutCase = (key: string): string =>
  key.length > 4 ? key.replace(/(?:[dt][ae]n|s?[ae]r|[yn]?[ae])$/, "").replace(/d$/, "t") : key;

/** "Doksan dokuzunu": ninety-nine of them. */
const withoutOwner = (key: string): string => key.replace(/s?[iu]n[iuae]n?$|s?[iu]$/, "");

/** "41 bine", "41 binde", but "3 bina" are buildings. */
const FRONT_CASE = /(?<=^[^aou]+)(?:[dt]e|e)$/;

const DOZEN = /^(?:dozen|duzine)/;

/** "Half a dozen", "yarım düzine". */
function halfDozen(tokens: readonly Token[], at: number): NumberFound | null {
  const [first = "", second = "", third = ""] = [0, 1, 2].map((offset) => tokens[at + offset]?.key);
  if (!/^(?:half|yarim)$/.test(first)) return null;
  if (DOZEN.test(second)) return { value: 6, unit: "", next: at + 2 };
  return second === "a" && DOZEN.test(third) ? { value: 6, unit: "", next: at + 3 } : null;
}

/** "Altı binden", "bir milyonu": a scale may have an ending behind its number; "iki yüzü" are two faces. */
export const scaleIn = (key: string): number | undefined =>
  SCALES[withoutCase(key)] ?? (/^yuz/.test(key) ? undefined : SCALES[key.replace(/[iu](?:n[iu]n?)?$/, "")]);

/** "Thirty five-year tests": the hyphen ties the second number to the noun; thirty-five years have it before. */
const isOfNextNoun = (tokens: readonly Token[], at: number, text: string): boolean =>
  text.slice(tokens[at - 1]?.end, tokens[at]?.start) === " " &&
  /^-\p{L}/u.test(text.slice(tokens[at]?.end)) &&
  !SCALES[tokens[at + 1]?.key ?? ""];

/** A number written in words from token `at` on: "one hundred and twenty", "on iki", "iki yüz elli bin". */
export function readWords(
  tokens: readonly Token[],
  at: number,
  { language, text }: { language: GuardLanguage; text: string },
): NumberFound | null {
  const { units, unitsBehindTens, ordinalsBehindTens } = language.module.numbers;
  if (isNone(tokens, at) || isAnyOne(tokens, at) || BELOW.test(tokens[at]?.key ?? "")) return null;
  if (isBelow(tokens, at, text)) return null;
  const half = halfDozen(tokens, at);
  if (half) return half;
  let total = 0;
  let part = 0;
  let next = at;
  for (; next < tokens.length; next++) {
    const key = (tokens[next]?.key ?? "").replace(/(?:lik|luk)$/, "");
    // "on bir", but "bir ekip" isn't a count, and "sekiz dokuz ay" is eight or nine.
    const unit =
      units[key] ??
      (part % 100 >= 10
        ? (unitsBehindTens[key] ?? unitsBehindTens[withoutCase(key)] ?? units[withoutOwner(key)])
        : undefined) ??
      units[withoutCase(key)];
    // "Half a dozen", "three dozen", "üç düzine".
    if (DOZEN.test(key) && next > at && part > 0) {
      part *= 12;
      continue;
    }
    if (unit !== undefined && next > at && (part % 10 !== 0 || isOfNextNoun(tokens, next, text))) break;
    // "Yirmi sekizinci gün".
    const place =
      part % 100 >= 10 && part % 10 === 0 ? (ORDINALS[key] ?? ordinalsBehindTens[key]) : undefined;
    if (unit === undefined && place !== undefined && place < 10)
      return { value: total + part + place, unit: "ordinal", next: next + 1 };
    const scale = key.length > 2 ? (SCALES[key] ?? (next > at ? scaleIn(key) : undefined)) : undefined;
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

/** "a third", "two thirds", "üçte bir", "5'te 1" as percent, rounded as people round; null for anything else. */
export function readShare(tokens: readonly Token[], at: number, language: GuardLanguage): number | null {
  const english = LINGUA_FRANCA.shareAt(tokens, at);
  if (english) return Math.round(english * 100);
  const share = language.shareAt(tokens, at);
  return share > 0 && share < 1 ? Math.round(share * 100) : null;
}
