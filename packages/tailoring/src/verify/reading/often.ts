import { byWord } from "../../text/by-word.ts";
import type { Token } from "../../text/tokens.ts";
import { ORDINALS, unitsOf } from "../lexicon/number-words.ts";

/** How often something is, in words with a number: the tokens `from` to before `to`, and the id that it goes by. */
export type Often = { id: string; from: number; to: number };

const UNITS = byWord<string>({});
for (const names of [
  "hour hours saat",
  "day days gun",
  "night nights gece",
  "week weeks hafta",
  "weekend weekends",
  "month months ay",
  "quarter quarters ceyrek",
  "year years yil sene",
  "shift shifts vardiya",
  "monday mondays pazartesi",
  "tuesday tuesdays sali",
  "wednesday wednesdays carsamba",
  "thursday thursdays persembe",
  "friday fridays cuma",
  "saturday saturdays cumartesi",
  "sunday sundays pazar",
])
  for (const name of names.split(" ")) UNITS[name] = names.split(" ")[0] ?? "";

/** What the lexicon calls the spans that have a name: every three months is quarterly, in either language. */
const NAMED: Record<string, string> = {
  "hour 1": "hourly",
  "day 1": "daily",
  "day 7": "weekly",
  "day 14": "fortnightly",
  "day 15": "fortnightly",
  "night 1": "nightly",
  "week 1": "weekly",
  "week 2": "fortnightly",
  "month 1": "monthly",
  "month 2": "bimonthly",
  "month 3": "quarterly",
  "month 6": "half-yearly",
  "month 12": "annual",
  "quarter 1": "quarterly",
  "quarter 2": "half-yearly",
  "year 1": "annual",
  "year 2": "every other year",
};
const PER_YEAR: Record<number, string> = { 1: "annual", 2: "half-yearly", 4: "quarterly", 12: "monthly" };

const everyId = (count: number, unit: string): string =>
  `c:${NAMED[`${unit} ${count}`] ?? `${unit} x${count}`}`;
const timesId = (count: number, unit: string): string => {
  const named = unit === "year" ? PER_YEAR[count] : count === 1 ? NAMED[`${unit} 1`] : undefined;
  return `c:${named ?? `${unit} /${count}`}`;
};

const QUARTERS = byWord<number>({
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  last: 4,
  ilk: 1,
  birinci: 1,
  ikinci: 2,
  ucuncu: 3,
  dorduncu: 4,
  son: 4,
});

/** "Q2", "the second quarter", "2. çeyrek": a part of a year that has its own name. */
function quarterAt(tokens: Token[], at: number): Often | null {
  const key = tokens[at]?.key ?? "";
  const short = /^(?:q([1-4])|([1-4])q)$/.exec(key);
  const isNamed = /^(?:quarter$|ceyre[kg])/.test(tokens[at + 1]?.key ?? "");
  const digit = /^([1-4])(?:st|nd|rd|th)?$/.exec(key)?.[1];
  const number = short ? Number(short[1] ?? short[2]) : isNamed ? (QUARTERS[key] ?? Number(digit ?? 0)) : 0;
  return number ? { id: `c:quarter ${number} of the year`, from: at, to: at + (short ? 1 : 2) } : null;
}

/** All that a text says of how often in words with a number: "every fourth week", "dört haftada bir", "4 times a year". */
export function readOften(tokens: Token[], isTurkish: boolean): Often[] {
  const found: Often[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const often = (isTurkish ? turkishAt(tokens, at) : englishAt(tokens, at)) ?? quarterAt(tokens, at);
    if (!often) continue;
    found.push(often);
    at = often.to - 1;
  }
  return found;
}

const EN_ORDINALS = byWord<number>({ ...ORDINALS, second: 2, other: 2 });

function countOf(key: string | undefined, isTurkish: boolean): number | null {
  if (key === undefined) return null;
  if (/^\d{1,2}$/.test(key)) return Number(key);
  return unitsOf(isTurkish)[key] ?? null;
}

const ordinalOf = (key: string | undefined): number | null => {
  if (key === undefined) return null;
  const digits = /^(\d{1,2})(?:nd|rd|th)$/.exec(key)?.[1];
  return digits ? Number(digits) : (EN_ORDINALS[key] ?? null);
};

