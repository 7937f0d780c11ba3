import { foldAscii } from "@terzi/language/normalise";
import { matchingCue } from "../languages/all-matching-cues.ts";
import { findPeopleWork } from "./people-work.ts";
import type { ProfileEvidence } from "./profile-evidence.ts";
import type { Unit } from "./units.ts";

/** To have been somebody's manager, or a head of a shift: each as it is asked, and as those are called who were. */
const MANAGES = {
  asked: new RegExp(matchingCue("asksManager"), "iu"),
  shown: new RegExp(matchingCue("isManager"), "iu"),
};
const SUPERVISES = {
  asked: new RegExp(matchingCue("asksSupervisor"), "iu"),
  shown: new RegExp(matchingCue("isSupervisor"), "iu"),
};

/** Standings that a body gives to those who passed for them: who works in the field, or is a candidate, hasn't one. */
const STANDINGS = (
  [
    ["asksChartered", "isChartered"],
    ["asksLeadAuditor", "isLeadAuditor"],
  ] as const
).map(([asked, held]) => ({
  asked: new RegExp(matchingCue(asked), "iu"),
  // Letters behind a name are capitals: "MIET", "FCA".
  held: new RegExp(matchingCue(held), "u"),
}));

/** Whether a standing is asked, "chartered", "lead auditor", that nothing in the profile says. */
export const lacksStanding = ({ units }: Pick<ProfileEvidence, "units">, asked: string): boolean =>
  asked.split(/\s+/).length <= MOST_WORDS &&
  STANDINGS.some(
    (standing) =>
      standing.asked.test(asked) && !units.some(({ annotated }) => standing.held.test(annotated.text)),
  );

const saysRank = ({ kind, annotated, quote }: Unit, { asked, shown }: typeof MANAGES): boolean =>
  kind === "title" || kind === "certified" || kind === "studied"
    ? shown.test(foldAscii(quote))
    : asked.test(foldAscii(annotated.text));

/** A longer sentence asks for more than a rank: "Our next Head of Sound mixes …". */
const MOST_WORDS = 10;

/**
 * Whether it is asked that one has held a rank ("şube müdürlüğü", "head of sales") which nothing in the profile says:
 * who works in the field, or under somebody of that rank, has not.
 */
export function lacksRank({ units }: Pick<ProfileEvidence, "units">, asked: string): boolean {
  if (asked.split(/\s+/).length > MOST_WORDS) return false;
  const text = foldAscii(asked);
  if (MANAGES.asked.test(text)) return !units.some((unit) => saysRank(unit, MANAGES));
  if (!SUPERVISES.asked.test(text)) return false;
  return !units.some(
    (unit) =>
      saysRank(unit, SUPERVISES) ||
      saysRank(unit, MANAGES) ||
      (!unit.isVague && findPeopleWork(unit.annotated)?.kind === "leading"),
  );
}
