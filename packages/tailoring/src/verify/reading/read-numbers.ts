import type { Token } from "../../text/tokens.ts";
import { MONTHS, MULTIPLES, ORDINALS, TIMES } from "../lexicon/number-words.ts";
import { boundOf, isQualifier, relationOf } from "./number-bounds.ts";
import type { NumberTerm, NumberUnit, Relation } from "./number-term.ts";
import { isLongTime, unitOf } from "./number-unit.ts";
import { type Found, readDigitToken, readShare, readWords } from "./number-values.ts";

/** A number with the tokens that it takes up: `from` to before `to`. */
type Reached = {
  value: number;
  unit: NumberUnit;
  hasMonth: boolean;
  relation?: Relation;
  from: number;
  to: number;
  /** The token behind the value itself, before its unit: "6 | yılı aşkın". */
  next?: number;
};

/** All numbers, amounts and dates of a text in order, and which tokens they take up. */
export function readNumbers(
  text: string,
  tokens: Token[],
  isTurkish: boolean,
): { numbers: NumberTerm[]; taken: Set<number> } {
  const numbers: NumberTerm[] = [];
  const taken = new Set<number>();
  for (let at = 0; at < tokens.length; at++) {
    const found =
      readPlace(tokens, at) ??
      readSeason(text, tokens, at) ??
      readMonth(text, tokens, at) ??
      readPart(tokens, at) ??
      readQuantity(text, tokens, at, isTurkish);
    if (!found) continue;
    numbers.push(termOf(found, text, tokens, isTurkish));
    for (const index of takenBy(found, text, tokens)) taken.add(index);
    at = found.to - 1;
  }
  return { numbers, taken };
}

/** "third", "üçüncü", and how often: "twice", "once a week". */
function readPlace(tokens: Token[], at: number): Reached | null {
  const key = tokens[at]?.key ?? "";
  const isPart = /^(?:a|one|two)$/.test(tokens[at - 1]?.key ?? "") || tokens[at + 1]?.key === "of";
  const place = isPart ? undefined : ORDINALS[key];
  if (place) return { value: place, unit: "ordinal", hasMonth: false, from: at, to: at + 1 };
  const isOnce = key === "once" && /^(?:a|an|per|every|each)$/.test(tokens[at + 1]?.key ?? "");
  const times = isOnce ? 1 : TIMES[key];
  return times ? { value: times, unit: "times", hasMonth: false, from: at, to: at + 1 } : null;
}

/** "2021/22" and "2021-22" are a year that begins in 2021. */
function readSeason(text: string, tokens: Token[], at: number): Reached | null {
  const [, year, next] =
    /^((?:19|20)\d\d)\s?[/–-]\s?(\d\d)(?!\d)/.exec(text.slice(tokens[at]?.start, tokens[at + 1]?.end ?? 0)) ??
    [];
  if (!year || Number(next) !== (Number(year) + 1) % 100) return null;
  return { value: Number(year), unit: "date", hasMonth: false, from: at, to: at + 2 };
}

/** "March 2021", "03/2021". */
function readMonth(text: string, tokens: Token[], at: number): Reached | null {
  const date = (year: string, month: number): Reached => ({
    value: Number(year) * 12 + month,
    unit: "date",
    hasMonth: true,
    from: at,
    to: at + 2,
  });
  const month = MONTHS[tokens[at]?.key ?? ""];
  const year = tokens[at + 1]?.key ?? "";
  if (month && /^(?:19|20)\d\d$/.test(year)) return date(year, month);
  const [, digits, after = ""] =
    /^(\d{1,2})\s?[./]\s?(\d{4})$/.exec(text.slice(tokens[at]?.start, tokens[at + 1]?.end ?? 0)) ?? [];
  return digits && Number(digits) <= 12 && /^(?:19|20)/.test(after) ? date(after, Number(digits)) : null;
}

