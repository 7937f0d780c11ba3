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

const sought = new WeakMap<Clause, readonly string[]>();

/** All ids by which a line may say what a clause says. */
function idsSought(clause: Clause): readonly string[] {
  const before = sought.get(clause);
  if (before) return before;
  const ids = [
    ...new Set([
      ...clause.actions.flatMap((action) => action.ids.flatMap((id) => [id, `n:${id}`])),
      ...clause.terms.flatMap((term) => [...term.ids, ...term.parts.flat(), ...term.groups.flat()]),
    ]),
  ];
  sought.set(clause, ids);
  return ids;
}

/** Whether a clause has anything that a line might say too: a word, a deed, a number. */
export function mayRestOn(clause: Clause, line: Line): boolean {
  const ids = idsOfLine(line);
  return (
    clause.terms.some(isAbbreviation) ||
    idsSought(clause).some((id) => ids.has(id)) ||
    (clause.numbers.length > 0 && line.clauses.some(({ numbers }) => numbers.length > 0))
  );
}
