import type { Conflict } from "@terzi/contracts/cv";
import { isNear } from "../../entail/compare-numbers.ts";
import { counted, shares } from "../../entail/counted-things.ts";
import type { Line } from "../../parse/line.ts";
import { compoundsIn } from "../times/compound-times.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { followsFromEntry } from "./entry-numbers.ts";
import { followsFromOthers } from "./following-numbers.ts";
import { isNoCount, isPartOfCount } from "./no-count.ts";
import { numbersIn, type PlacedNumber, writtenWith } from "./placed-numbers.ts";
import { followsFromOwn } from "./own-numbers.ts";
import { isOfShare, LACKING } from "./shares-told.ts";
import { isToldOtherwise } from "./told-otherwise.ts";

/**
 * "Six clerks" where six are the lawyers and the clerks are three: the number stands there, but the nearest line says
 * another one of what is counted, and no line says this one of it.
 */
export function otherCountConflicts(task: ConflictTask): Conflict[] {
  const { alignment, entries, facts } = task;
  const [first] = alignment.lines;
  if (!first || entries.length === facts.entries.length) return [];
  const all = linesOf(entries).flatMap(numbersIn).filter(isCount);
  const ofTimes = compoundsIn(alignment.sentence).flatMap(({ larger, smaller }) => [larger, smaller]);
  return numbersIn(alignment.sentence).flatMap((said) => {
    if (ofTimes.includes(said)) return [];
    if (isPartOfCount(said)) return otherPart(said, first.line);
    if (isOfShare(said, all)) return [];
    if (!isCount(said) || isNoCount(said) || isNarrowed(said) || isInRange(said, first.line)) return [];
    const alike = all.filter((known) => countsIt(said, known));
    const there = alike.find(({ line }) => line === first.line);
    // In the nearest line it may count the same by another name.
    const isKnown = [...all.filter((known) => mayCountIt(said, known)), ...numbersIn(first.line)].some(
      (known) => isNear(known.number.value, said.number.value) || isSameAmount(known, said),
    );
    if (!there || isKnown || isShared(first.line) || followsFromOthers(said, task)) return [];
    if (followsFromEntry(said, entries)) return [];
    const isGiven = (one: PlacedNumber) => all.some((known) => isNear(known.number.value, one.number.value));
    if (isToldOtherwise(said, [first.line]) || followsFromOwn(said, isGiven)) return [];
    return [{ kind: "number", said: writtenWith(said), known: writtenWith(there) }];
  });
}

/** "180 minutes", of three hours. */
const isSameAmount = ({ measure: one }: PlacedNumber, { measure: other }: PlacedNumber): boolean =>
  one.kind !== "" && one.kind === other.kind && isNear(one.value, other.value);

/** "212 defects, 19 of them blocking" for 9 of the same 212. */
function otherPart({ number, line }: PlacedNumber, known: Line): Conflict[] {
  // "Half of them" may be what was counted.
  if (number.unit !== "" || number.value < 2) return [];
  const whole = numbersIn(line).find((one) => one.number !== number && isCount(one));
  const [part, ...others] = numbersIn(known).filter(isPartOfCount);
  if (!whole || !part || others.length || isNear(part.number.value, number.value)) return [];
  // "Four of which have none", of seven of which three have one.
  if (LACKING.test(line.text) && isNear(whole.number.value - part.number.value, number.value)) return [];
  const isSameWhole = numbersIn(known).some((one) => isNear(one.number.value, whole.number.value));
  return isSameWhole
    ? [{ kind: "number", said: writtenWith({ ...whole, number }), known: writtenWith(part) }]
    : [];
}

const isCount = ({ number: { unit, bound } }: PlacedNumber): boolean => unit === "" && bound === "exact";

/** What a number counts, by the word that the others describe: of "new clerks", the clerks. */
const headsOf = ({ number, clause }: PlacedNumber) => {
  const things = counted(number, clause);
  const heads = things.filter(({ isGroupEnd }) => isGroupEnd);
  return heads.length ? heads : things.slice(-1);
};

const countsIt = (said: PlacedNumber, known: PlacedNumber): boolean =>
  headsOf(said).some((thing) => headsOf(known).some((other) => shares(thing, other)));

/** "1,120 boxes went to destruction", of 1,120 boxes destroyed: the number is known of any word that both describe. */
const mayCountIt = (said: PlacedNumber, known: PlacedNumber): boolean =>
  counted(said.number, said.clause).some((thing) =>
    counted(known.number, known.clause).some((other) => shares(thing, other)),
  );

/** "The two of them who": a part of those that the line counts, which may be any number of them. */
const isNarrowed = ({ number: { start, end }, line: { text } }: PlacedNumber): boolean =>
  /^\s(?:of|in)\s/u.test(text.slice(end)) || /[dt][ae]n\s$/u.test(text.slice(0, start));

/** "10 and 11", of "9-12". */
const isInRange = ({ number: { value } }: PlacedNumber, { text }: Line): boolean =>
  [...text.matchAll(/(\d+)\s?[–-]\s?(\d+)/g)].some(
    ([, from, to]) => Number(from) <= value && value <= Number(to) && Number(to) < 100,
  );

/** Who works with others may count themselves in, or leave themselves out. */
const isShared = ({ clauses }: Line): boolean =>
  clauses.some(({ markers }) => markers.has("jointly") || markers.has("other"));
