import type { Clause, Line } from "../parse/line.ts";
import { isAbbreviation } from "./abbreviations.ts";

const known = new WeakMap<Line, ReadonlySet<string>>();

/** All ids that anything in a line may match, so that lines without a common id needn't be compared. */
export function idsOfLine(line: Line): ReadonlySet<string> {
  const before = known.get(line);
  if (before) return before;
  const ids = new Set<string>();
  const add = (list: readonly string[]) => {
    for (const id of list) ids.add(id);
  };
  for (const { terms, actions } of line.clauses) {
    for (const { ids: own, wider, parts, groups } of terms) {
      add(own);
      add(wider);
      parts.forEach(add);
      groups.forEach(add);
    }
    for (const action of actions) for (const id of action.ids) ids.add(id).add(`n:${id}`);
  }
  known.set(line, ids);
  return ids;
}

/** Whether a clause has anything that a line might say too: a word, a deed, a number. */
export function mayRestOn(clause: Clause, line: Line): boolean {
  const ids = idsOfLine(line);
  const isThere = (list: readonly string[]): boolean => list.some((id) => ids.has(id));
  return (
    clause.actions.some(({ ids: deed }) => isThere(deed) || isThere(deed.map((id) => `n:${id}`))) ||
    clause.terms.some(
      (term) =>
        isAbbreviation(term) || isThere(term.ids) || term.parts.some(isThere) || term.groups.some(isThere),
    ) ||
    (clause.numbers.length > 0 && line.clauses.some(({ numbers }) => numbers.length > 0))
  );
}
