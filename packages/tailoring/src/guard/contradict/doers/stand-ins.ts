import { guardCue } from "../../../languages/all-guard-cues.ts";
import { isRole } from "../../entail/people-terms.ts";
import type { FactEntry } from "../../facts/fact.ts";
import type { Line, Term } from "../../parse/line.ts";

/** "Acted as SENCO while the postholder was away", of who stood in for the SENCO. */
export const isStandIn = ({ ids }: Term, { text }: Line, entries: FactEntry[]): boolean =>
  ACTED.test(text) &&
  entries.some(({ texts }) =>
    texts.some(({ line: { clauses } }) =>
      clauses.some(
        ({ markers, terms }) =>
          markers.has("substitute") &&
          terms.some((term) => isRole(term) && term.ids.some((id) => ids.includes(id))),
      ),
    ),
  );
const ACTED = new RegExp(guardCue("actedFor"), "iu");
