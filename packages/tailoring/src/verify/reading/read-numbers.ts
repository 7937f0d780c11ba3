import type { Token } from "../../text/tokens.ts";
import { MONTHS, MULTIPLES } from "../lexicon/number-words.ts";
import { boundOf, isQualifier, relationOf } from "./number-bounds.ts";
import type { NumberTerm, NumberUnit, Relation } from "./number-term.ts";
import { unitOf } from "./number-unit.ts";
import { readDigitToken, readShare, readWords } from "./number-values.ts";

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
      readSeason(text, tokens, at) ??
      readMonth(text, tokens, at) ??
      readPart(tokens, at) ??
      readQuantity(text, tokens, at, isTurkish);
    if (!found) continue;
    numbers.push(termOf(found, text, tokens));
    for (const index of takenBy(found, text, tokens)) taken.add(index);
    at = found.to - 1;
  }
  return { numbers, taken };
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
  const found = readDigitToken(tokens, at, text) ?? readWords(tokens, at, isTurkish);
  if (!found || Number.isNaN(found.value)) return null;
  return { value: found.value, hasMonth: false, next: found.next, ...unitOf(found, tokens, at, text) };
}

function termOf(
  { value, unit, hasMonth, relation, from, to, next = to }: Reached,
  text: string,
  tokens: Token[],
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
    relation: relation ?? relationOf(before, after),
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
