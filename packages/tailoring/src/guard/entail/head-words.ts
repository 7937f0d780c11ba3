import { isFiniteVerb } from "../parse/finite-verb.ts";
import type { Clause, Term } from "../parse/line.ts";
import { type Reach, reachOf } from "./hypernyms.ts";
import { matching } from "./modifiers.ts";
import { holds, overlaps } from "./overlap.ts";
import { isPeople, isRole } from "./people-terms.ts";

/** The word that a group of words is about: "errors" in "medication errors". */
function headOf(term: Term, { terms }: Clause): Term {
  const from = terms.indexOf(term);
  return terms.slice(from).find(({ isGroupEnd }) => isGroupEnd) ?? term;
}

/** "The accounting department" is accounting. */
const DEPARTMENTS = ["c:department", "c:unit"];

/** Heads that say only that something is counted or a share: "the turnover rate fell by 12 points". */
export const EMPTY_HEADS = ["c:rate", "c:ratio", "c:percentage", "c:number"];

/** "Patent" isn't a "patent application": a word that is a head must be a head there too, or its head must be said. */
function keepsHead(term: Term, clause: Clause, known: Clause): boolean {
  if (!term.isGroupEnd) return true;
  const reach = reachOf(clause);
  const there = matching(term, known, reach);
  return (
    !there.length ||
    there.some((other) => {
      const head = headOf(other, known);
      if (head === other) return isHeadOfItself(term, other, reach) && keepsNounBehind(other, known, clause);
      return holds(clause, head.ids) || overlaps(head.ids, DEPARTMENTS) || overlaps(head.ids, EMPTY_HEADS);
    })
  );
}

/** "A pharmacy" isn't "pharmacy stock", where the head is also the noun of a deed. */
const keepsNounBehind = (other: Term, known: Clause, clause: Clause): boolean =>
  known.actions
    .filter(({ isNominal, language, start }) => isNominal && !language.isVerbFinal && start === other.end + 1)
    .every(
      ({ ids }) =>
        holds(clause, ids) ||
        holds(
          clause,
          ids.map((id) => `n:${id}`),
        ),
    );

/** Of a fixed group ("patent application") only the last word may stand for it. */
const isHeadOfItself = (term: Term, other: Term, reach: Reach): boolean =>
  !other.parts.length || overlaps(reach(other), term.ids) || overlaps(other.parts.at(-1) ?? [], term.ids);

/**
 * "prepares the calendar" from somebody who works by the calendar; "the manager's report" for a report to the
 * manager.
 */
function isTurned(term: Term, known: Term, clause: Clause): boolean {
  const isSomeone = isRole(term) || isPeople(term);
  if (isSomeone && term.use === "whose") return known.use === "whom";
  if (isSomeone && term.use === "whom") return known.use === "whose";
  const isDeed = clause.actions.some((action) => isFiniteVerb(action) && !action.isPlain);
  return isDeed && term.use === "object" && known.use === "beside";
}

/** How a word is used differently than in the fact: reversed, without its "without", plural instead of singular. */
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
