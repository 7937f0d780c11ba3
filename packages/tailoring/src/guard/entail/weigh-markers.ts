import type { Clause } from "../parse/line.ts";

/**
 * Which markers cover another: somebody who helped took part, and somebody who took part may say they helped. One may
 * say one took part in a team's work.
 */
const KEPT_BY: Record<string, string[]> = {
  assist: ["join"],
  join: ["assist", "observe", "accompany", "jointly"],
  accompany: ["assist", "join"],
  jointly: ["join", "other", "assist"],
  partly: ["join", "assist"],
  other: ["join", "assist", "jointly", "agent"],
  guided: ["join", "assist"],
  trial: ["attempt"],
  "draft-state": ["trial"],
  nominated: ["shortlisted"],
  "runner-up": ["lesser-rank"],
  "one-of": ["partly", "jointly"],
  // "ikinci" is second in rank as well as second in a contest.
  "lesser-rank": ["runner-up"],
};

/** Markers that limit a sentence and name nothing, so that anyone may add them. */
const FREE = new Set(
  `join assist jointly other guided partly agent accompany observe substitute attempt possible seldom beginner
  in-progress one-of`.split(/\s+/),
);

/** The markers of the facts that a clause has lost, and ("+…") its own that nothing known to it has. */
export function lostMarkers(clause: Clause, used: Clause[], known: Clause[]): string[] {
  const keeps = (markers: Set<string>, marker: string) =>
    [marker, ...(KEPT_BY[marker] ?? [])].some((one) => markers.has(one));
  const lost = used.flatMap(({ markers }) => [...markers]).filter((marker) => !keeps(clause.markers, marker));
  const added = [...clause.markers].filter(
    (marker) => !FREE.has(marker) && !known.some(({ markers }) => keeps(markers, marker)),
  );
  return [...new Set(lost), ...added.map((marker) => `+${marker}`)];
}
