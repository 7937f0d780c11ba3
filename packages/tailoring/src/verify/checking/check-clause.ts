import type { Place } from "@terzi/contracts/match";
import type { Fact } from "../facts/fact.ts";
import { checkActions } from "./check-actions.ts";
import { checkMarkers } from "./check-markers.ts";
import { checkNumbers } from "./check-numbers.ts";
import { checkRoles } from "./check-roles.ts";
import { checkTerms } from "./check-terms.ts";
import type { ClauseTask, Comparing, Gap } from "./clause-task.ts";

export type ClauseCheck = { places: Place[] } | { gaps: Gap[] };

/** Whether a clause says nothing but what one entry of the profile says, its heading and one of its texts. */
export function checkClause(task: ClauseTask): ClauseCheck {
  let nearest: Gap[] | null = null;
  for (const fact of [null, ...task.entry.texts]) {
    const found = compare(task, fact);
    if ("places" in found) return found;
    if (!nearest || found.gaps.length < nearest.length) nearest = found.gaps;
  }
  return { gaps: nearest ?? [] };
}

function compare(task: ClauseTask, fact: Fact | null): ClauseCheck {
  const comparing: Comparing = { ...task, fact, used: new Set(), headings: new Map(), places: new Set() };
  const gaps = [
    ...checkTerms(comparing),
    ...checkActions(comparing),
    ...checkNumbers(comparing),
    ...checkRoles(comparing),
    ...checkTime(comparing),
    ...checkMarkers(comparing),
  ];
  if (gaps.length) return { gaps };
  const { places, headings, used } = comparing;
  for (const { place } of headings.keys()) places.add(place);
  if (fact && used.size) places.add(fact.place);
  return places.size ? { places: [...places] } : { gaps: [{ reason: "words", word: "" }] };
}

/** "Currently", said of a job that has ended. */
const checkTime = ({ clause, entry, headings }: Comparing): Gap[] =>
  clause.isPresent && headings.size > 0 && entry.period && !entry.isOngoing
    ? [{ reason: "time", word: "" }]
    : [];
