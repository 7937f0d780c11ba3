import type { Clause, Term } from "../parse/line.ts";
import { byName } from "./hypernyms.ts";

/** Whether two lists of ids have one in common. */
export const overlaps = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((id) => b.includes(id));

/** Whether a clause has something with one of these ids: a word, or an action as a noun. */
export const holds = (
  { terms, actions }: Pick<Clause, "terms" | "actions">,
  ids: readonly string[],
  reach = byName,
): boolean =>
  terms.some((term) => overlaps(reach(term), ids)) ||
  actions.some(
    (action) =>
      overlaps(action.ids, ids) || ids.some((id) => id.startsWith("n:") && action.ids.includes(id.slice(2))),
  );

/** Whether a fixed group of the fact is said in full, if in other words' company: "reviews of code", "code review". */
export const saysAll = ({ parts, groups }: Term, said: Clause): boolean =>
  [parts, groups].some((ids) => ids.length > 0 && ids.every((part) => holds(said, part)));
