import { guardCue } from "../../../languages/all-guard-cues.ts";
import { isPeople, isRole } from "../../entail/people-terms.ts";
import type { FactEntry } from "../../facts/fact.ts";
import type { Line, Term } from "../../parse/line.ts";

/** "Supervisor to one graduate", of who supervises one: called by the deed, and of nobody else. */
export const isOverThem = ({ start, end, ids }: Term, { text }: Line, entries: FactEntry[]): boolean => {
  const isOfSomebody = OF_SOMEBODY.test(text.slice(end)) || OF_SOMEBODY_BEFORE.test(text.slice(0, start));
  const deeds = ids.flatMap((id) => DEEDS_OF_RANK[id.replace(/^c:(?:role-)?/, "")] ?? []);
  return (
    isOfSomebody &&
    entries.some(({ texts }) =>
      texts.some(({ line }) =>
        line.clauses.some(
          ({ actions, terms, markers }) =>
            !markers.has("refuse") &&
            terms.some((term) => isRole(term) || isPeople(term)) &&
            actions.some((action) => action.ids.some((id) => deeds.includes(id))),
        ),
      ),
    )
  );
};
const OF_SOMEBODY = new RegExp(`^${guardCue("ofSomebody")}`, "iu");
const OF_SOMEBODY_BEFORE = new RegExp(String.raw`(?:^|\s)${guardCue("ofSomebodyBefore")}$`, "iu");
const DEEDS_OF_RANK: Record<string, readonly string[]> = {
  supervisor: ["supervise"],
  manager: ["manage", "line-manage"],
  leader: ["lead", "lead-people"],
  coordinator: ["coordinate"],
  superior: ["w:line manage"],
};
