import type { Conflict } from "@terzi/contracts/cv";
import { isNear } from "../../entail/compare-numbers.ts";
import type { FactEntry } from "../../facts/fact.ts";
import type { NumberUnit } from "../../parse/number-term.ts";
import type { Line } from "../../parse/line.ts";
import { isSameDate } from "../../retell/retold-numbers.ts";
import { followsAcrossDot } from "./broken-lines.ts";
import { CURRENCIES } from "./currency-codes.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { compoundConflict } from "../times/compound-times.ts";
import { spansIn } from "../times/spans-of-time.ts";
import { isKnownDate } from "../times/known-dates.ts";
import { followsFromOthers, isLong, ofSpanBefore } from "./following-numbers.ts";
import { isMisreadChange, isShare, isTurned, MONEY, MULTIPLIED } from "./misread-changes.ts";
import { isNoCount } from "./no-count.ts";
import { isAsExact } from "./number-limits.ts";
import { isKnownShare, ofShareBefore } from "./elided-shares.ts";
import { followsFromEntry } from "./entry-numbers.ts";
import { followsFromOwn } from "./own-numbers.ts";
import { oneForMore } from "./one-for-more.ts";
import { isShortYear } from "./short-years.ts";
import { isToldOtherwise } from "./told-otherwise.ts";
import { distance, numbersIn, type PlacedNumber, writtenWith } from "./placed-numbers.ts";
import { isOfShare, isRestOfShare } from "./shares-told.ts";

/** The numbers of a sentence that the profile lacks or states differently. */
export function numberConflicts(task: ConflictTask): Conflict[] {
  return numbersIn(task.alignment.sentence).flatMap((said) => conflictOf(said, task));
}

function conflictOf(written: PlacedNumber, task: ConflictTask): Conflict[] {
  const share = ofShareBefore(written);
  const said = share ?? ofSpanBefore(written) ?? written;
  const { number } = said;
  const all = linesOf(spokenOf(task)).flatMap(numbersIn);
  const compound = compoundConflict(written, task);
  if (compound) return compound;
  if (said === written && isNoCount(said)) return oneForMore(said, task);
  if (isOfShare(said, all) || isRestOfShare(said, all)) return [];
  const same = nearestOf(
    all.filter((known) => isSameValue(said, known)),
    said,
    task,
  );
  if ((isInName(said) || isInRatio(said)) && knowsLiteral(said, task)) return [];
  const isKnown = (one: PlacedNumber) => all.some((known) => isSameValue(one, known));
  const isWorkedOut = () =>
    followsFromOthers(said, task) || followsFromOwn(said, isKnown) || followsFromEntry(said, task.entries);
  if (number.unit === "date")
    return same.length ||
      isKnownDate(said, all, task.entries) ||
      (!number.hasMonth && isShortYear(number.value, linesOf(spokenOf(task))))
      ? []
      : differs(said, all);
  if (same.length) {
    const times = timesBeside(said, same, task);
    if (times.length && !followsFromOthers(said, task)) return differs(said, times);
    const found = compare(said, same);
    // "At least three offers", of another line, says nothing of three groups that this one lists.
    const [first] = task.alignment.lines;
    const isElsewhere = number.bound === "exact" && isElsewhereThan(first?.line, same);
    const isOfBound = found[0]?.kind === "bound";
    if (found[0]?.kind === "unit" && isWorkedOut()) return [];
    if (isOfBound && isElsewhere && followsFromOthers(said, task)) return [];
    return isOfBound && (isElsewhereThan(first?.line, same) || isSummary(task)) && lastedLonger(said, task)
      ? []
      : found;
  }
  if (isMisreadChange(said, task) || (share && !isKnownShare(share, all))) return differs(said, all);
  const isDerived = isWritten(said, task) || isWorkedOut();
  const nearest = task.alignment.lines.map(({ line }) => line);
  return isDerived || isToldOtherwise(said, nearest) || followsAcrossDot(said, task.entries)
    ? []
    : differs(said, all);
}

const isElsewhereThan = (nearest: Line | undefined, same: PlacedNumber[]): boolean =>
  !same.some(({ line }) => line === nearest);

/** "More than eleven years", of who calls them eleven: their jobs lasted longer. */
const lastedLonger = ({ number }: PlacedNumber, task: ConflictTask): boolean =>
  isLong(number) &&
  number.bound === "atLeast" &&
  spansIn(task.entries, task.facts).some((months) => {
    const said = number.unit === "years" ? number.value * MONTHS_A_YEAR : number.value;
    return months > said && months < said + MONTHS_A_YEAR;
  });
const MONTHS_A_YEAR = 12;

const isSummary = ({ entries, facts }: ConflictTask): boolean => entries.length === facts.entries.length;

/** Telephone numbers and postcodes count nothing. */
const spokenOf = ({ entries }: ConflictTask): FactEntry[] =>
  entries.filter(({ place }) => place !== "personalInfo");

/** Of several equal numbers, those in the line that shares most with the sentence, and in the same measure. */
function nearestOf(same: PlacedNumber[], said: PlacedNumber, { alignment }: ConflictTask): PlacedNumber[] {
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

/** "S7-1200", "FRS 102", "Level 3", "a Six Sigma": a number that belongs to the name beside it. */
const isInName = ({ number: { start, end, unit }, line: { text } }: PlacedNumber): boolean =>
  unit !== "date" &&
  unit !== "%" &&
  ((/^\s\p{Lu}\p{Ll}/u.test(text.slice(end)) && /^\p{Lu}\p{Ll}/u.test(text.slice(start))) ||
    /[\p{L}\d][-.]?$/u.test(text.slice(0, start)) ||
    /\bno\.?\s$/i.test(text.slice(0, start)) ||
    isBehindLetters(text.slice(0, start)));
/** "FRS 102", but "EUR 500" is money. */
const isBehindLetters = (before: string): boolean => {
  const letters = /(?:^|\s)([\p{Lu}\d]{2,})\s$/u.exec(before)?.[1];
  return letters !== undefined && !CURRENCIES.has(letters);
};

/** "80/20", "3+2". */
const isInRatio = ({ number: { start, end }, line: { text } }: PlacedNumber): boolean =>
  /\d[/+]$/.test(text.slice(0, start)) || /^[/+]\d/.test(text.slice(end));

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

function differs(said: PlacedNumber, all: PlacedNumber[]): Conflict[] {
  const nearest = all
    .filter(({ number }) => number.unit === said.number.unit)
    .toSorted((a, b) => distance(a, said) - distance(b, said))[0];
  return [{ kind: "number", said: writtenWith(said), known: nearest ? writtenWith(nearest) : "" }];
}
