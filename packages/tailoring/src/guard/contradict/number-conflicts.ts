import type { Conflict } from "@terzi/contracts/cv";
import { guardCue, numberCue } from "../../languages/all-guard-cues.ts";
import { changes } from "../entail/changes.ts";
import { isNear } from "../entail/compare-numbers.ts";
import { pairsIn } from "../entail/number-pairs.ts";
import type { FactEntry } from "../facts/fact.ts";
import type { NumberTerm, NumberUnit } from "../parse/number-term.ts";
import { isSameDate } from "../retell/retold-numbers.ts";
import { type ConflictTask, linesOf } from "./conflict-task.ts";
import { compoundConflict } from "./compound-times.ts";
import { followsFromOthers, isLong, ofSpanBefore } from "./following-numbers.ts";
import { isNoCount } from "./no-count.ts";
import { before, isAsExact } from "./number-limits.ts";
import { followsFromOwn } from "./own-numbers.ts";
import { oneForMore } from "./one-for-more.ts";
import { numbersIn, type PlacedNumber, writtenWith } from "./placed-numbers.ts";
import { isOfShare } from "./shares-told.ts";

/** The numbers of a sentence that the profile lacks or states differently. */
export function numberConflicts(task: ConflictTask): Conflict[] {
  return numbersIn(task.alignment.sentence).flatMap((said) => conflictOf(said, task));
}

function conflictOf(written: PlacedNumber, task: ConflictTask): Conflict[] {
  const said = ofSpanBefore(written) ?? written;
  const { number } = said;
  const all = linesOf(spokenOf(task)).flatMap(numbersIn);
  const compound = compoundConflict(written, task);
  if (compound) return compound;
  if (said === written && isNoCount(said)) return oneForMore(said, task);
  if (isOfShare(said, all)) return [];
  const same = nearest(
    all.filter((known) => isSameValue(said, known)),
    said,
    task,
  );
  if (isInName(said) && knowsLiteral(said, task)) return [];
  if (number.unit === "date")
    return same.length || isDateIn(number, task.entries) || isMonthAfter(number, all)
      ? []
      : differs(said, all);
  if (same.length) {
    const times = timesBeside(said, same, task);
    return times.length && !followsFromOthers(said, task) ? differs(said, times) : compare(said, same);
  }
  const isKnown = (one: PlacedNumber) => all.some((known) => isSameValue(one, known));
  return followsFromOthers(said, task) || isWritten(said, task) || followsFromOwn(said, isKnown)
    ? []
    : differs(said, all);
}

const isSummary = ({ entries, facts }: ConflictTask): boolean => entries.length === facts.entries.length;

/** Telephone numbers and postcodes count nothing. */
const spokenOf = ({ entries }: ConflictTask): FactEntry[] =>
  entries.filter(({ place }) => place !== "personalInfo");

/** Of several equal numbers, those in the line that shares most with the sentence, and in the same measure. */
function nearest(same: PlacedNumber[], said: PlacedNumber, { alignment }: ConflictTask): PlacedNumber[] {
  for (const { line } of alignment.lines) {
    const there = same.filter((known) => known.line === line);
    const alike = there.filter(({ measure }) => measure.kind === said.measure.kind);
    if (there.length) return alike.length ? alike : there;
  }
  const alike = same.filter(({ measure }) => measure.kind === said.measure.kind);
  return alike.length ? alike : same;
}

/**
 * "Three weeks" for two, where three is the size of the crew: compared with the times of the same line, if it has no
 * such one.
 */
function timesBeside(
  { measure }: PlacedNumber,
  same: PlacedNumber[],
  { alignment: { lines } }: ConflictTask,
): PlacedNumber[] {
  const isTime = measure.kind === "clock" || measure.kind === "calendar";
  if (!isTime || same.some((known) => known.measure.kind === measure.kind)) return [];
  const [first] = lines;
  const there = first ? numbersIn(first.line) : [];
  // A number that the line uses for anything else may be retold in other words.
  return there.some((known) => same.includes(known))
    ? []
    : there.filter((known) => known.measure.kind === measure.kind);
}

const MONEY = new Set<NumberUnit>(["$", "€", "£", "₺"]);

