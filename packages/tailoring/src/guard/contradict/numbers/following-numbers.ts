import { type Alignment, idsIn, wordsSaid } from "../../align/align-sentence.ts";
import { measureOf } from "../../entail/measures.ts";
import type { FactEntry } from "../../facts/fact.ts";
import type { Line } from "../../parse/line.ts";
import type { NumberTerm } from "../../parse/number-term.ts";
import { spansOf } from "../../parse/spans.ts";
import type { ConflictTask } from "../conflict-task.ts";
import { listedIn, mayBeSaidOf, namesListedIn, runsListedIn, valuesFrom } from "./derived-values.ts";
import { numbersIn, type PlacedNumber } from "./placed-numbers.ts";
import { periodsIn, ratesBetween } from "./rates-of-time.ts";
import { isSpanOf, spansIn } from "../times/spans-of-time.ts";
import { guardCue, numberCue } from "../../../languages/all-guard-cues.ts";

/** Years and months, which are counted from dates as well. */
export const isLong = ({ unit }: Pick<NumberTerm, "unit">): boolean => unit === "years" || unit === "months";

/** Whether a number follows from others: by arithmetic within a line, from dates, or by counting what is listed. */
export function followsFromOthers(placed: PlacedNumber, task: ConflictTask): boolean {
  const { alignment, entries, facts } = task;
  const { number, measure } = placed;
  const isSpan = number.unit === "years" || number.unit === "months";
  if (isSpan && number.bound === "exact" && statesOther({ number, measure }, alignment)) return false;
  const isApart = isSpan && AFTER.test(alignment.sentence.text);
  if (
    isSpan &&
    spansIn(isApart ? facts.entries : entries, facts, isApart).some((months) => isSpanOf(number, months))
  )
    return true;
  const ofSame = [
    ...entries.flatMap(({ heading }) => heading).filter(({ line }) => namesSame(line, alignment)),
    ...entries.flatMap(({ texts }) => texts).filter(({ line }) => sharesNumber(line, alignment, number)),
  ];
  const lines = [...alignment.lines, ...alignment.entries.flatMap(({ heading }) => heading), ...ofSame].map(
    ({ line }) => line,
  );
  const known = lines.flatMap(numbersIn).filter(({ number: { unit } }) => unit !== "date");
  if (
    number.bound !== "exact" &&
    known.some((one) => mayBeRounded(measure.value, number, valueIn(measure.kind, one)))
  )
    return true;
  if (known.some((one) => isInOtherWords(placed, one))) return true;
  if (isSchoolYears(placed) && lines.flatMap(valuesFrom).some((months) => isSchoolYearsOf(number, months)))
    return true;
  if (known.some((one) => isSameLength(placed, one) || isInWeeks(placed, one))) return true;
  if (comesToSame(placed, entries)) return true;
  if (number.unit === "times" && known.some((one) => comesBackIn(placed, one))) return true;
  const isTotal = TOTAL.test(sentenceOf(alignment));
  if (
    isTotal &&
    productsOf(entries.flatMap(({ texts }) => texts).flatMap(({ line }) => numbersIn(line))).includes(
      number.value,
    )
  )
    return true;
  // "Doubled" is by 100 %, where a line says by how many per cent.
  const byShare = (number.value - 1) * 100;
  if (
    number.unit === "x" &&
    known.some((one) => one.number.unit === "%" && mayBeRounded(byShare, number, one.number.value))
  )
    return true;
  if (lines.flatMap(valuesFrom).some((value) => mayBeRounded(measure.value, number, value))) return true;
  // "Hours spent on it cut from 9 to 2" are hours, though no number says so.
  const areBare = (line: Line): boolean => numbersIn(line).every((one) => one.measure.kind === "");
  const isTime = measure.kind === "clock" || measure.kind === "calendar";
  if (isTime && lines.filter(areBare).flatMap(valuesFrom).includes(number.value)) return true;
  if (number.unit === "" && number.value === 2 && lines.some(({ text }) => BOTH.test(text))) return true;
  // "With two others" makes three.
  const isShared = lines.some(({ clauses }) =>
    clauses.some(({ markers }) => markers.has("jointly") || markers.has("other")),
  );
  const isOneOff = known.some(
    (one) => Math.abs(one.number.value - number.value) === 1 && one.number.value < 10,
  );
  if (isShared && isOneOff && number.unit === "") return true;
  if (frequencies(lines).includes(number.value)) return true;
  const counts = [
    ...lines.slice(0, 1).map(listedIn),
    ...lines.flatMap(namesListedIn),
    ...lines.flatMap(runsListedIn),
    ...sizesOf(entries),
  ];
  // Whatever a line lists, it isn't hours or days.
  const mayCount = number.unit === "" && measure.kind !== "clock" && measure.kind !== "calendar";
  return mayCount && number.value < 10 && counts.some((count) => count === number.value);
}

