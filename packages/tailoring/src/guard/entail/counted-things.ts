import type { Clause } from "../parse/line.ts";
import type { NumberTerm } from "../parse/number-term.ts";
import { isChange } from "./changes.ts";

export const shares = (a: Thing, b: Thing): boolean => a.ids.some((id) => b.ids.includes(id));

/** A word, or an action as a noun, which can be counted or changed like one. */
type Thing = {
  surface: string;
  ids: string[];
  start: number;
  end: number;
  isGroupEnd: boolean;
  isApart: boolean;
  isSize: boolean;
};

const thingsOf = ({ terms, actions }: Clause): Thing[] =>
  [
    ...terms.map((term) => ({ ...term, ids: [...term.ids, ...term.parts.flat()] })),
    ...actions
      // "A 12 % increase" counts no increases.
      .filter(({ isNominal, ids }) => isNominal && !isChange(ids))
      .map((action) => ({
        ...action,
        ids: action.ids.map((id) => (id.includes(":") ? id : `n:${id}`)),
        isGroupEnd: !terms.some(({ start }) => start === action.end + 1),
        isApart: false,
        isSize: false,
      })),
  ].sort((a, b) => a.start - b.start);

/** In numbers of a clause, on either side: no sentence leaves out more of them before one that ends its words. */
const MOST_BESIDE = 8;

/** The words around a number, up to the next numbers on both sides. */
export function neighbours(number: NumberTerm, clause: Clause): { behind: Thing[]; before: Thing[] } {
  const isPaired = ({ relation }: NumberTerm) => relation === "from" || relation === "to";
  // "5 to 8 operations": both count the operations.
  const isBeside = ({ start, end }: NumberTerm) =>
    Math.min(Math.abs(start - number.end), Math.abs(number.start - end)) <= 5;
  const at = clause.numbers.indexOf(number);
  const others = clause.numbers
    .slice(Math.max(0, at - MOST_BESIDE), at + MOST_BESIDE + 1)
    .filter((other) => other !== number && !isBeside(other) && !(isPaired(number) && isPaired(other)));
  const until = Math.min(
    ...others.map(({ start }) => start).filter((start) => start > number.end),
    Number.POSITIVE_INFINITY,
  );
  const since = Math.max(...others.map(({ end }) => end).filter((end) => end < number.start), 0);
  const things = thingsOf(clause);
  const behind: Thing[] = [];
  for (const thing of things.filter(({ start }) => start >= number.end && start < until)) {
    if (thing.isApart) break;
    behind.push(thing);
    if (thing.isGroupEnd) break;
  }
  return {
    behind,
    before: nearest(things.filter(({ start, end }) => end <= number.start && start >= since)),
  };
}

/** The last two things, but none before a preposition: in "accounts for 3 plants by day 6", the 6 counts no plants. */
function nearest(things: Thing[]): Thing[] {
  const [first, last] = things.slice(-2);
  if (!first || !last) return things;
  return last.isApart ? [last] : [first, last];
}

/**
 * What a number counts: what follows it, else what precedes it ("a team of 8"); a share has what it is a share of on
 * both sides.
 */
export function counted(number: NumberTerm, clause: Clause): Thing[] {
  const { behind, before } = neighbours(number, clause);
  if (number.unit === "years" || number.unit === "months") return [];
  const isCount = number.unit === "" || number.unit === "ordinal";
  return isCount && behind.length ? behind : [...behind, ...before];
}

const PEOPLE = new Set(["c:people", "c:team"]);
/** Counted by the head, so that "people" may stand for them. */
const PERSONS = new Set(
  "customer client patient student pupil guest child passenger user member visitor resident trainee participant parent"
    .split(" ")
    .map((id) => `c:${id}`),
);
const onlyPeople = (terms: Thing[]): boolean => terms.some(({ ids }) => ids.includes("c:people"));
const somePersons = (terms: Thing[]): boolean => terms.some(({ ids }) => ids.some((id) => PERSONS.has(id)));
export const countsPeople = (terms: Thing[]): boolean =>
  terms.some(({ ids }) => ids.some((id) => PEOPLE.has(id) || id.startsWith("c:role-")));

const FOR_SO_MANY = /^w:.{3,}l[iu]k$/;

/** "6 zümre" isn't "6 öğretmenlik zümre", nor "240 otel" one of "240 odalı": the number says how big the one is. */
function isOfSize(number: NumberTerm, clause: Clause, known: NumberTerm, fact: Clause): boolean {
  const [said] = neighbours(number, clause).behind;
  const [size, ...sized] = neighbours(known, fact).behind;
  const isSize = size?.isSize || size?.ids.some((id) => FOR_SO_MANY.test(id));
  if (!said || !size || !isSize || shares(said, size)) return false;
  return sized.some((thing) => shares(said, thing));
}

/**
 * "Four of its blocks" from two blocks of a "4 bloklu proje": that many are in the whole, where another number says
 * how many are meant.
 */
export function isOfWhole(
  { number, clause }: { number: NumberTerm; clause: Clause },
  { known, fact }: { known: NumberTerm; fact: Clause },
  all: Clause[],
): boolean {
  const [said] = neighbours(number, clause).behind;
  const [size] = neighbours(known, fact).behind;
  if (!said || !size?.isSize || said.isSize) return false;
  return all.some((one) =>
    one.numbers.some((other) => {
      const [thing] = neighbours(other, one).behind;
      return other !== known && thing !== undefined && !thing.isSize && shares(said, thing);
    }),
  );
}

const countsTeams = (number: NumberTerm, clause: Clause): boolean =>
  neighbours(number, clause).behind[0]?.ids.includes("c:team") ?? false;

/** Whether two numbers are about the same thing; one that stands alone is about anything. */
export function countsTheSame(number: NumberTerm, clause: Clause, known: NumberTerm, fact: Clause): boolean {
  const said = counted(number, clause);
  if (!said.length) return true;
  const real = counted(known, fact);
  // "18 takım" are eighteen teams, "18 kişilik takım" is one.
  if (isOfSize(number, clause, known, fact)) return false;
  if (countsTeams(number, clause) !== countsTeams(known, fact) && countsTeams(number, clause)) return false;
  if (countsPeople(said) && countsPeople(real)) return true;
  if (onlyPeople(said) && somePersons(real)) return true;
  const heads = said.filter(({ isGroupEnd }) => isGroupEnd);
  // "Missed nurses fell by a third" isn't said of missed appointments.
  const isShare = number.unit === "%" || number.unit === "points" || number.unit === "x";
  const named = isShare && heads.length ? heads : said;
  return named.some((thing) => real.some((other) => shares(thing, other)));
}
