import type { Place } from "@terzi/contracts/place";
import { isWithin } from "@terzi/contracts/place";
import { guardCue, numberCue } from "../../languages/all-guard-cues.ts";
import { linesAt, textsAt } from "../facts/lines-at.ts";
import type { FactEntry } from "../facts/fact.ts";
import type { Line } from "../parse/line.ts";
import type { NumberTerm } from "../parse/number-term.ts";
import { toldWordsIn } from "./told-words.ts";

type Side = "before" | "after" | "until" | "since" | "";

const front = (...words: string[]): RegExp => new RegExp(`(?:${words.join("|")})\\s(?:\\p{L}+\\s)?$`, "iu");
const behind = (word: string): RegExp =>
  new RegExp(String.raw`^(?:['’]\p{L}+)?\s(?:\p{L}+\s)?(?:${word})(?!\p{L})`, "iu");
const SIDES: readonly [Side, RegExp, RegExp][] = [
  ["before", front(numberCue("beforeDate")), behind(numberCue("beforeDateBehind"))],
  ["after", front(numberCue("afterDate")), behind(numberCue("afterDateBehind"))],
  ["until", front(numberCue("untilDate")), behind(numberCue("untilDateBehind"))],
];

/** Which side of a date is meant. */
function sideOf({ start, end, relation }: NumberTerm, { text }: Line): Side {
  if (relation === "since") return "since";
  const written =
    /^['’]\p{L}+/u.exec(text.slice(end))?.[0] ?? /['’]\p{L}+$/u.exec(text.slice(start, end))?.[0] ?? "";
  const after = written + text.slice(end).replace(/^['’]\p{L}+/u, "");
  return SIDES.find(([, first, last]) => first.test(text.slice(0, start)) || last.test(after))?.[0] ?? "";
}

const yearOf = ({ value, hasMonth }: { value: number; hasMonth: boolean }): number =>
  hasMonth ? Math.floor((value - 1) / 12) : value;
const datesIn = (line: Line) =>
  line.words.numbers
    .filter(({ unit }) => unit === "date")
    .map((number) => ({ number, side: sideOf(number, line), year: yearOf(number) }));

const BEGINS = new Set(["begin", "start", "open", "found", "establish"]);
const begins = (line: Line): boolean =>
  toldWordsIn(line).some(({ everyday, ids }) => [...everyday.own, ...ids].some((id) => BEGINS.has(id)));

type Dated = ReturnType<typeof datesIn>[number];
type Known = { told: (Dated & { line: Line })[]; dates: { side: "start" | "end"; year: number }[] };

/** Whether a bound of time follows from other dates of the lines, or from the entry's own. */
const FOLLOWS: Record<Side, (said: Dated, known: Known) => boolean> = {
  "": ({ year }, { told }) => {
    const same = told.filter((one) => one.year === year);
    return !same.length || same.some(({ side }) => side !== "before" && side !== "after");
  },
  before: ({ year }, { told }) => told.some((one) => one.side === "" && one.year < year),
  after: ({ year }, { told }) => told.some((one) => one.side === "" && one.year > year),
  since: (said, known) =>
    known.told.some(({ year, line }) => year === said.year && begins(line)) ||
    isOfEntry(said, known, "start"),
  until: (said, known) =>
    known.told.some(
      ({ year, number: { relation } }) =>
        year === said.year && (relation === "to" || relation === said.number.relation),
    ) || isOfEntry(said, known, "end"),
};

/** The entry's own date, where the lines don't say it of anything else. */
const isOfEntry = ({ year }: Dated, { told, dates }: Known, side: "start" | "end"): boolean =>
  !told.some((one) => one.year === year) && dates.some((date) => date.side === side && date.year === year);

/** "Before 2018" from what was in 2018: a bound of time is in the line, or follows from its dates and the entry's. */
function keepsDates(sentence: Line, lines: Line[], own: FactEntry[]): boolean {
  const known: Known = {
    told: lines.flatMap((line) => datesIn(line).map((date) => ({ ...date, line }))),
    dates: own.flatMap((entry) => entry.dates.map((date) => ({ side: date.side, year: yearOf(date) }))),
  };
  return datesIn(sentence).every(
    (said) =>
      (said.side !== "" && known.told.some(({ year, side }) => year === said.year && side === said.side)) ||
      FOLLOWS[said.side](said, known),
  );
}

const TO = new RegExp(String.raw`^\s?(?:[–-]|${numberCue("toEnd")}|${guardCue("eitherOf")})\s?$`, "iu");
const AND = new RegExp(String.raw`^\s(?:${numberCue("betweenEnds")})\s$`, "iu");
const BETWEEN = new RegExp(numberCue("between"), "iu");

/** The ranges of a line, as "30 to 40", where no value goes from one to the other. */
const rangesIn = ({ words: { numbers }, text }: Line): [NumberTerm, NumberTerm][] =>
  numbers.slice(1).flatMap((high, at): [NumberTerm, NumberTerm][] => {
    const low = numbers[at];
    if (!low || low.unit === "date" || high.unit === "date" || /from|by/.test(low.relation)) return [];
    const between = text.slice(low.end, high.start);
    const isRange =
      TO.test(between) ||
      (AND.test(between) && BETWEEN.test(text.slice(Math.max(0, low.start - 12), high.end + 20)));
    return isRange && low.value < high.value ? [[low, high]] : [];
  });

/** One end of a range is no count by itself, and two counts are no range. */
function keepsRanges(sentence: Line, lines: Line[]): boolean {
  const said = rangesIn(sentence);
  const known = lines.flatMap(rangesIn);
  const isKnown = ([low, high]: [NumberTerm, NumberTerm]) =>
    known.some(([least, most]) => least.value === low.value && most.value === high.value);
  if (!said.every(isKnown)) return false;
  const values = new Set(sentence.words.numbers.map(({ value }) => value));
  return sentence.words.numbers.every((number) => {
    const { value, bound } = number;
    if (said.some((range) => range.includes(number))) return true;
    const ofRange = known.filter((range) => range.some((end) => end.value === value));
    const hasBoth = ofRange.some((range) => range.every((end) => values.has(end.value)));
    if (!ofRange.length || hasBoth) return true;
    const elsewhere = lines
      .flatMap(({ words }) => words.numbers)
      .some((one) => one.value === value && !ofRange.some((range) => range.includes(one)));
    return (
      elsewhere ||
      ofRange.some(([low, high]) =>
        bound === "atLeast" ? value === low.value : /^(?:atMost|upTo)$/.test(bound) && value === high.value,
      )
    );
  });
}

const FURTHER = new RegExp(String.raw`${numberCue("further")}\s$`, "iu");
const WITHIN = new RegExp(String.raw`${numberCue("withinLength")}\s$`, "iu");

const FOR = new RegExp(String.raw`${numberCue("forLength")}\s$`, "iu");
const isStretched = (one: string, other: string): boolean => FOR.test(one) && WITHIN.test(other);

const before = (number: NumberTerm, { text }: Line): string => text.slice(0, number.start);

/** "Another 40" are besides others; "within two years" isn't all of them. */
const keepsFront = (sentence: Line, lines: Line[]): boolean =>
  sentence.words.numbers.every((number) => {
    const same = lines.flatMap((line) =>
      line.words.numbers.filter(({ value }) => value === number.value).map((one) => before(one, line)),
    );
    const said = before(number, sentence);
    const isLong = number.unit === "years" || number.unit === "months";
    return (
      !same.length ||
      ((!FURTHER.test(said) || same.some((text) => FURTHER.test(text))) &&
        (!isLong || same.some((text) => !isStretched(said, text) && !isStretched(text, said))))
    );
  });

const NO_LONGER = new RegExp(guardCue("noLonger"), "iu");
const TODAY = new RegExp(guardCue("atPresent"), "iu");

/** "Former cook", "used to cook", of who still does. */
const keepsEnd = (sentence: Line, lines: Line[], own: FactEntry[]): boolean =>
  !NO_LONGER.test(sentence.text) ||
  (!lines.some(({ text }) => TODAY.test(text)) &&
    !(own.length > 0 && own.every(({ isOngoing }) => isOngoing)));

/** Whether a sentence sets no other bounds to a time or a count than its lines. */
export function keepsBounds(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  const lines = linesAt(evidence, entries);
  const own = entries.filter(({ place }) => place !== "" && evidence.some((at) => isWithin(at, place)));
  return (
    keepsDates(sentence, lines, own) &&
    keepsRanges(sentence, textsAt(evidence, entries)) &&
    keepsFront(sentence, lines) &&
    keepsEnd(sentence, lines, own)
  );
}
