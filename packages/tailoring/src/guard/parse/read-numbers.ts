import { monthNamed } from "@terzi/language/months";
import { ORDINALS, SCALES, TIMES } from "@terzi/language/numbers";
import type { Token } from "@terzi/language/tokens";
import { numberCue, wordShape } from "../../languages/all-guard-cues.ts";
import type { GuardLanguage } from "../../languages/guard-language.ts";
import type { Frequency } from "./frequency-ids.ts";
import { boundOf, passesThrough, qualifiesLast, qualifiesNext, relationOf } from "./number-bounds.ts";
import { relationToBase } from "./number-changes.ts";
import { type Reached, readPart } from "./number-parts.ts";
import type { NumberFound, NumberTerm, NumberUnit } from "./number-term.ts";
import { isLongTime, unitOf } from "./number-unit.ts";
import { shareScales, shareScalesAhead, shareSigns } from "./shared-scale.ts";
import { readDigitToken, readWords, scaleIn, withoutCase } from "./number-values.ts";

/** All numbers, amounts and dates of a text in order, and which tokens they take up. */
export function readNumbers(
  text: string,
  tokens: readonly Token[],
  { language, frequencies }: { language: GuardLanguage; frequencies: Frequency[] },
): { numbers: NumberTerm[]; taken: Set<number> } {
  const numbers: NumberTerm[] = [];
  const taken = new Set<number>();
  for (let at = 0; at < tokens.length; at++) {
    const inside = frequencies.find(({ from, to }) => from <= at && at < to);
    if (inside) {
      at = inside.to - 1;
      continue;
    }
    if (language.isNoNumber?.(tokens, at)) continue;
    const found =
      readPlace(tokens, at) ??
      readSeason(text, tokens, at) ??
      readMonth(text, tokens, at) ??
      readPart(tokens, at, language) ??
      readQuantity(text, tokens, at, language);
    if (!found) continue;
    numbers.push(termOf(found, text, tokens, language));
    for (const index of takenBy(found, text, tokens)) taken.add(index);
    at = found.to - 1;
  }
  return { numbers: shareScales(shareScalesAhead(shareSigns(numbers, text), text), text), taken };
}

/** "third", "üçüncü", and how often: "twice", "once a week". */
function readPlace(tokens: readonly Token[], at: number): Reached | null {
  const key = tokens[at]?.key ?? "";
  const isPart = /^(?:a|one|two)$/.test(tokens[at - 1]?.key ?? "") || tokens[at + 1]?.key === "of";
  const place = isPart
    ? undefined
    : ORDINALS[/l[iu][kg]/.test(key) ? key.replace(/l[iu][kg][a-z]*$/, "") : key];
  if (place) return { value: place, unit: "ordinal", hasMonth: false, from: at, to: at + 1 };
  const isOnce = key === "once" && /^(?:a|an|per|every|each)$/.test(tokens[at + 1]?.key ?? "");
  const times = isOnce ? 1 : TIMES[key];
  return times ? { value: times, unit: "times", hasMonth: false, from: at, to: at + 1 } : null;
}

/** Most words have no digit, and needn't be looked at as numbers in digits. */
const isInDigits = (text: string, token: Token | undefined): boolean =>
  token !== undefined && /\p{N}/u.test(text.charAt(token.start));

/** "2021/22" and "2021-22" are a year that begins in 2021. */
function readSeason(text: string, tokens: readonly Token[], at: number): Reached | null {
  if (!isInDigits(text, tokens[at])) return null;
  const [, year, next] =
    /^((?:19|20)\d\d)\s?[/–-]\s?(\d\d)(?!\d)/.exec(text.slice(tokens[at]?.start, tokens[at + 1]?.end ?? 0)) ??
    [];
  if (!year || Number(next) !== (Number(year) + 1) % 100) return null;
  return { value: Number(year), unit: "date", hasMonth: false, from: at, to: at + 2 };
}