/** "two thirds", "doubled". */
function readPart(tokens: Token[], at: number): Reached | null {
  const share = readShare(tokens, at);
  if (share) return { value: share, unit: "%", hasMonth: false, from: at, to: at + 2 };
  const multiple = MULTIPLES[tokens[at]?.key ?? ""];
  return multiple
    ? { value: multiple.value, unit: multiple.unit, hasMonth: false, relation: "by", from: at, to: at + 1 }
    : null;
}

function readQuantity(text: string, tokens: Token[], at: number, isTurkish: boolean): Reached | null {
  const key = tokens[at]?.key ?? "";
  // "ön" folds to the Turkish ten.
  const isFront = /^ön/iu.test(text.slice(tokens[at]?.start));
  if (key === "k" || key === "m" || isFront) return null;
  const whole =
    readDigitToken(tokens, at, text) ??
    readWords(tokens, at, isTurkish) ??
    readOneLong(tokens, at, isTurkish);
  if (!whole || Number.isNaN(whole.value)) return null;
  const found = addHalf(whole, tokens);
  return { value: found.value, hasMonth: false, next: found.next, ...unitOf(found, tokens, at, text) };
}

/** "more than a year", "bir yılı aşkın", but not "twice a year". */
function readOneLong(tokens: Token[], at: number, isTurkish: boolean): Found | null {
  if (!isLongTime(tokens[at + 1]?.key ?? "")) return null;
  const isOne = isTurkish
    ? tokens[at]?.key === "bir"
    : tokens[at]?.key === "a" &&
      /^(?:than|over|about|around|nearly|almost|within|just|after)$/.test(tokens[at - 1]?.key ?? "");
  return isOne ? { value: 1, unit: "", next: at + 1 } : null;
}

/** "three and a half years", "iki buçuk yıl". */
function addHalf(found: Found, tokens: Token[]): Found {
  const [first, second, third] = [0, 1, 2].map((offset) => tokens[found.next + offset]?.key);
  if (found.unit === "" && first === "bucuk")
    return { ...found, value: found.value + 0.5, next: found.next + 1 };
  const isHalf = found.unit === "" && first === "and" && second === "a" && third === "half";
  return isHalf ? { ...found, value: found.value + 0.5, next: found.next + 3 } : found;
}

function termOf(
  { value, unit, hasMonth, relation, from, to, next = to }: Reached,
  text: string,
  tokens: Token[],
  isTurkish: boolean,
): NumberTerm {
  // "yüzde 12": the word for percent is the number's, but its place is the digits'.
  const first = tokens[from]?.key === "yuzde" ? from + 1 : from;
  const start = tokens[first]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? 0;
  const before = text.slice(Math.max(0, start - 28), start);
  // The suffix behind an apostrophe is inside the token: "2019'dan".
  const suffix = /['’]\p{L}+$/u.exec(text.slice(tokens[to - 1]?.start, end))?.[0] ?? "";
  const after = suffix + text.slice(end, end + 40);
  return {
    value,
    unit,
    hasMonth,
    bound: [after, text.slice(tokens[next - 1]?.end, end + 40)]
      .map((behind) => boundOf(before, behind))
      .reduce((bound, other) => (bound === "exact" ? other : bound)),
    relation: relation ?? relationOf(before, after, isTurkish),
    start,
    end,
  };
}

/** The tokens of a number with those of its suffix ("2022'den") and of words that claim nothing else ("more than"). */
function takenBy({ from, to }: Reached, text: string, tokens: Token[]): number[] {
  const taken: number[] = [];
  for (let index = from; index < to; index++) taken.push(index);
  const end = tokens[to - 1]?.end ?? 0;
  if (tokens[to]?.start === end + 1 && /['’]/.test(text[end] ?? "")) taken.push(to);
  for (let index = from - 1; index >= from - 3 && isQualifier(tokens[index]?.key); index--) taken.push(index);
  for (let index = to; index < to + 2 && isQualifier(tokens[index]?.key); index++) taken.push(index);
  return taken;
}