/** "Four ACCA papers left", of a certificate called "ACCA, 9 of 13 papers passed". */
const namesSame = (line: Line, { sentence }: Alignment): boolean =>
  line.words.numbers.length > 1 && wordsSaid(spansOf(sentence).words, sentence, line).length > 1;

/** "180 davetlilik kutlama", of "180 kişilik davet": in other words, but with the number. */
const sharesNumber = (line: Line, { sentence }: Alignment, besides: NumberTerm): boolean =>
  sentence.words.numbers.some(
    ({ value, unit, start }) =>
      start !== besides.start &&
      value >= TELLING &&
      line.words.numbers.some((known) => known.value === value && known.unit === unit),
  );
/** Smaller numbers stand in many lines. */
const TELLING = 10;

/** Up to the next round number: "under two years" of 20 months, "fewer than 300" of 240, "less than 1 %" of 0.6. */
const mayBeRounded = (said: number, number: NumberTerm, known: number): boolean =>
  mayBeSaidOf(said, number, known) ||
  (number.bound === "atMost" && said >= known && said - known < 10 ** Math.floor(Math.log10(said)));

/** "Less than three months" of 11 weeks: what weeks and days are in months, and vice versa. */
const DAYS_A_MONTH = 30.4;
function valueIn(kind: string, { measure }: PlacedNumber): number {
  if (kind === "months" && measure.kind === "calendar") return measure.value / DAYS_A_MONTH;
  return kind === "calendar" && measure.kind === "months" ? measure.value * DAYS_A_MONTH : measure.value;
}

/** "64 calls a week in all", from 16 agents with 4 each. */
const TOTAL = /\b(?:in (?:all|total)|altogether|a total of|overall|combined)\b|toplam|hep birlikte/iu;
const BOTH = new RegExp(numberCue("both"), "iu");
const sentenceOf = ({ sentence }: Alignment): string => sentence.text;
const productsOf = (known: PlacedNumber[]): number[] =>
  known.flatMap((one, at) => known.slice(at + 1).map((other) => one.number.value * other.number.value));

/** "A year later": the time between two things. */
const AFTER = new RegExp(guardCue("inOrder"), "iu");

/** "In one year", where the same line with the same values says it took two. */
function statesOther(
  { number, measure }: Pick<PlacedNumber, "number" | "measure">,
  { sentence, lines }: Alignment,
): boolean {
  const values = numbersIn(sentence)
    // "Third engineer": which one it was says nothing of how long.
    .filter((one) => one.number.value !== number.value && one.number.unit !== "ordinal")
    .map((one) => one.number.value);
  return lines.some(({ line }) => {
    const all = numbersIn(line);
    const spans = all.filter((one) => isLong(one.number));
    const isSame = all.some((one) => !isLong(one.number) && values.includes(one.number.value));
    return isSame && spans.length > 0 && !spans.some((one) => one.measure.value === measure.value);
  });
}

const PART_OF_COUNT = new RegExp(String.raw`^\s${numberCue("partOfCount")}`, "iu");

const COUNTS_NOTHING = /^ (?:in|on|at|as|with)\b/iu;

/** "Eleven years of reporting, more than five of them abroad": five years. */
export function ofSpanBefore({ number, clause, line }: PlacedNumber): PlacedNumber | undefined {
  const behind = line.text.slice(number.end);
  const isBare = PART_OF_COUNT.test(behind) || (number.bound !== "exact" && COUNTS_NOTHING.test(behind));
  if (number.unit !== "" || !isBare) return undefined;
  // "Three years with 112 vehicles, 19 of them tractors": those are of the vehicles.
  const before = line.words.numbers.findLast((one) => one.end < number.start);
  const spanned = before && isLong(before) ? { ...number, unit: before.unit } : undefined;
  return spanned && { number: spanned, clause, line, measure: measureOf(spanned, clause) };
}

