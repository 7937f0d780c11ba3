import type { Fact } from "../facts/fact.ts";
import { isFiniteVerb } from "../reading/finite-verb.ts";
import { entitledBy } from "../reading/lexicon-shelves.ts";
import type { Action, Clause, Term } from "../reading/line.ts";
import { holds, meets, saysAll } from "./holding.ts";
import { DOING, isInGroup } from "./in-group.ts";
import { deedsOf } from "./performed.ts";
import { byName, type Reach, reachOf } from "./reach.ts";

const PEOPLE = ["c:people", "c:team"];
export const isPeople = (term: Term): boolean => meets(term.ids, PEOPLE);
/** People whom one counts by the head: "420 kişilik portföy" of 420 customers. */
const PERSONS =
  "customer client patient student pupil guest child passenger user member visitor resident trainee participant parent subscriber donor learner starter colleague"
    .split(" ")
    .map((id) => `c:${id}`);
export const isPerson = (term: Term): boolean => meets(term.ids, PERSONS);
export const isRole = ({ ids, parts }: Term): boolean =>
  [ids, ...parts].some((list) => list.some((id) => id.startsWith("c:role-")));

/** A group of words stands for one of the said words only as a whole, but a title for what it is besides. */
const holdsAlone = ({ terms, actions }: Clause, ids: readonly string[], reach: Reach): boolean =>
  holds({ actions, terms: terms.filter((term) => !term.parts.length || isRole(term)) }, ids, reach) ||
  holds({ actions: [], terms }, ids);

/** The clauses of a fact that hold a term of what is said: itself, or each of its words. */
export function findTerm(term: Term, fact: Fact, said: Clause): Clause[] {
  const reach = reachOf(said);
  const whole = fact.line.clauses.filter(
    (clause) =>
      holds(clause, term.ids, reach) ||
      clause.terms.some(
        (group) => saysAll(group, said) && meets([...group.parts, ...group.groups].flat(), term.ids),
      ),
  );
  if (whole.length || !term.parts.length) return whole;
  // Word by word only with words that stand alone there: "employee of the year" isn't made of "employee of the month".
  const inGroups = term.groups.map((ids) => fact.line.clauses.find((clause) => holds(clause, ids, reach)));
  if (inGroups.length && inGroups.every((clause) => clause !== undefined)) return inGroups;
  const parts = term.parts.map((part) => fact.line.clauses.find((clause) => holdsAlone(clause, part, reach)));
  return parts.every((clause) => clause !== undefined) ? parts : [];
}

/** The clause of a fact that has an action's noun among its things; "unit tests" are tests, but no end-to-end tests. */
export function coversTerm({ ids, start }: Action, said: Clause, fact: Fact): Clause | undefined {
  const isBare = said.terms.every(({ end }) => end + 1 !== start);
  return fact.line.clauses.find(({ terms }) =>
    terms.some((term) =>
      meets([...term.ids, ...(isBare ? term.wider : [])], [...ids, ...ids.map((id) => `n:${id}`)]),
    ),
  );
}

/** The clauses of a heading that name an action: "Sales" in "Sales Manager" that of selling. */
export const clausesNaming = ({ ids }: Action, heading: Fact): Clause[] =>
  heading.line.clauses.filter(({ terms }) =>
    terms.some((term) => meets(term.ids, [...ids, ...ids.map((id) => `n:${id}`)])),
  );

/** Whether two words stand beside one another in a text, as a name that no "not" goes with. */
export const namesTogether = (one: Term, other: Term, { line }: Fact): boolean =>
  line.clauses.some(
    ({ terms, markers }) =>
      !markers.has("refuse") &&
      terms.some((term, at) => {
        const next = terms[at + 1];
        if (!next || term.isGroupEnd || term.isNegated || next.isNegated) return false;
        return (
          (meets(term.ids, one.ids) && meets(next.ids, other.ids)) ||
          (meets(term.ids, other.ids) && meets(next.ids, one.ids))
        );
      }),
  );

/** The terms of a clause that a term is met by. */
const matching = (term: Term, { terms }: Clause, reach = byName): Term[] =>
  terms.filter((other) => meets(reach(other), term.ids));

/** The word that a group of words is about: "errors" in "medication errors". */
function headOf(term: Term, { terms }: Clause): Term {
  const from = terms.indexOf(term);
  return terms.slice(from).find(({ isGroupEnd }) => isGroupEnd) ?? term;
}

/** "The accounting department" is accounting. */
const DEPARTMENTS = ["c:department", "c:unit"];

/** Heads that say only that something is counted or a share: "the turnover rate fell by 12 points". */
export const EMPTY_HEADS = ["c:rate", "c:ratio", "c:percentage", "c:number"];

/** "Patent" isn't a "patent application": a word that heads a group heads one there, or its head is said too. */
function keepsHead(term: Term, clause: Clause, known: Clause): boolean {
  if (!term.isGroupEnd) return true;
  const reach = reachOf(clause);
  const there = matching(term, known, reach);
  return (
    !there.length ||
    there.some((other) => {
      const head = headOf(other, known);
      if (head === other) return isHeadOfItself(term, other, reach);
      return holds(clause, head.ids) || meets(head.ids, DEPARTMENTS) || meets(head.ids, EMPTY_HEADS);
    })
  );
}

