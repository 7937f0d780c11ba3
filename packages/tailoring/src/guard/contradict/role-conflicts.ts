import { isOwn } from "../entail/check-roles.ts";
import { isPeople, isRole } from "../entail/people-terms.ts";
import type { Clause, Line, Term } from "../parse/line.ts";
import { spansOf } from "../parse/spans.ts";
import type { Conflict } from "./conflict.ts";
import { type ConflictTask, linesOf, say } from "./conflict-task.ts";

/** Words of titles that say that one leads, of two rungs; the upper ones say more than the lower. */
const HEADS = "director chief head president ceo cto coo founder".split(" ");
const LEADS = "manager lead leader supervisor foreman principal senior coordinator chair captain".split(" ");
const EXPERTS = "specialist expert consultant".split(" ");

const ranksIn = (ids: readonly string[], ranks: string[]): string[] =>
  ids
    .filter((id) => id.startsWith("c:role-") || id === "c:senior" || id === "c:chief" || id === "c:expert")
    .flatMap((id) => id.replace(/^c:(?:role-)?/, "").split(/[ -]/))
    .filter((word) => ranks.includes(word));

const allIds = (line: Line): string[] => spansOf(line).spans.flatMap(({ ids, wider }) => [...ids, ...wider]);

/** What one says to be: a title of one's own, not a colleague's. */
function ownRoles({ clauses }: Line): Term[] {
  return clauses.flatMap((clause) =>
    clause.terms.filter(
      (term) =>
        isRole(term) && isOwn(term, clause) && !clause.numbers.length && (term.isPosed || !does(clause)),
    ),
  );
}
const does = ({ actions }: Clause): boolean => actions.some(({ isPlain }) => !isPlain);

const LEADING = ["lead", "lead-people", "manage", "chair", "head", "command", "supervise"];
const LEADING_IDS = [...LEADING, "responsible", "run", "coordinate", "guide", "arrange"].map(
  (id) => `n:${id}`,
);

/** A rank that no title and no line of theirs has, and leading people whom nothing says that they led. */
export function roleConflicts({ alignment, entries }: ConflictTask): Conflict[] {
  const { sentence } = alignment;
  const lines = linesOf(entries);
  const known = lines.flatMap(allIds);
  const conflict = (said: string): Conflict[] => [{ kind: "role", said, known: "" }];
  const ranked = (ranks: string[]) => ranksIn(known, ranks).length > 0;
  for (const role of ownRoles(sentence)) {
    if (
      say(
        lines,
        role.ids.filter((id) => id.startsWith("c:")),
      )
    )
      continue;
    const isAbove = (ranks: string[], allowed: string[]) =>
      ranksIn([...role.ids, ...role.parts.flat()], ranks).length > 0 && !ranked(allowed);
    if (
      isAbove(HEADS, HEADS) ||
      isAbove(LEADS, [...HEADS, ...LEADS]) ||
      isAbove(EXPERTS, [...HEADS, ...LEADS, ...EXPERTS])
    )
      return conflict(role.surface);
  }
  const led = sentence.clauses.find(
    ({ actions, terms, markers }) =>
      !markers.size &&
      actions.some(({ ids }) => ids.some((id) => LEADING.includes(id))) &&
      terms.some((term) => isPeople(term) || isRole(term)),
  );
  const isLeader = known.some((id) => LEADING_IDS.includes(id)) || ranked([...HEADS, ...LEADS]);
  return led && !isLeader ? conflict(sentence.text) : [];
}