const SCHOOL_YEAR = new RegExp(String.raw`^\s${numberCue("schoolYear")}`, "iu");

const isSchoolYears = ({ number, line: { text } }: PlacedNumber): boolean =>
  number.unit === "" && SCHOOL_YEAR.test(text.slice(number.end));
/** "Three school years", from September 2017 to July 2020. */
const isSchoolYearsOf = ({ value }: NumberTerm, months: number): boolean =>
  Math.ceil(months / MONTHS_A_YEAR) === value;

/** "A 40-point checklist", of one with 40 items; "one school year", of one year. */
const isInOtherWords = ({ number, line }: PlacedNumber, known: PlacedNumber): boolean => {
  if (number.value !== known.number.value) return false;
  const behind = line.text.slice(number.end);
  if (number.unit === "points")
    return known.number.unit === "" && /-points?\b/i.test(line.text.slice(number.start, number.end + 7));
  return number.unit === "" && known.number.unit === "years" && SCHOOL_YEAR.test(behind);
};

/** "Within two days", of what took 48 hours. */
export const isSameLength = ({ measure: said }: Measured, { measure: known }: Measured): boolean => {
  const [days, seconds] = said.kind === "calendar" ? [said, known] : [known, said];
  return days.kind === "calendar" && seconds.kind === "clock" && days.value * SECONDS_A_DAY === seconds.value;
};
type Measured = Pick<PlacedNumber, "measure">;
const SECONDS_A_DAY = 86_400;

/** "A month and a half", of six weeks. */
const isInWeeks = ({ measure: said }: PlacedNumber, { measure: known }: PlacedNumber): boolean =>
  said.kind === "months" && known.kind === "calendar" && said.value * DAYS_OF_FOUR_WEEKS === known.value;
const DAYS_OF_FOUR_WEEKS = 28;

/** "Four times a year", of what is done once in three months. */
const comesBackIn = ({ number, line }: PlacedNumber, known: PlacedNumber): boolean =>
  known.number.unit === "months" &&
  periodsIn(line).has("year") &&
  number.value * known.number.value === MONTHS_A_YEAR;
const MONTHS_A_YEAR = 12;

/** "72 a year on average", of 6 a month; "an average of 7 a year for three years", of 22 in three years. */
const comesToSame = ({ number, line }: PlacedNumber, entries: FactEntry[]): boolean =>
  (number.unit === "" || number.unit === "times") &&
  entries
    .flatMap(({ texts }) => texts)
    .some((fact) => {
      const counts = numbersIn(fact.line).filter((one) => one.number.unit !== "date" && !isLong(one.number));
      const years = [...numbersIn(line), ...numbersIn(fact.line)].filter(
        (one) => one.number.unit === "years",
      );
      return counts.some(
        (one) =>
          ratesBetween(line, fact.line).some((rate) =>
            mayBeSaidOf(number.value, number, one.number.value * rate),
          ) ||
          (number.bound === "average" &&
            years.some((span) => Math.abs(one.number.value / span.number.value - number.value) <= 0.5)),
      );
    });

/** "Four times a year" is every three months, and vice versa. */
const TIMES: Record<string, number[]> = {
  "c:quarterly": [3, 4],
  "c:half-yearly": [2, 6],
  "c:fortnightly": [2],
  "c:annual": [1],
  "c:monthly": [12],
  "c:weekly": [52],
};
const frequencies = (lines: Line[]): number[] =>
  lines.flatMap((line) =>
    [...idsIn(line)].flatMap((id) => TIMES[id] ?? /[/x](\d+)$/.exec(id)?.slice(1).map(Number) ?? []),
  );

/** The number of entries of a kind: jobs, certificates, languages. */
function sizesOf(entries: FactEntry[]): number[] {
  const kinds = new Map<string, number>();
  for (const { kind } of entries) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return [...kinds.values()];
}
