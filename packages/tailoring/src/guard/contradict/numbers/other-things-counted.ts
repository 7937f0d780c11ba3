import type { Conflict } from "@terzi/contracts/cv";
import type { Line } from "../../parse/line.ts";
import { addsNothing } from "../../retell/slight-words.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { partOf, wayOf } from "../../shown/word-ways.ts";
import { type NearestTask, linesOf } from "../conflict-task.ts";
import { periodOf } from "./rates-of-time.ts";
import { numbersIn, type PlacedNumber } from "./placed-numbers.ts";

/** With few of them, many things may be so many. */
const MANY = 3;
/** With fewer common words both may be about different things. */
const SHARED_AT_LEAST = 2;

const SHORTEST = 4;

const isCount = ({ number: { unit, value, bound } }: PlacedNumber): boolean =>
  unit === "" && value >= MANY && bound !== "upTo";

/** A thing that a dictionary has: what it is called elsewhere would be found. */
const isKnownThing = (word: ToldWord, line: Line): boolean =>
  word.loosely.length > 1 &&
  // "75 wpm" are words a minute.
  word.surface.length >= SHORTEST &&
  !word.isName &&
  !word.isEmpty &&
  !addsNothing(word, line) &&
  partOf(word, line) === "head" &&
  !word.ids.some((id) => periodOf(id) !== undefined || ANYTHING.has(id));
/** Whatever it was, it was some of them. */
const ANYTHING = new Set(
  `piece item unit person people thing number kind type part place member employee case work job copy set lot pair
   minute hour day week month year metre kilometre kilogram gram tonne litre team group staff customer client`
    .split(/\s+/)
    .map((id) => `c:${id}`),
);

/** Nobody calls single people so. */
const GROUPS = new Set(["c:team", "c:group"]);

/** What stands right behind a number: the thing that it counts, or what tells more of that. */
const countedBy = ({ number: { end }, line }: PlacedNumber): ToldWord | undefined =>
  toldWordsIn(line).find(({ start }) => start - end === 1);

/** "Departmental", of departments. */
const areKin = ({ key }: ToldWord, other: ToldWord): boolean =>
  key.slice(0, STEM) === other.key.slice(0, STEM);
const STEM = 5;

/** "35 payslips", of 35 invoices: the same number of another thing, which no line of the entry has. */
export function otherThingConflicts({ sentence, line, entries }: NearestTask): Conflict[] {
  // By a dictionary of two languages a thing is found less surely than in its own.
  if (line.words.language !== sentence.words.language) return [];
  const lines = linesOf(entries);
  const told = toldWordsIn(sentence).filter(({ isEmpty }) => !isEmpty);
  const shared = told.filter((word) => wayOf(word, sentence, line) !== "none").length;
  if (shared < SHARED_AT_LEAST) return [];
  // A group, where all else is told in the line's own words: what other lines tell of one says nothing of this number.
  const isGroup = (thing: ToldWord): boolean =>
    thing.ids.some((id) => GROUPS.has(id)) &&
    told.every(
      (word) => word === thing || addsNothing(word, sentence) || wayOf(word, sentence, line) === "sure",
    );
  const isUntold = (thing: ToldWord): boolean =>
    (isGroup(thing) ? [line] : lines).every((one) => wayOf(thing, sentence, one) === "none");
  return numbersIn(sentence).flatMap((said) => {
    const same = numbersIn(line).filter(
      (known) => isCount(known) && isCount(said) && known.number.value === said.number.value,
    );
    const [known, ...others] = same;
    const [thing, own] = [countedBy(said), known && countedBy(known)];
    const isOther =
      thing &&
      own &&
      !others.length &&
      !areKin(thing, own) &&
      (isKnownThing(thing, sentence) || isGroup(thing)) &&
      isKnownThing(own, line) &&
      isUntold(thing) &&
      wayOf(own, line, sentence) === "none";
    return isOther ? [{ kind: "number" as const, said: thing.surface, known: own.surface }] : [];
  });
}
