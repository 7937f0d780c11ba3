import type { Clause } from "./line.ts";
import { isFiniteVerb } from "./finite-verb.ts";

/** What somebody named before it does. */
const WHO = /\bwho\b/giu;

/**
 * "Manage technicians who calibrate the scales": after "who" others act, unless the sentence opens with the person's
 * own role.
 */
export function markOthersDeeds(clauses: Clause[], text: string): void {
  for (const { index } of text.matchAll(WHO))
    for (const { actions } of clauses)
      if (actions.some((action) => action.start < index && (isFiniteVerb(action) || action.start === 0)))
        for (const action of actions) if (action.start > index) action.isOthers = true;
}

const GROUPS = ["department", "team", "unit", "people", "office", "section", "group", "company"];
const WHOLE = ["whole", "everyone", "everyone's"];
const ids = (names: string[]): ReadonlySet<string> => new Set(names.map((name) => `c:${name}`));
const [groups, whole] = [ids(GROUPS), ids(WHOLE)];

/** "14 lines shipped on time (whole department)": a bracket that only names a group says that the group did it. */
export function markGroupsDeeds(clauses: Clause[], text: string): void {
  for (const { terms, actions, isInherited, markers } of clauses) {
    const [first] = terms;
    const last = terms.at(-1);
    if (!first || !last || (actions.length && !isInherited)) continue;
    const isGroup = (names: ReadonlySet<string>) =>
      terms.some((term) => term.ids.some((id) => names.has(id)));
    const isOnly = terms.every((term) => term.ids.some((id) => groups.has(id) || whole.has(id)));
    const isBracket =
      /\(\s*(?:by |as )?(?:an? |the |our )?$/iu.test(text.slice(0, first.start)) &&
      /^\s*[,)]/u.test(text.slice(last.end));
    if (isOnly && isBracket && isGroup(groups) && isGroup(whole)) markers.add("jointly");
  }
}
