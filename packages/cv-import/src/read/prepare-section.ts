import type { Section } from "./find-sections.ts";
import { liftDates } from "./lift-dates.ts";
import type { Line } from "./line.ts";
import { markNumbered, uncountHeads, unmarkJobs, unmarkSchools } from "./mark-items.ts";
import { pairStackedDates } from "./pair-stacked-dates.ts";
import { partLabelChains } from "./part-label-chains.ts";
import { partDuties } from "./read-form.ts";
import { joinTightNames, joinWrappedLists } from "./join-wrapped-lists.ts";
import { joinWrappedRows } from "./join-wrapped-rows.ts";
import { joinWrappedSchools } from "./join-wrapped-schools.ts";
import { partToldSchools } from "./part-told-schools.ts";
import { partWideSpaces } from "./part-wide-spaces.ts";
import { unmarkJoints } from "./unmark-joints.ts";

/** Sections whose short lines are items of their own. */
export const LISTS = new Set<Section["kind"]>(["skills", "soft", "languages", "hobbies", "links", "contact"]);

/** Schools are numbered too, and are no items. */
export function withItems({ kind, lines: written }: Section): Line[] {
  const lines = kind === "work" || kind === "education" ? liftDates(pairStackedDates(written)) : written;
  if (kind === "education")
    return unmarkSchools(
      partDuties(
        partLabelChains(
          unmarkJoints(partToldSchools(joinWrappedSchools(joinWrappedRows(partWideSpaces(lines))))),
          kind,
        ),
        kind,
      ),
    );
  if (kind === "certifications") return joinTightNames(markNumbered(lines));
  if (kind === "skills" || kind === "soft") return joinWrappedLists(markNumbered(lines));
  return kind === "work"
    ? uncountHeads(
        unmarkJobs(
          markNumbered(
            partDuties(partLabelChains(unmarkJoints(joinWrappedRows(partWideSpaces(lines))), kind), kind),
          ),
        ),
      )
    : markNumbered(lines);
}
