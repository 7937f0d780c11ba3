import { numberCue } from "../../languages/all-guard-cues.ts";
import { isTranslated } from "./translated.ts";
import { datesOf, isSpanOfDates } from "./spans-of-dates.ts";
import { isShareInCounts, shareAndCount } from "./shares-in-counts.ts";
import { mayBeSaidOf } from "../contradict/numbers/derived-values.ts";
import { numbersIn, type PlacedNumber } from "../contradict/numbers/placed-numbers.ts";
import { follows, isNear } from "../entail/compare-numbers.ts";
import { type Pair, pairsIn } from "../entail/number-pairs.ts";
import type { Line } from "../parse/line.ts";
import type { NumberTerm } from "../parse/number-term.ts";
import { type ToldWord, toldWordsIn } from "./told-words.ts";
import { isMet, knownOf } from "./words-lost.ts";

/** "More than 50" of 52: told in a round number, and as such. */
const ROUNDED_AT_LEAST = 0.8;
const isRounded = (said: PlacedNumber, known: PlacedNumber): boolean =>
  said.number.unit !== "date" &&
  said.number.bound === "atLeast" &&
  known.number.bound === "exact" &&
  said.measure.value < known.measure.value &&
  said.measure.value >= known.measure.value * ROUNDED_AT_LEAST;

const isSame = (said: PlacedNumber, known: PlacedNumber): boolean =>
  said.measure.kind === known.measure.kind &&
  said.number.hasMonth === known.number.hasMonth &&
  (isRounded(said, known) ||
    (isNear(said.measure.value, known.measure.value) &&
      follows(said.number.value, said.number.bound, said.number.value, known.number.bound))) &&
  (said.number.relation === known.number.relation ||
    said.number.relation === "" ||
    known.number.relation === "");

/** A month is in its year. */
export const isSameDate = (said: NumberTerm, known: { value: number; hasMonth: boolean }): boolean =>
  said.unit === "date" &&
  (said.hasMonth === known.hasMonth
    ? said.value === known.value
    : !said.hasMonth && said.value === Math.floor((known.value - 1) / 12));

/** Whether a line has a number of a sentence. */
export const isSameNumber = (number: NumberTerm, sentence: Line, line: Line): boolean => {
  const said = numbersIn(sentence).find((one) => one.number === number);
  return (
    said !== undefined &&
    numbersIn(line).some(
      (known) => isSame(said, known) || (number.unit === "date" && isSameDate(number, known.number)),
    )
  );
};

/** "From 25 minutes to 17": the second is in minutes too. */
const isSameBesideUnit = (said: PlacedNumber, known: PlacedNumber): boolean =>
  said.number.unit === "" &&
  said.measure.kind !== known.measure.kind &&
  said.number.bound === known.number.bound &&
  isNear(said.number.value, known.number.value) &&
  pairsIn(said.line).some(({ from, to }) => from === said.number || to === said.number) &&
  pairsIn(known.line).some(({ from, to }) => from === known.number || to === known.number);

/** "41 of 64" is "64'ün 41'i". */
const isShareTurned = ({ text, words }: Line): boolean =>
  words.numbers.some(({ end }, at) => {
    const next = words.numbers[at + 1];
    return next !== undefined && /^\s(?:out\s)?of\s(?:the\s)?$/.test(text.slice(end, next.start));
  });

const oftenIn = ({ words }: Line): string =>
  words.frequencies
    .map(({ id }) => id)
    .toSorted()
    .join(" ");

/** "By 4 days", "by 40 %", "by 10 points", "doubled", for what went from one value to another. */
function isDerived(said: PlacedNumber, known: Line): boolean {
  if (isShareInCounts(said, known) || isSpanOfDates(said, known)) return true;
  const { number, measure } = said;
  if (number.unit === "date" || number.unit === "ordinal" || number.relation === "to") return false;
  return pairsIn(known).some((pair) => {
    const [from, to] = [startOf(pair, known), endOf(pair, known)];
    if (!from || !to || from.number.bound !== to.number.bound || !from.measure.value) return false;
    const [before, after] = [from.measure.value, to.measure.value];
    const difference = Math.abs(before - after);
    if (number.unit === "%") return mayBeSaidOf(number.value, number, (difference / before) * 100);
    if (number.unit === "x") return mayBeSaidOf(number.value, number, after / before);
    const kind = to.measure.kind === "%" ? "points" : to.measure.kind || from.measure.kind;
    // A score rises by points, whatever its maximum.
    const isAlike = measure.kind === kind || (measure.kind === "points" && kind === "");
    return isAlike && mayBeSaidOf(measure.value, number, difference);
  });
}