/** "S7-1200", "FRS 102", "Level 3": a number that belongs to the name before it. */
const isInName = ({ number: { start, unit }, line: { text } }: PlacedNumber): boolean =>
  unit !== "date" &&
  unit !== "%" &&
  (/[\p{L}\d][-.]?$/u.test(text.slice(0, start)) || /(?:^|\s)[\p{Lu}\d]{2,}\s$/u.test(text.slice(0, start)));

function knowsLiteral({ number, line }: PlacedNumber, { entries }: ConflictTask): boolean {
  const written = line.text.slice(number.start, number.end).replace(/['’]\p{L}+$/u, "");
  return linesOf(entries).some(({ text }) => text.includes(written));
}

/**
 * The same digits in a range or a name that is no number: "9-12", "200-2000"; those of a share only where shares are
 * spoken of.
 */
function isWritten({ number: { value, unit }, line }: PlacedNumber, task: ConflictTask): boolean {
  if (unit === "%" || unit === "points" || MONEY.has(unit) || isLong({ unit })) return false;
  const lines = linesOf(isSummary(task) ? task.alignment.entries : spokenOf(task));
  const ofShares = line.words.numbers.some((one) => isShare(one.unit));
  const digits = lines.flatMap(({ text }) => text.match(ofShares ? DIGITS : DIGITS_OF_COUNTS) ?? []);
  if (digits.some((one) => one.replace(/[.,]/g, "") === String(value))) return true;
  const ranges = lines.flatMap(({ text }) => [...text.matchAll(/(\d+)\s?[–-]\s?(\d+)/g)]);
  return ranges.some(([, from, to]) => Number(from) <= value && value <= Number(to) && Number(to) < 100);
}

/** "Doubled", "iki katı", "ikiye katladı". */
const multiplies = ({ number: { unit, end }, line: { text } }: PlacedNumber): boolean =>
  unit === "x" || MULTIPLIED.test(text.slice(end));

const isSameValue = (said: PlacedNumber, known: PlacedNumber): boolean => {
  const { number, measure } = said;
  if (number.unit === "date" || known.number.unit === "date")
    return number.unit === known.number.unit && isSameDate(number, known.number);
  // Years count only as years: an 8 elsewhere says nothing about them.
  if (isLong(number) !== isLong(known.number)) return false;
  if (isLong(number) && number.unit !== known.number.unit) return measure.value === known.measure.value;
  if (isShare(number.unit) !== isShare(known.number.unit)) return false;
  // "More than doubled" isn't "two" of anything.
  if (multiplies(said) !== multiplies(known)) return false;
  if (isNear(number.value, known.number.value)) return true;
  return (
    measure.kind !== "" && measure.kind === known.measure.kind && isNear(measure.value, known.measure.value)
  );
};

const DIGITS = /\d+(?:[.,]\d+)*/g;
const DIGITS_OF_COUNTS = /\d+(?:[.,]\d+)*(?![\d.,]*\s?%)/g;

const isShare = (unit: NumberUnit): boolean => unit === "%" || unit === "points";

/** "From September", of what was so until August. */
const isMonthAfter = ({ value, hasMonth }: NumberTerm, all: PlacedNumber[]): boolean =>
  all.some(
    ({ number, line: { text } }) =>
      number.unit === "date" &&
      number.hasMonth &&
      hasMonth &&
      value === number.value + 1 &&
      (UNTIL.test(text.slice(0, number.start)) || UNTIL_BEHIND.test(text.slice(number.end))),
  );
const UNTIL = new RegExp(String.raw`${numberCue("untilDate")}\s(?:\p{L}+\s)?$`, "iu");
const UNTIL_BEHIND = new RegExp(
  String.raw`^\S*\s(?:\p{L}+\s)?${numberCue("untilDateBehind")}(?!\p{L})`,
  "iu",
);

const isDateIn = (said: NumberTerm, entries: FactEntry[]): boolean =>
  entries.some(({ dates, isOngoing, kind }) =>
    dates.some(
      (date) =>
        isSameDate(said, date) &&
        (said.relation !== "since" ||
          kind === "certifications" ||
          (date.side === "start" && (isOngoing || entries.length > 1))),
    ),
  );

/**
 * The same value in another currency, stated more exactly than it is known, or the end of a change in place of the
 * change.
 */
function compare(said: PlacedNumber, same: PlacedNumber[]): Conflict[] {
  const { number } = said;
  const conflict = (kind: Conflict["kind"], known: PlacedNumber): Conflict[] => [
    { kind, said: writtenWith(said), known: writtenWith(known) },
  ];
  const [first] = same;
  if (!first) return [];
  const ofUnit = same.filter(
    (known) => isSameUnit(number.unit, known.number.unit) && !isOtherTime(said, known),
  );
  if (!ofUnit.length) return conflict("unit", first);
  const ofBound = ofUnit.filter((known) => isAsExact(said, known));
  const [nearest] = ofUnit;
  if (!ofBound.length && nearest) return conflict("bound", nearest);
  const turned = ofBound.filter((known) => isTurned(said, known));
  const [other] = turned;
  return other && turned.length === ofBound.length ? conflict("direction", other) : [];
}

/** "412 minutes" for 412 seconds. */
const isOtherTime = ({ measure: a }: PlacedNumber, { measure: b }: PlacedNumber): boolean =>
  a.kind !== "" &&
  b.kind !== "" &&
  (a.kind !== b.kind || !isNear(a.value, b.value)) &&
  !MONEY_KINDS.has(a.kind);
const MONEY_KINDS = new Set(["$", "€", "£", "₺", "%", "x", "points", "date", "ordinal", "times"]);

function isSameUnit(said: NumberUnit, known: NumberUnit): boolean {
  if (said === known) return true;
  if (MONEY.has(said) && MONEY.has(known)) return false;
  if (isShare(said) && isShare(known)) return said === known;
  return true;
}

/** "17 puan artarak %78": behind what it did stands where it got. */
const AS_END = /\p{L}[ae]r[ae]k\s+(?:\p{L}+\s+)?%?$/u;

const MULTIPLIED = new RegExp(`^(?:${numberCue("multiplied")})`, "iu");
const BY = new RegExp(numberCue("by"), "iu");

const IN_NAME = /^\S+-points?\b/iu;
/** "The four-point system", "dokuz günden beşe": part of a name, or where a change began. */
const NO_CHANGE = /^(?:-\p{L}|\s(?:\p{L}+\s)?\p{L}{2,}[dt][ae]n(?!\p{L}))/iu;

const SORTED = new RegExp(guardCue("sortedBy"), "iu");

/** "By 60 minutes" for what fell to 60; "to 38 %" for what fell by it. */
function isTurned(said: PlacedNumber, known: PlacedNumber): boolean {
  const { number, clause } = said;
  if (IN_NAME.test(said.line.text.slice(number.start))) return false;
  if ([NO_CHANGE, MULTIPLIED].some((pattern) => pattern.test(said.line.text.slice(number.end)))) return false;
  // "60,000 photos by year": sorted by it.
  const isSorted = number.unit === "" && !said.line.words.language.isVerbFinal && !BY.test(before(said));
  if (isSorted && (number.relation === "by" || SORTED.test(said.line.text))) return false;
  const isChange = changes(clause) || number.relation === "by";
  if (!isChange || isLong(number)) return false;
  const isAlone = numbersIn(said.line).filter((other) => other.number.unit === number.unit).length === 1;
  const isEnd = AS_END.test(before(said));
  const isBy = number.relation === "by" || (number.relation === "" && isAlone && !isEnd);
  const pair = pairsIn(known.line)
    // "£9,400 a year by moving it to one supplier" went from nothing to one.
    .filter(({ from, to }) => from.unit === to.unit || !MONEY.has(from.unit))
    .find(({ from, to }) => from === known.number || to === known.number);
  if (pair && isAlone) return isBy || (number.relation === "to" && pair.to !== known.number);
  if (pair) return false;
  if (isBy) return known.number.relation === "to" && changes(known.clause);
  const wasBy = known.number.relation === "by" || (known.number.relation === "" && changes(known.clause));
  return number.relation === "to" && isAlone && wasBy && isAmount(known.number);
}

/** A change is by an amount, not by people or years in the same sentence. */
const isAmount = ({ unit }: NumberTerm): boolean =>
  unit === "%" || unit === "points" || unit === "x" || MONEY.has(unit);

function differs(said: PlacedNumber, all: PlacedNumber[]): Conflict[] {
  const nearest = all
    .filter(({ number }) => number.unit === said.number.unit)
    .toSorted((a, b) => distance(a, said) - distance(b, said))[0];
  return [{ kind: "number", said: writtenWith(said), known: nearest ? writtenWith(nearest) : "" }];
}

const distance = (one: PlacedNumber, other: PlacedNumber): number =>
  Math.abs(one.number.value - other.number.value);
