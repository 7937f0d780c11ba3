import type { GuardLanguage } from "../../languages/guard-language.ts";
import { emptyClause } from "./empty-clause.ts";
import type { Item } from "./item.ts";
import type { Action, Clause } from "./line.ts";
import { SPREADING } from "./marker-scope.ts";

/** "Forecasting" in a list is a thing in its own right. */
const isNoun = ({ isNominal, isGerund }: Action): boolean => isNominal || isGerund;

/** A lone action ("designed and built it") shares the object of the next; a lone marker goes with it. */
const isWaiting = ({ terms, numbers, actions }: Clause): boolean =>
  !terms.length && !numbers.length && !actions.some(isNoun);

const LEVELS = ["c:native", "c:fluent", "c:professional (level)", "c:intermediate"];

/** "German (fluent)": a bracket with only the level of what precedes it. */
const isLevel = ({ terms, actions, numbers }: Clause): boolean =>
  terms.length > 0 &&
  !actions.length &&
  !numbers.length &&
  terms.every(({ ids }) => ids.some((id) => LEVELS.includes(id)));

/** Splits what was read at commas, "and"s and dashes. */
export function splitClauses(items: Item[], { isVerbFinal }: GuardLanguage): Clause[] {
  const clauses: Clause[] = [];
  let open = emptyClause();
  for (const item of items) {
    if (item.type === "break") {
      if (isWaiting(open)) {
        // "Primavera (beginner), MS Project"
        const last = clauses.at(-1);
        if (item.isClosing && last && !open.actions.length) {
          for (const marker of open.markers) last.markers.add(marker);
          open = emptyClause();
          continue;
        }
        // "Forklifts: never, …"
        if (open.markers.has("refuse") && !open.actions.length) clauses.at(-1)?.markers.add("refuse");
        continue;
      }
      const last = clauses.at(-1);
      if (item.isClosing && last && isLevel(open)) last.terms.push(...open.terms);
      else clauses.push(open);
      open = emptyClause();
    } else if (item.type === "term") {
      open.terms.push(item.term);
      // "HR support" is a thing; a Turkish verb comes last.
      if (isVerbFinal) open.spreading.clear();
    } else if (item.type === "action") open.actions.push(item.action);
    else if (item.type === "number") open.numbers.push(item.number);
    else if (item.type === "present") open.isPresent = true;
    else if (item.type === "throughout") open.isThroughout = true;
    else {
      open.markers.add(item.id);
      if (SPREADING.has(item.id) && (isVerbFinal || !open.terms.length)) open.spreading.add(item.id);
    }
  }
  const last = clauses.at(-1);
  // "…, didn't teach" takes nothing of its neighbour back.
  const isOwnDenial = open.actions.length > 0 && open.markers.has("refuse");
  if (!isWaiting(open) || isOwnDenial || (!last && (open.actions.length || open.markers.size)))
    clauses.push(open);
  else if (last) {
    last.actions.push(...open.actions);
    last.isPresent ||= open.isPresent;
    for (const marker of open.markers) last.markers.add(marker);
    for (const marker of open.spreading) last.spreading.add(marker);
  }
  return clauses;
}
