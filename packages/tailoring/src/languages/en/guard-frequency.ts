import { byWord } from "@terzi/language/by-word";
import { english } from "@terzi/language/en/english";
import { ORDINALS } from "@terzi/language/numbers";
import type { Token } from "@terzi/language/tokens";
import { countOf, everyId, type Frequency, timesId, timeUnits } from "../../guard/parse/frequency-ids.ts";

const UNITS = timeUnits({
  hour: "hour hours",
  day: "day days",
  night: "night nights",
  week: "week weeks",
  weekend: "weekend weekends",
  month: "month months",
  quarter: "quarter quarters",
  year: "year years",
  shift: "shift shifts",
  term: "term terms semester semesters",
  monday: "monday mondays",
  tuesday: "tuesday tuesdays",
  wednesday: "wednesday wednesdays",
  thursday: "thursday thursdays",
  friday: "friday fridays",
  saturday: "saturday saturdays",
  sunday: "sunday sundays",
});

/** "Twice daily". */
const ADVERBS = byWord<string>({
  daily: "day",
  nightly: "night",
  weekly: "week",
  monthly: "month",
  quarterly: "quarter",
  yearly: "year",
  annually: "year",
});

const PLACES = byWord<number>({ ...ORDINALS, second: 2, other: 2 });

const placeOf = (key: string | undefined): number | null => {
  if (key === undefined) return null;
  const digits = /^(\d{1,2})(?:nd|rd|th)$/.exec(key)?.[1];
  return digits ? Number(digits) : (PLACES[key] ?? null);
};

const numberIn = (key: string | undefined): number | null => countOf(key, english.numbers.units);

/** "Every fourth week", "one week in four", "4 times a year". */
export function frequencyInEnglish(tokens: readonly Token[], at: number): Frequency | null {
  const key = (offset: number) => tokens[at + offset]?.key;
  const unit = (offset: number) => UNITS[key(offset) ?? ""];
  const result = (id: string, length: number): Frequency => ({ id, from: at, to: at + length });
  const skip = key(0) === "once" && /^(?:every|in)$/.test(key(1) ?? "") ? 1 : 0;
  if (/^(?:every|each)$/.test(key(skip) ?? "") || (skip && key(1) === "in")) {
    const count = placeOf(key(skip + 1)) ?? numberIn(key(skip + 1));
    const name = unit(skip + 2);
    return count && name ? result(everyId(count, name), skip + 3) : null;
  }
  // "one week in four", "one weekend out of six", "one in four weekends"
  if (key(0) === "one") {
    const name = unit(1);
    let next = name ? 2 : 1;
    if (!/^(?:in|out)$/.test(key(next) ?? "")) return null;
    while (/^(?:in|out|of|every)$/.test(key(next) ?? "")) next++;
    const count = numberIn(key(next));
    const behind = name ?? unit(next + 1);
    return count && behind ? result(everyId(count, behind), next + (name ? 1 : 2)) : null;
  }
  // "Six rounds a quarter" is no fourth part of them, as "on two wards by about a quarter" is.
  const isShare = /^(?:by|about|around|roughly|nearly|almost|some|than|over|under|to|from)$/.test(
    key(-1) ?? "",
  );
  const counts = [1, 2, 3, 4].some((back) => numberIn(tokens[at - back]?.key) !== null);
  if (
    /^(?:a|per|each)$/.test(key(0) ?? "") &&
    key(1) === "quarter" &&
    !/^(?:of|to|past)$/.test(key(2) ?? "") &&
    counts &&
    !isShare
  )
    return result(everyId(1, "quarter"), 2);
  const times = key(0) === "twice" ? 2 : key(0) === "once" ? 1 : key(0) === "thrice" ? 3 : null;
  const length = times ? 1 : key(1) === "times" ? 2 : 0;
  const count = times ?? (length ? numberIn(key(0)) : null);
  const adverb = count ? ADVERBS[key(length) ?? ""] : undefined;
  if (count && adverb) return result(timesId(count, adverb), length + 1);
  const name = /^(?:a|an|per|each|every)$/.test(key(length) ?? "") ? unit(length + 1) : undefined;
  return count && name ? result(timesId(count, name), length + 2) : null;
}