/** Of a fixed group ("patent application") only the last word may stand for it. */
const isHeadOfItself = (term: Term, other: Term, reach: Reach): boolean =>
  !other.parts.length || meets(reach(other), term.ids) || meets(other.parts.at(-1) ?? [], term.ids);

/** The words before a head in its group: "medication" of "errors". */
function modifiersOf(head: Term, { terms }: Clause): Term[] {
  const modifiers: Term[] = [];
  for (const term of terms.slice(0, terms.indexOf(head)).toReversed()) {
    if (term.isGroupEnd || OF_MINE.test(term.surface) || isOwnPlace(term)) break;
    modifiers.push(term);
  }
  return modifiers;
}

/** "The hotel's score", "öğrencilerimin notları": whose it is goes without saying. */
const WORKPLACES = ["company", "store", "hotel", "school", "branch", "hospital", "restaurant"].map(
  (id) => `c:${id}`,
);
const isOwnPlace = ({ surface, ids }: Term): boolean => /['’]s$/u.test(surface) && meets(ids, WORKPLACES);
const OF_MINE = /[ıiuü](?:m|m[ıiuü]z)[ıiuü]n$/u;

/** What a number changed must be named as closely as in the fact: 30 % fewer medication errors aren't 30 % fewer errors. */
export const namesClosely = (clause: Clause, known: Clause): boolean =>
  clause.terms.every((term) =>
    matching(term, known)
      .filter((other) => other.isGroupEnd && term.isGroupEnd)
      .every((head) => {
        const modifiers = modifiersOf(head, known);
        const from = modifiers.at(-1)?.start ?? head.start;
        const nouns = known.actions.filter(({ isNominal, end }) => isNominal && end + 1 === from);
        return (
          modifiers.every((modifier) => holds(clause, modifier.ids) || saysAll(modifier, clause)) &&
          nouns.every(({ ids }) => holds(clause, ids))
        );
      }),
  );

/** Things and actions as nouns, as one after the other is said. */
const nounsOf = ({ terms, actions }: Clause): { ids: string[]; start: number; end: number }[] =>
  [
    ...terms,
    ...actions
      .filter(({ isNominal }) => isNominal)
      .map(({ ids, start, end }) => ({
        ids: ids.map((id) => (id.includes(":") ? id : `n:${id}`)),
        start,
        end,
      })),
  ].sort((a, b) => a.start - b.start);

/** The noun that stands right behind, and so is what a word says more of: "audit" behind "medication". */
const nextNoun = ({ end }: { end: number }, clause: Clause) =>
  nounsOf(clause).find(({ start }) => start > end && start - end <= 1);

/** "The medication audit", of one that is a hand hygiene audit: another word stands there where this one would. */
export function displaces(term: Term, clause: Clause, fact: Fact): boolean {
  const head = nextNoun(term, clause);
  if (!head) return false;
  const there = fact.line.clauses.flatMap((known) =>
    nounsOf(known)
      .filter(({ ids }) => meets(ids, head.ids))
      .map((noun) =>
        nounsOf(known).find(({ start, end }) => noun.start > end && noun.start - end <= 1 && start >= 0),
      ),
  );
  return there.length > 0 && there.every((before) => before && !holds(clause, before.ids));
}

/** "prepares the calendar", of who works by the calendar; "the manager's report", of a report to the manager. */
function isTurned(term: Term, known: Term, clause: Clause): boolean {
  const isSomeone = isRole(term) || isPeople(term);
  if (isSomeone && term.use === "whose") return known.use === "whom";
  if (isSomeone && term.use === "whom") return known.use === "whose";
  const isDeed = clause.actions.some((action) => isFiniteVerb(action) && !action.isPlain);
  return isDeed && term.use === "object" && known.use === "beside";
}

/** How a word is used otherwise than in the fact: the other way round, without its "without", as more than one. */
export function misuse(
  term: Term,
  clause: Clause,
  known: Clause[],
): "action" | "marker" | "words" | "number" | null {
  const reach = reachOf(clause);
  const there = known.flatMap((one) => matching(term, one, reach));
  if (!there.length) return null;
  const sided = there.filter(({ side }) => side);
  if (term.side && sided.length && !sided.some(({ side }) => side === term.side)) return "action";
  if (there.every((other) => isTurned(term, other, clause))) return "action";
  if (there.every(({ isNegated }) => isNegated !== term.isNegated)) return "marker";
  if (term.count === "many" && there.every(({ count }) => count === "one")) return "number";
  return known.some((one) => matching(term, one, reach).length && keepsHead(term, clause, one))
    ? null
    : "words";
}

function isEntitled(action: Action, fact: Clause): boolean {
  const known = fact.actions
    .filter((done) => (isFiniteVerb(action) ? !isNamedOnly(done, fact) : true))
    .flatMap(({ ids }) => ids.flatMap((id) => [id, ...entitledBy(id)]));
  if (meets(deedsOf(action), [...known, ...nounsDone(fact)])) return true;
  const leads = action.ids.includes("lead") && known.includes("lead-people");
  return leads && fact.terms.some((term) => isPeople(term) || isRole(term));
}

/** "Veri analizi yaptım": what a fixed group of words names as done, where no other verb governs it. */
const nounsDone = ({ actions, terms }: Clause): string[] =>
  actions.some((verb) => isFiniteVerb(verb) && !verb.isPlain)
    ? []
    : terms.flatMap(({ parts }) =>
        (parts.at(-1) ?? []).filter((id) => id.startsWith("n:")).map((id) => id.slice(2)),
      );

/** "With the manager's approval", "checked translations": an action that is named beside the verb wasn't done by it. */
function isNamedOnly(action: Action, { actions, terms }: Clause): boolean {
  const isFirst = !action.isTurkish && [...actions, ...terms].every(({ start }) => start >= action.start);
  if (!action.isNominal || isFirst) return false;
  const verb = actions.find((other) => other !== action && isFiniteVerb(other) && !other.isPlain);
  if (!verb || verb.ids.includes("responsible")) return false;
  const isObject = verb.isTurkish ? action.end + 1 === verb.start : action.start > verb.end;
  return !(isObject && verb.ids.some((id) => DOING.has(id)) && !verb.ids.includes("arrange"));
}

/** What an action takes, as ids: in English the words behind it, else (nouns, Turkish) those before it. */
function objectsOf(action: Action, clause: Clause): string[][] {
  const nouns = clause.actions
    .filter((other) => other !== action && other.isNominal)
    .map(({ ids, start, end }) => ({
      ids: ids.map((id) => (id.includes(":") ? id : `n:${id}`)),
      start,
      end,
    }));
  const things = [...clause.terms.map((term) => ({ ...term, ids: term.ids })), ...nouns].sort(
    (a, b) => a.start - b.start,
  );
  if (clause.isInherited) return things.slice(0, 2).map(({ ids }) => ids);
  return [
    ...things.filter(({ start }) => start >= action.end).slice(0, 2),
    ...things.filter(({ end }) => end <= action.start).slice(-2),
  ].map(({ ids }) => ids);
}

/** "Payments" aren't "payment discounts": what stands right behind the noun of an action there must be said too. */
function keepsNoun(action: Action, clause: Clause, known: Clause): boolean {
  if (!action.isNominal || clause.terms.some(({ start }) => start === action.end + 1)) return true;
  const there = known.actions.filter((other) => other.isNominal && meets(other.ids, action.ids));
  return (
    !there.length ||
    there.some(({ end }) => {
      const next = known.terms.find(({ start }) => start === end + 1);
      return !next || holds(clause, next.ids);
    })
  );
}

/** "…; in production": a noun alone says nothing of what somebody produced. */
const isBareNoun = (action: Action, { terms, actions }: Clause): boolean =>
  action.isNominal && !terms.length && actions.length === 1;

/** "Evrak kontrolü ve sisteme girilmesi": an action that stands alone takes what its neighbours take. */
const takenBy = (known: Clause, { line }: Fact): Clause[] =>
  known.terms.length + known.numbers.length > 0 ? [known] : line.clauses;

/** The clause of a fact whose action entitles to this one, of the same thing. */
export function findAction(action: Action, clause: Clause, fact: Fact): Clause | undefined {
  const objects = objectsOf(action, clause);
  const reach = reachOf(clause);
  return fact.line.clauses.find(
    (known) =>
      (isEntitled(action, known) &&
        !(isBareNoun(action, clause) && known.actions.every(isFiniteVerb)) &&
        keepsNoun(action, clause, known) &&
        (!objects.length ||
          objects.some(
            (ids) => takenBy(known, fact).some((one) => holds(one, ids, reach)) || meets(ids, PEOPLE),
          ))) ||
      isInGroup(action, clause, known),
  );
}

/** The clause that does as a verb what is said as a noun: "submit monthly reports", where one reports each month. */
export function findNounDone(action: Action, clause: Clause, fact: Fact): Clause | undefined {
  if (!action.ids.some((id) => DOING.has(id))) return undefined;
  const nouns = [
    ...clause.actions.filter((other) => other !== action && other.isNominal).flatMap(({ ids }) => ids),
    ...clause.terms.flatMap(({ ids }) => ids.filter((id) => id.startsWith("n:")).map((id) => id.slice(2))),
  ];
  return fact.line.clauses.find((known) =>
    known.actions.some(
      (done) =>
        (isFiniteVerb(done) ||
          (!done.isTurkish && known.actions[0] === done) ||
          !known.actions.some(isFiniteVerb)) &&
        done.ids.some((id) => !DOING.has(id) && !id.includes(":") && nouns.includes(id)),
    ),
  );
}