const endOf = ({ to }: Pair, line: Line): PlacedNumber | undefined =>
  numbersIn(line).find(({ number }) => number === to);
const startOf = ({ from }: Pair, line: Line): PlacedNumber | undefined =>
  numbersIn(line).find(({ number }) => number === from);

/**
 * Whether a sentence's numbers are those of a line, as exact and in the same order, or follow from them. Only a
 * former value, and what others follow from, may be left out.
 */
export function retellsNumbers(said: Line, known: Line): boolean {
  if (oftenIn(said) !== oftenIn(known)) return false;
  const left = [...numbersIn(known)];
  const matched: { kind: string; at: number }[] = [];
  let derived = 0;
  for (const number of numbersIn(said)) {
    const at = left.findIndex((one) => isSame(number, one));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (found) matched.push({ kind: found.measure.kind, at: found.number.start });
    else if (isDerived(number, known)) derived++;
    else return false;
  }
  const [pair] = pairsIn(known);
  const mayGo = (one: PlacedNumber) =>
    one.number.unit !== "date" && (derived > 0 || one.number === pair?.from);
  return left.every(mayGo) && (isInOrder(matched) || retellsPair(said, known));
}

/** "One drill a year" counts. */
const PER = new RegExp(numberCue("per"), "iu");

const isOneOfAny = ({ value, unit, relation, bound, start, end }: NumberTerm, { text }: Line): boolean =>
  value === 1 &&
  unit === "" &&
  relation === "" &&
  bound === "exact" &&
  /^(?:one|bir)$/iu.test(text.slice(start, end));

/** "Two apprentices", of both. */
const isOfPair = ({ value, unit, bound, relation }: NumberTerm): boolean =>
  value === 2 && unit === "" && bound === "exact" && relation === "";
const BOTH = new RegExp(numberCue("both"), "iu");

/** The stretches of a line that a sentence tells. */
type Used = { line: Line; used: { numbers: NumberTerm[] }[] };

/**
 * Whether each number of a sentence is in the told stretches of some lines, in the same order, or follows from them.
 */
export function retellsSome(said: Line, lines: Used[]): boolean {
  const often = lines.map(({ line }) => oftenIn(line)).join(" ");
  if (said.words.frequencies.some(({ id }) => !often.includes(id))) return false;
  const left = lines.flatMap(({ line, used }, at) =>
    numbersIn(line)
      .filter(({ number }) => used.some(({ numbers }) => numbers.includes(number)))
      .map((number) => ({ number, at })),
  );
  const matched: Matched[][] = lines.map(() => []);
  const derivedFrom = new Set<Line>();
  for (const number of numbersIn(said)) {
    const found = left.findIndex((one) => isSame(number, one.number) || isSameBesideUnit(number, one.number));
    const [one] = found < 0 ? [] : left.splice(found, 1);
    if (one)
      matched[one.at]?.push({
        ...one.number,
        kind: one.number.measure.kind,
        at: one.number.number.start,
        said: number.number,
      });
    // "One nurse", of a nurse.
    else if (!PER.test(said.text) && isOneOfAny(number.number, said)) continue;
    else if (isOfPair(number.number) && lines.some(({ line }) => BOTH.test(line.text))) continue;
    else {
      const source = lines.find(({ line }) => isDerived(number, line));
      if (!source) return false;
      derivedFrom.add(source.line);
    }
  }
  // Of two values the earlier may be dropped, or both where the difference is told.
  const going = lines.flatMap(({ line }) => [
    ...pairsIn(line).flatMap((pair) => (derivedFrom.has(line) ? [pair.from, pair.to] : [pair.from])),
    ...(derivedFrom.has(line) ? datesOf(line) : []),
    ...(derivedFrom.has(line) ? Object.values(shareAndCount(line) ?? {}) : []),
  ]);
  // With another number of its line told, one that is left out might have been its.
  const isAlone = (at: number) => (matched[at] ?? []).every((one) => one.said.unit === "date");
  const mayGo = ({ number, line }: PlacedNumber, at: number) =>
    going.includes(number) || isOneOfAny(number, line) || (isAlone(at) && isDetail(number, line, said));
  const isTurned = (at: number) =>
    isShareTurned(said) !== isShareTurned(lines[at]?.line ?? said) &&
    lines[at]?.line.words.language !== said.words.language;
  const isPair = (at: number) => lines.length === 1 && retellsPair(said, lines[at]?.line ?? said);
  return (
    left.every(({ number, at }) => mayGo(number, at)) &&
    matched.every((all, at) => isInOrder(all) || isTurned(at) || isPair(at) || areOfSameThings(said, all))
  );
}