/** "March 2021", "03/2021", "2021-03". */
function readMonth(text: string, tokens: readonly Token[], at: number): Reached | null {
  const date = (year: string, month: number): Reached => ({
    value: Number(year) * 12 + month,
    unit: "date",
    hasMonth: true,
    from: at,
    to: at + 2,
  });
  const month = monthNamed(tokens[at]?.key ?? "");
  const year = tokens[at + 1]?.key ?? "";
  if (month && /^(?:19|20)\d\d$/.test(year)) return date(year, month);
  // "2027 Şubat'a", "2027 şubatta", but "March 2027 April" has a year for each.
  const turned = /^(?:19|20)\d\d$/.test(tokens[at]?.key ?? "") ? monthIn(year) : undefined;
  const isBeside = /^\s$/.test(text.slice(tokens[at]?.end, tokens[at + 1]?.start));
  // "2018 Haziran'ından 2021 Şubat'ına": the year behind the month has a month of its own.
  const hasYear =
    /^(?:19|20)\d\d$/.test(tokens[at + 2]?.key ?? "") && monthIn(tokens[at + 3]?.key ?? "") === undefined;
  if (turned && isBeside && !hasYear && !monthNamed(tokens[at - 1]?.key ?? ""))
    return date(tokens[at]?.key ?? "", turned);
  if (!isInDigits(text, tokens[at])) return null;
  const [, iso, isoMonth] =
    /^((?:19|20)\d\d)-(0[1-9]|1[0-2])(?!\d)/.exec(text.slice(tokens[at]?.start, tokens[at + 1]?.end ?? 0)) ??
    [];
  if (iso && isoMonth) return date(iso, Number(isoMonth));
  const [, digits, after = ""] =
    /^(\d{1,2})\s?[./]\s?(\d{4})$/.exec(text.slice(tokens[at]?.start, tokens[at + 1]?.end ?? 0)) ?? [];
  return digits && Number(digits) <= 12 && /^(?:19|20)/.test(after) ? date(after, Number(digits)) : null;
}

/** A month, in the case of a time or without one. */
const monthIn = (key: string): number | undefined =>
  monthNamed(key) ?? monthNamed(key.replace(CASE_OF_TIME, ""));
const CASE_OF_TIME = new RegExp(`(?:${wordShape("in")}|${wordShape("from")}|${wordShape("for")})$`, "u");

const NO_NUMBER = new RegExp(`^${numberCue("noNumber")}`, "iu");

function readQuantity(
  text: string,
  tokens: readonly Token[],
  at: number,
  language: GuardLanguage,
): Reached | null {
  const key = tokens[at]?.key ?? "";
  // "ön" and "uç" fold to the Turkish ten and three.
  const start = tokens[at]?.start ?? 0;
  if (key === "k" || key === "m" || NO_NUMBER.test(text.slice(start, start + 2))) return null;
  const whole =
    (isInDigits(text, tokens[at]) ? readDigitToken(tokens, at, text) : null) ??
    language.someOf(text, tokens, at) ??
    readWords(tokens, at, { language, text }) ??
    readOneLong(tokens, at, language);
  if (!whole || Number.isNaN(whole.value)) return null;
  const found = addHalf(whole, tokens);
  return { value: found.value, hasMonth: false, next: found.next, ...unitOf(found, tokens, at, text) };
}

/** "more than a year", "bir yılı aşkın", "bir buçuk saat", but not "twice a year". */
function readOneLong(tokens: readonly Token[], at: number, language: GuardLanguage): NumberFound | null {
  const [before = "", key = "", next = ""] = [at - 1, at, at + 1].map((one) => tokens[one]?.key);
  // "A year and a half after joining".
  const isAndHalf =
    key === "a" && ["and", "a", "half"].every((word, by) => tokens[at + 2 + by]?.key === word);
  const isOne = isLongTime(next)
    ? isAndHalf || language.isOneLong(key, before)
    : language.isOneShort(key, before, next);
  return isOne ? { value: 1, unit: "", next: at + 1 } : null;
}

/** "three and a half years", "iki buçuk yıl". */
function addHalf(found: NumberFound, tokens: readonly Token[]): NumberFound {
  const [first, second, third] = [0, 1, 2].map((offset) => tokens[found.next + offset]?.key);
  if (found.unit === "" && first === "bucuk")
    return { ...found, value: found.value + 0.5, next: found.next + 1 };
  // "A year and a half": the unit stands between.
  const [fourth] = [tokens[found.next + 3]?.key];
  if (found.unit === "" && isLongTime(first ?? "") && second === "and" && third === "a" && fourth === "half")
    return {
      value: found.value + 0.5,
      unit: /^y/.test(first ?? "") ? "years" : "months",
      next: found.next + 4,
    };
  const isHalf = found.unit === "" && first === "and" && second === "a" && third === "half";
  return isHalf ? { ...found, value: found.value + 0.5, next: found.next + 3 } : found;
}

