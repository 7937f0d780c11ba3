import { byWord } from "@terzi/language/by-word";
import { ORDINALS } from "@terzi/language/numbers";
import type { Token } from "@terzi/language/tokens";
import { turkish } from "@terzi/language/tr/turkish";
import { countOf, everyId, type Frequency, timesId, timeUnits } from "../../../guard/parse/frequency-ids.ts";

const UNITS = timeUnits({
  hour: "saat",
  day: "gun",
  night: "gece",
  week: "hafta",
  month: "ay",
  quarter: "ceyrek",
  year: "yil sene",
  shift: "vardiya",
  term: "donem yariyil",
  monday: "pazartesi",
  tuesday: "sali",
  wednesday: "carsamba",
  thursday: "persembe",
  friday: "cuma",
  saturday: "cumartesi",
  sunday: "pazar",
});

const IN = /[dt][ae]$/;
const OF = /(?:[dt][ae]n|n[iu]n|[iu]n)$/;
/** "haftada" → "week"; the stem may have more of its own ("hafta sonunda"). */
const unitOf = (key: string | undefined, ending: RegExp): string | undefined => {
  if (key === undefined || !ending.test(key)) return undefined;
  const stem = key.replace(ending, "");
  return UNITS[stem] ?? UNITS[stem.replace(/[iu]$/, "")];
};

const ONCE = /^(?:bir|1)$/;
const ONE_AMONG = /^biri(?:n(?:i|de|den))?$/;
const ONE_OF = /^(?:biri(?:n(?:i|de|den))?|bir|1)$/;
const TIMES = /^(?:kez|kere|defa)$/;

const TENS = byWord<number>({ on: 10, yirmi: 20, otuz: 30 });
const DIGITS = byWord<number>({
  bir: 1,
  iki: 2,
  uc: 3,
  dort: 4,
  bes: 5,
  alti: 6,
  yedi: 7,
  sekiz: 8,
  dokuz: 9,
});

const numberIn = (key: string | undefined): number | null => countOf(key, turkish.numbers.units);

/** "Dört haftada bir", "her üç günün birinde", "yılda dört kez". */
export function frequencyInTurkish(tokens: readonly Token[], at: number): Frequency | null {
  const key = (offset: number) => tokens[at + offset]?.key;
  const isEach = key(0) === "her";
  // "On dört günde bir": the ten stands by itself.
  const tens = TENS[key(isEach ? 1 : 0) ?? ""];
  const units = tens && DIGITS[key(isEach ? 2 : 1) ?? ""];
  const skip = (isEach ? 1 : 0) + (units ? 1 : 0);
  const count = tens && units ? tens + units : numberIn(key(skip));
  const result = (id: string, length: number): Frequency => ({ id, from: at, to: at + length });
  if (count) {
    const isWeekend = key(skip + 1) === "hafta" && /^sonu/.test(key(skip + 2) ?? "");
    const last = skip + (isWeekend ? 2 : 1);
    const within = isWeekend ? (IN.test(key(last) ?? "") ? "weekend" : undefined) : unitOf(key(last), IN);
    const among = isWeekend ? (OF.test(key(last) ?? "") ? "weekend" : undefined) : unitOf(key(last), OF);
    if (within && ONCE.test(key(last + 1) ?? ""))
      return result(everyId(count, within), last + (TIMES.test(key(last + 2) ?? "") ? 3 : 2));
    // "3 günden 1 güne" is from three to one.
    if (among && (isEach ? ONE_OF : ONE_AMONG).test(key(last + 1) ?? ""))
      return result(everyId(count, among), last + 2);
  }
  // "Yarım yılda bir": every six months.
  const isHalfYear = key(skip) === "yarim" && unitOf(key(skip + 1), IN) === "year";
  if (isHalfYear && ONCE.test(key(skip + 2) ?? "")) return result(everyId(6, "month"), skip + 3);
  const place = isEach ? ORDINALS[key(1) ?? ""] : undefined;
  const each = place ? UNITS[key(2) ?? ""] : undefined;
  if (place && each) return result(everyId(place, each), 3);
  // "yılda dört kez", but "43 ayda iki kez" is twice in all of them.
  const period = numberIn(key(-1)) ? undefined : unitOf(key(0), IN);
  const times = ONCE.test(key(1) ?? "") ? 1 : numberIn(key(1));
  return period && times && TIMES.test(key(2) ?? "") ? result(timesId(times, period), 3) : null;
}