const isInOrder = (matched: { kind: string; at: number }[]): boolean =>
  matched.every(({ kind, at }, index) =>
    matched.slice(index + 1).every((later) => later.kind !== kind || later.at > at),
  );

/** What is counted is told all the same without its number, where that limits nothing: "a team of four brewers". */
const isDetail = (number: NumberTerm, line: Line, sentence: Line): boolean =>
  limitsNothing(number, line) && !isCountedBeside(number, line, sentence);

const limitsNothing = ({ unit, bound, relation }: NumberTerm, line: Line): boolean =>
  (unit === "" || unit === "date" || unit === "years" || unit === "months") &&
  !LIMITING.has(bound) &&
  relation === "" &&
  !pairsIn(line).length &&
  !line.clauses.some(({ markers, terms }) => markers.size > 0 || terms.some(({ isNegated }) => isNegated));
const LIMITING: ReadonlySet<NumberTerm["bound"]> = new Set(["upTo", "atMost"]);

/** "Two blocks of four": what another number counts too is a part of it. */
const isCountedBeside = (number: NumberTerm, line: Line, sentence: Line): boolean => {
  const thing = thingBehind(number, line);
  const counted = [line, sentence].flatMap((one) =>
    one.words.numbers.filter((other) => other !== number).map((other) => thingBehind(other, one)),
  );
  return thing !== undefined && counted.some((other) => other !== undefined && isMet(other, knownOf(thing)));
};

type Matched = { kind: string; at: number; said: NumberTerm; number: NumberTerm; line: Line };

/** "900 fidan, iki okul", "with two schools, 900 trees": numbers keep their places by what they count, each its own. */
const areOfSameThings = (sentence: Line, matched: Matched[]): boolean =>
  isInOrder(matched.filter(({ said }) => said.unit === "date")) &&
  matched
    .filter(({ said }) => said.unit !== "date")
    .every(({ said, number, line }, _at, counted) => {
      const [one, other] = [thingBehind(said, sentence), thingBehind(number, line)];
      const isMine = (thing: ToldWord | undefined) =>
        thing !== undefined &&
        one !== undefined &&
        (isMet(one, knownOf(thing)) || isTranslated(one, [thing], line, sentence));
      return (
        isMine(other) &&
        counted.every((rival) => rival.number === number || !isMine(thingBehind(rival.number, rival.line)))
      );
    });

const thingBehind = ({ end }: NumberTerm, line: Line): ToldWord | undefined =>
  toldWordsIn(line).find(({ start }) => start - end === 1);

/** "Down to 6 from 11.5" is from 11.5 to 6; other numbers may not change places. */
function retellsPair(said: Line, known: Line): boolean {
  const [pair, other] = [pairsIn(said)[0], pairsIn(known)[0]];
  if (!pair || !other || numbersIn(said).length > 2) return false;
  const [from, to] = [startOf(pair, said), endOf(pair, said)];
  const [before, after] = [startOf(other, known), endOf(other, known)];
  return Boolean(from && to && before && after && isSame(from, before) && isSame(to, after));
}
