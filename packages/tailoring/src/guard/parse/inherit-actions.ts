import type { GuardLanguage } from "../../languages/guard-language.ts";
import type { Clause } from "./line.ts";

/** Only a verb that takes something governs its neighbours too: "managed stock", not "stock management". */
const governs = ({ actions, terms, numbers, isInherited }: Clause): boolean =>
  !isInherited && terms.length + numbers.length > 0 && actions.some(({ isNominal }) => !isNominal);

/** Markers that are verbs themselves: "… and took part in fairs" is governed by no other. */
const PARTS = ["join", "assist", "accompany", "observe", "substitute"];
const takesPart = ({ spreading }: Clause): boolean => PARTS.some((marker) => spreading.has(marker));

/** A span without a verb takes its neighbour's: the preceding one's in English, the following one's in Turkish. */
export function inheritActions(clauses: Clause[], { isVerbFinal }: GuardLanguage): void {
  const orders = isVerbFinal ? [clauses.toReversed(), clauses] : [clauses, clauses.toReversed()];
  for (const order of orders) {
    let governor: Clause | undefined;
    for (const clause of order) {
      if (governs(clause)) governor = clause;
      else if (!clause.actions.length && !clause.standsAlone && !takesPart(clause) && governor) {
        clause.actions = governor.actions;
        clause.isInherited = true;
        // "Steel and castings are bought by another team", "MSc: two of six modules done": the verb applies to both.
        for (const marker of ["agent", "partly"])
          if (governor.markers.has(marker)) clause.markers.add(marker);
      }
    }
  }
}

/** "Meat and vegetable preparation": in a list, what precedes a noun of action shares it. */
export function shareNouns(clauses: Clause[]): void {
  let owner: Clause | undefined;
  for (const clause of clauses.toReversed()) {
    if (clause.actions.some(({ isNominal }) => isNominal) && clause.terms.length) owner = clause;
    else if (!clause.actions.length && !clause.standsAlone && owner) {
      clause.actions = owner.actions;
      clause.isInherited = true;
    } else owner = undefined;
  }
}
