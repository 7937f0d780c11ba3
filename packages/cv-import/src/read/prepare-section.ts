import type { Section } from "./find-sections.ts";
import { liftDates } from "./lift-dates.ts";
import type { Line } from "./line.ts";
import { markNumbered, uncountHeads, unmarkJobs, unmarkSchools } from "./mark-items.ts";
import { partLabelChains } from "./part-label-chains.ts";
import { partDuties } from "./read-form.ts";
import { joinWrappedRows } from "./join-wrapped-rows.ts";
import { partWideSpaces } from "./part-wide-spaces.ts";
import { unmarkJoints } from "./unmark-joints.ts";

/** Sections whose short lines are items of their own. */
export const LISTS = new Set<Section["kind"]>(["skills", "soft", "languages", "hobbies", "links", "contact"]);

/** Schools are numbered too, and are no items. */
export function withItems({ kind, lines: written }: Section): Line[] {
  const lines = kind === "work" || kind === "education" ? liftDates(written) : written;
  if (kind === "education")
    return unmarkSchools(partDuties(partLabelChains(unmarkJoints(partWideSpaces(lines)), kind), kind));
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
