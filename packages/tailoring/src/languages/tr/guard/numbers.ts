import { byWord } from "@terzi/language/by-word";
import type { Token } from "@terzi/language/tokens";
import { turkish } from "@terzi/language/tr/turkish";
import type { NumberFound } from "../../../guard/parse/number-term.ts";

const SOME = byWord<number>({ ikisi: 2, dordu: 4, altisi: 6, yedisi: 7, sekizi: 8, dokuzu: 9 });

/** "Ondan önce": before that, and not ten. */
export const isNoNumber = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.key === "ondan" && /^(?:once|sonra|dolayi|baska)$/.test(tokens[at + 1]?.key ?? "");

/** "Üç modülünden ikisini", "yedi çalışmanın dördü": that many of those just counted. */
export function someOf(text: string, tokens: readonly Token[], at: number): NumberFound | null {
  const key = (tokens[at]?.key ?? "").replace(/n(?:[iu]n?|[ae]|d[ae]n?)$/, "");
  const value = SOME[key] ?? 0;
  // "Beşe çıktı": too short to be known by its ending.
  if (tokens[at]?.key === "bese") return { value: 5, unit: "", next: at + 1 };
  if (value && isPartOfListed(text, tokens, at)) return { value, unit: "", next: at + 1 };
  const of = text.slice(tokens[at - 1]?.start, tokens[at - 1]?.end);
  return value && at > 1 && /(?:[dt][ae]n|[ıiuü]n)$/u.test(of) ? { value, unit: "", next: at + 1 } : null;
}

/** "Dokuz öğrenci; sekizi otizmli": at the beginning of a part a number that is somebody's counts some of them. */
const isPartOfListed = (text: string, tokens: readonly Token[], at: number): boolean =>
  (at === 0 || /[,;:(–]\s*$/u.test(text.slice(tokens[at - 1]?.end, tokens[at]?.start))) &&
  !/^(?:de|da|birden|bir)$/.test(tokens[at + 1]?.key ?? "");

const COUNTS = byWord<number>({ bir: 1, iki: 2, uc: 3 });

/** "ikisinin", "üçünde", "1'ini" behind "dörtte": how many of those parts, with whatever ending. */
const COUNT = /^(bir|iki|uc|1|2|3)(?:s?[iu](?:n[iu]n?|n[ae]|nd[ae]n?)?|y?[ae])?$/;

/** "üçte bir", "5'te 1". */
export function shareAt(tokens: readonly Token[], at: number): number {
  const whole = turkish.numbers.parts[tokens[at]?.key ?? ""] ?? wholeOf(tokens[at]);
  const count = whole ? COUNT.exec(tokens[at + 1]?.key ?? "")?.[1] : undefined;
  return whole && count ? (COUNTS[count] ?? Number(count)) / whole : 0;
}

/** "5'te": the five of "5'te 1". */
function wholeOf(token: Token | undefined): number | undefined {
  const isOf = token && /^\d{1,2}$/.test(token.key) && token.end - token.start === token.key.length + 3;
  return isOf ? Number(token.key) : undefined;
}

/** What "binde" has before it. */
const OF_THOUSANDS = byWord<number>({ on: 10, "10": 10, yuz: 100, "100": 100 });

export function perMilleAt(tokens: readonly Token[], at: number): NumberFound | null {
  const [first = "", second = ""] = [0, 1].map((offset) => tokens[at + offset]?.key);
  const thousands = first === "binde" ? 1 : second === "binde" ? (OF_THOUSANDS[first] ?? 0) : 0;
  const place = first === "binde" ? at + 1 : at + 2;
  const key = tokens[place]?.key.replace(",", ".") ?? "";
  const count = COUNT.exec(key)?.[1] ?? key;
  const value = COUNTS[count] ?? turkish.numbers.units[count] ?? Number(count);
  return thousands && value > 0 ? { value: value / thousands / 10, unit: "%", next: place + 1 } : null;
}

/** "60 dakikaya", "27 nete". "günde", "saatte" are locatives, "dakika" has no ending at all. */
const DATIVE =
  /^(?:['’](?:[yn]?|s?[ıiuü]n)[ae]|\sm[²³]['’][ae]|\s(?:iş\s)?(\p{L}+(?:(?<![dt])|(?<=[aeıioöuü]t))[ae]))[\s,;)]/u;
const CHANGE =
  /(?:azal|art|düş|gerile|kısal|iyileş|büyü|yüksel|küçül|genişle|daral|çoğal|hızlan|yavaşla)m[ae]$/u;
/** Units that aren't in any list of things. */
const BARE = /^(?:dakika|saniye|hafta|sene|lira|tane|adet|litre|metre|kilometre|santimetre|milimetre)$/u;

export function dativeIn(behind: string): { noun: string | undefined } | null {
  const found = DATIVE.exec(`${behind} `);
  // "%30 azalmasına katkı": the contribution is to the fall, not to the number.
  if (found?.[1] && /m[ae]s[ıi]n[ae]$/u.test(found[1])) return null;
  // "%9 azalma" has no case ending: it is the fall itself.
  if (found?.[1] && CHANGE.test(found[1])) return null;
  return found && { noun: found[1] };
}

export const isBareUnit = (noun: string): boolean => BARE.test(noun);
