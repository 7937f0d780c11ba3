import type { Fact } from "../facts/fact.ts";
import type { Action, Clause, Term } from "../parse/line.ts";
import { type Reach, reachOf } from "./hypernyms.ts";
import { idsOfLine } from "./line-ids.ts";
import { holds, overlaps, saysAll } from "./overlap.ts";
import { isRole } from "./people-terms.ts";

/**
 * A group of words matches one of the stated words only as a whole, except that a title also matches its components.
 */
const holdsAlone = (known: Clause, ids: readonly string[], said: Said): boolean => {
  // "No electrical work": what is denied isn't said.
  const terms = known.terms.filter(({ isNegated }) => isNegated === said.term.isNegated);
  const alone = terms.filter((term) => !term.parts.length || isRole(term));
  return (
    holds({ actions: known.actions, terms: alone }, ids, said.reach) || holds({ actions: [], terms }, ids)
  );
};
type Said = { term: Term; reach: Reach };

/** The clauses of a fact that hold a term of what is said: itself, or each of its words. */
export function findTerm(term: Term, fact: Fact, said: Clause): Clause[] {
  const ids = idsOfLine(fact.line);
  const isThere = (list: readonly string[]): boolean => list.some((id) => ids.has(id));
  if (![term.ids, ...term.parts, ...term.groups].some(isThere)) return [];
  const reach = reachOf(said);
  const whole = fact.line.clauses.filter(
    (clause) =>
      holds(clause, term.ids, reach) ||
      clause.terms.some(
        (group) => saysAll(group, said) && overlaps([...group.parts, ...group.groups].flat(), term.ids),
      ),
  );
  if (whole.length || !term.parts.length) return whole;
  // Word by word only with words that stand alone there: "employee of the year" isn't made of "employee of the month".
  const inGroups = term.groups.map((ids) => fact.line.clauses.find((clause) => holds(clause, ids, reach)));
  if (inGroups.length && inGroups.every((clause) => clause !== undefined)) return inGroups;
  const parts = term.parts.map((part) =>
    fact.line.clauses.find((clause) => holdsAlone(clause, part, { term, reach })),
  );
  return parts.every((clause) => clause !== undefined) ? parts : [];
}

/** The clause of a fact that has an action's noun among its things; "unit tests" are tests, but no end-to-end tests. */
export function coversTerm({ ids, start }: Action, said: Clause, fact: Fact): Clause | undefined {
  const isBare = said.terms.every(({ end }) => end + 1 !== start);
  return fact.line.clauses.find(({ terms }) =>
    terms.some((term) =>
      overlaps([...term.ids, ...(isBare ? term.wider : [])], [...ids, ...ids.map((id) => `n:${id}`)]),
    ),
  );
}

/** The clauses of a heading that name an action: "Sales" in "Sales Manager" that of selling. */
export const clausesNaming = ({ ids }: Action, heading: Fact): Clause[] =>
  heading.line.clauses.filter(({ terms }) =>
    terms.some((term) => overlaps(term.ids, [...ids, ...ids.map((id) => `n:${id}`)])),
  );

/** Whether two words are next to each other in a text, as a name that isn't negated. */
export const namesTogether = (one: Term, other: Term, { line }: Fact): boolean =>
  line.clauses.some(
    ({ terms, markers }) =>
      !markers.has("refuse") &&
      terms.some((term, at) => {
        const next = terms[at + 1];
        if (!next || term.isGroupEnd || term.isNegated || next.isNegated) return false;
        return (
          (overlaps(term.ids, one.ids) && overlaps(next.ids, other.ids)) ||
          (overlaps(term.ids, other.ids) && overlaps(next.ids, one.ids))
        );
      }),
  );