function termOf(
  { value, unit, hasMonth, relation, from, to, next = to }: Reached,
  text: string,
  tokens: readonly Token[],
  language: GuardLanguage,
): NumberTerm {
  // "yüzde 12": the word for percent is the number's, but its place is the digits'.
  const first = tokens[from]?.key === "yuzde" ? from + 1 : from;
  const start = tokens[first]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? 0;
  const before = text.slice(Math.max(0, start - 28), start);
  // The suffix behind an apostrophe is inside the token: "2019'dan".
  const written = text.slice(tokens[to - 1]?.start, end);
  const suffix =
    /['’]\p{L}+$/u.exec(written)?.[0] ??
    gluedCaseOf(written) ??
    ((unit === "%" && caseOfShare(written)) || caseOfWord(tokens[to - 1]?.key ?? "", language));
  const after = suffix + text.slice(end, end + 40);
  const behindValue = text.slice(tokens[next - 1]?.end, end + 40);
  const bound = [after, behindValue]
    .map((behind) => boundOf(before, passesThrough(behind, language) ? "" : behind, language))
    // "150 avroya kadar" is up to 150: the word by itself says "about".
    .reduce((first, other) => (first === "exact" || other === "upTo" ? other : first));
  // "48.000 liradan": the case is at the unit.
  const isOfUnit = next < to && bound === "exact" && CASED_UNITS.has(unit);
  return {
    value,
    unit: unit === "" && isPlaceOf(tokens[from - 1], start, text) ? "ordinal" : unit,
    hasMonth,
    bound,
    relation:
      relation ??
      (relationToBase(unit, after) ||
        relationOf(before, after, language) ||
        (isOfUnit ? relationOf("", behindValue, language) : "")),
    start,
    end,
  };
}

/** "20ye kadar", as if the apostrophe that belongs there stood there. */
const gluedCaseOf = (written: string): string | undefined => {
  const found = GLUED_CASE.exec(written)?.[0];
  return found && `'${found}`;
};
const GLUED_CASE = new RegExp(`(?<=\\d)${wordShape("gluedCase")}$`, "u");

/** "Bin", "milyon": the longer first. */
const SCALE_NAMES = Object.keys(SCALES).toSorted((a, b) => b.length - a.length);

const CASED_UNITS = new Set<NumberUnit>(["$", "€", "£", "₺", "points"]);

/** "Üçten", "beşe": the case that a number in words ends in, as digits have it behind an apostrophe. */
function caseOfWord(key: string, { module }: GuardLanguage): string {
  const stem = withoutCase(key);
  if (stem !== key && module.numbers.units[stem] !== undefined) return `'${key.slice(stem.length)}`;
  // "Yirmi beşe": too short to lose its case elsewhere.
  const { units, unitsBehindTens } = module.numbers;
  if (units[key] === undefined && unitsBehindTens[key] !== undefined && /[ae]$/.test(key))
    return `'${key.slice(-1)}`;
  const scale = SCALE_NAMES.find((name) => key.startsWith(name)) ?? key;
  return scaleIn(key) !== undefined && key !== scale ? `'${key.slice(scale.length)}` : "";
}

/** "Üçte birinin altına": whose a share in words is. */
const caseOfShare = (written: string): string => (OWNED.test(written) ? "'nin" : "");
const OWNED = new RegExp(`${wordShape("shareOwned")}$`, "iu");

const COUNTED_OFF = /^(?:level|day|tier|stage|phase|grade|seviye|kademe|duzey|asama|faz)$/;

/** "Level 4", "working day 6" is the fourth, the sixth. */
const isPlaceOf = (before: Token | undefined, start: number, text: string): boolean =>
  before !== undefined && COUNTED_OFF.test(before.key) && /^\s?$/.test(text.slice(before.end, start));

/** The tokens of a number with those of its suffix ("2022'den") and of words that claim nothing else ("more than"). */
function takenBy({ from, to }: Reached, text: string, tokens: readonly Token[]): number[] {
  const taken: number[] = [];
  for (let index = from; index < to; index++) taken.push(index);
  const end = tokens[to - 1]?.end ?? 0;
  if (tokens[to]?.start === end + 1 && /['’]/.test(text[end] ?? "")) taken.push(to);
  const isCode = /^[A-Z]{3}$/.test(text.slice(tokens[from - 1]?.start, tokens[from - 1]?.end));
  for (
    let at = isCode ? from - 2 : from - 1;
    at >= from - 3 && qualifiesNext(tokens[at]?.key, tokens[at + 1]?.key);
    at--
  )
    taken.push(at);
  for (let index = to; index < to + 2 && qualifiesLast(tokens[index]?.key); index++) taken.push(index);
  return taken;
}