function englishAt(tokens: Token[], at: number): Often | null {
  const key = (offset: number) => tokens[at + offset]?.key;
  const unit = (offset: number) => UNITS[key(offset) ?? ""];
  const result = (id: string, length: number): Often => ({ id, from: at, to: at + length });
  const skip = key(0) === "once" && /^(?:every|in)$/.test(key(1) ?? "") ? 1 : 0;
  if (/^(?:every|each)$/.test(key(skip) ?? "") || (skip && key(1) === "in")) {
    const count = ordinalOf(key(skip + 1)) ?? countOf(key(skip + 1), false);
    const name = unit(skip + 2);
    return count && name ? result(everyId(count, name), skip + 3) : null;
  }
  // "one week in four", "one weekend out of six", "one in four weekends"
  if (key(0) === "one") {
    const name = unit(1);
    let next = name ? 2 : 1;
    if (!/^(?:in|out)$/.test(key(next) ?? "")) return null;
    while (/^(?:in|out|of|every)$/.test(key(next) ?? "")) next++;
    const count = countOf(key(next), false);
    const behind = name ?? unit(next + 1);
    return count && behind ? result(everyId(count, behind), next + (name ? 1 : 2)) : null;
  }
  const times = key(0) === "twice" ? 2 : key(0) === "once" ? 1 : key(0) === "thrice" ? 3 : null;
  const length = times ? 1 : key(1) === "times" ? 2 : 0;
  const count = times ?? (length ? countOf(key(0), false) : null);
  const name = /^(?:a|an|per|each|every)$/.test(key(length) ?? "") ? unit(length + 1) : undefined;
  return count && name ? result(timesId(count, name), length + 2) : null;
}

const IN = /[dt][ae]$/;
const OF = /(?:[dt][ae]n|n[iu]n|[iu]n)$/;
/** "haftada" → "week"; the stem may have more of its own ("hafta sonunda"). */
const turkishUnit = (key: string | undefined, ending: RegExp): string | undefined => {
  if (key === undefined || !ending.test(key)) return undefined;
  const stem = key.replace(ending, "");
  return UNITS[stem] ?? UNITS[stem.replace(/[iu]$/, "")];
};

const ONCE = /^(?:bir|1)$/;
const ONE_AMONG = /^biri(?:n(?:i|de|den))?$/;
const ONE_OF = /^(?:biri(?:n(?:i|de|den))?|bir|1)$/;
const TIMES = /^(?:kez|kere|defa)$/;

function turkishAt(tokens: Token[], at: number): Often | null {
  const key = (offset: number) => tokens[at + offset]?.key;
  const skip = key(0) === "her" ? 1 : 0;
  const count = countOf(key(skip), true);
  const result = (id: string, length: number): Often => ({ id, from: at, to: at + length });
  if (count) {
    const isWeekend = key(skip + 1) === "hafta" && /^sonu/.test(key(skip + 2) ?? "");
    const last = skip + (isWeekend ? 2 : 1);
    const within = isWeekend
      ? IN.test(key(last) ?? "")
        ? "weekend"
        : undefined
      : turkishUnit(key(last), IN);
    const among = isWeekend ? (OF.test(key(last) ?? "") ? "weekend" : undefined) : turkishUnit(key(last), OF);
    if (within && ONCE.test(key(last + 1) ?? ""))
      return result(everyId(count, within), last + (TIMES.test(key(last + 2) ?? "") ? 3 : 2));
    // "3 günden 1 güne" is from three to one.
    if (among && (skip ? ONE_OF : ONE_AMONG).test(key(last + 1) ?? ""))
      return result(everyId(count, among), last + 2);
  }
  const place = skip ? ORDINALS[key(1) ?? ""] : undefined;
  const each = place ? UNITS[key(2) ?? ""] : undefined;
  if (place && each) return result(everyId(place, each), 3);
  // "yılda dört kez", but "43 ayda iki kez" is twice in all of them.
  const period = countOf(key(-1), true) ? undefined : turkishUnit(key(0), IN);
  const times = ONCE.test(key(1) ?? "") ? 1 : countOf(key(1), true);
  return period && times && TIMES.test(key(2) ?? "") ? result(timesId(times, period), 3) : null;
}
