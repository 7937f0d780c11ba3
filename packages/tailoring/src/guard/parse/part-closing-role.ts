import { wordShape } from "../../languages/all-guard-cues.ts";
import { emptyClause } from "./empty-clause.ts";
import type { Clause, Term } from "./line.ts";

const isRole = ({ ids, parts }: Term): boolean =>
  [ids, ...parts].some((list) => list.some((id) => id.startsWith("c:role-")));

/** "… belgeli", "… çalışmış", "… olan": the words before describe the role after. */
const ADJECTIVE = new RegExp(String.raw`${wordShape("quality")},?\s*$`, "u");

/** "Şube deneyimi olan bankacı": the closing role is separate, and what leads to it may be true of another job. */
export function partClosingRole(clauses: Clause[], text: string): void {
  const last = clauses.at(-1);
  const role = last?.terms.at(-1);
  if (!last || !role || !isRole(role) || role.isCased || !/^[.\s]*$/.test(text.slice(role.end))) return;
  const group = [role];
  for (const term of last.terms.slice(0, -1).toReversed()) {
    // "… eğitimi almış eczacı": words that are no things part a group too.
    if (term.isGroupEnd || ADJECTIVE.test(term.surface) || /\S/.test(text.slice(term.end, group[0]?.start)))
      break;
    group.unshift(term);
  }
  const start = group[0]?.start ?? role.start;
  const rest = last.terms.slice(0, -group.length);
  const isSaidBefore = rest.length > 0 || [...last.actions, ...last.numbers].some((one) => one.end <= start);
  if (
    !isSaidBefore ||
    !ADJECTIVE.test(text.slice(0, start)) ||
    last.actions.some((action) => action.start > start)
  )
    return;
  clauses.splice(-1, 1, { ...last, terms: rest }, { ...emptyClause(), terms: group, standsAlone: true });
}
