import type { Fact } from "../facts/fact.ts";
import type { Clause, Term } from "../parse/line.ts";
import { byName } from "./hypernyms.ts";
import { holds, overlaps, saysAll } from "./overlap.ts";
import { wordShape } from "../../languages/all-guard-cues.ts";

/** The terms of a clause that a term is met by. */
export const matching = (term: Term, { terms }: Clause, reach = byName): Term[] =>
  terms.filter((other) => overlaps(reach(other), term.ids));

/** The words before a head in its group: "medication" of "errors". */
function modifiersOf(head: Term, { terms }: Clause): Term[] {
  const modifiers: Term[] = [];
  for (const term of terms.slice(0, terms.indexOf(head)).toReversed()) {
    if (term.isGroupEnd || OF_MINE.test(term.surface) || isOwnPlace(term)) break;
    modifiers.push(term);
  }
  return modifiers;
}

/** "The hotel's score", "öğrencilerimin notları": the possessor is implied. */
const WORKPLACES = ["company", "store", "hotel", "school", "branch", "hospital", "restaurant"].map(
  (id) => `c:${id}`,
);
const isOwnPlace = ({ surface, ids }: Term): boolean => /['’]s$/u.test(surface) && overlaps(ids, WORKPLACES);
const OF_MINE = new RegExp(`${wordShape("ofMine")}$`, "u");

/**
 * What a number changed must be named as precisely as in the fact: 30 % fewer medication errors aren't 30 % fewer
 * errors.
 */
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

/** "The medication audit" for a hand hygiene audit: another word is in the same position. */
export function displaces(term: Term, clause: Clause, fact: Fact): boolean {
  const head = nextNoun(term, clause);
  if (!head) return false;
  const there = fact.line.clauses.flatMap((known) =>
    nounsOf(known)
      .filter(({ ids }) => overlaps(ids, head.ids))
      .map((noun) =>
        nounsOf(known).find(({ start, end }) => noun.start > end && noun.start - end <= 1 && start >= 0),
      ),
  );
  return there.length > 0 && there.every((before) => before && !holds(clause, before.ids));
}
