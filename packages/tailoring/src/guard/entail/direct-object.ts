import { isFiniteVerb } from "../parse/finite-verb.ts";
import type { Action, Clause } from "../parse/line.ts";
import { holds } from "./overlap.ts";

/** The noun of a deed that a verb takes directly: what follows it in English, what directly precedes it in Turkish. */
function deedTaken(verb: Action, { terms, actions }: Clause): Action | undefined {
  const [nearest] = [...terms, ...actions]
    .filter(({ start, end }) => (verb.language.isVerbFinal ? end <= verb.start : start >= verb.end))
    .sort((a, b) => (verb.language.isVerbFinal ? b.end - a.end : a.start - b.start));
  return actions.find((other) => other === nearest && !isFiniteVerb(other));
}

/** "Managed the hospital" from somebody who managed its procurement: the deed that the verb takes must be said too. */
export function keepsDeedTaken(action: Action, clause: Clause, known: Clause): boolean {
  if (!isFiniteVerb(action) || clause.isInherited || known.isInherited) return true;
  return known.actions
    .filter((verb) => isFiniteVerb(verb) || verb.ids.includes("responsible"))
    .flatMap((verb) => deedTaken(verb, known) ?? [])
    .every(
      ({ ids }) =>
        holds(clause, ids) ||
        holds(
          clause,
          ids.map((id) => (id.includes(":") ? id : `n:${id}`)),
        ) ||
        action.ids.some((id) => ids.includes(id)),
    );
}
