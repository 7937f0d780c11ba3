import type { Clause } from "../reading/line.ts";

/**
 * Which markers keep another: who helped took part, and who took part may say that they helped. What a team did one
 * may say one took part in.
 */
const KEPT_BY: Record<string, string[]> = {
  assist: ["join"],
  join: ["assist", "observe", "accompany", "jointly"],
  accompany: ["assist", "join"],
  jointly: ["join", "other", "assist"],
  partly: ["join"],
  other: ["join", "assist", "jointly"],
  trial: ["attempt"],
  "draft-state": ["trial"],
  nominated: ["shortlisted"],
  "one-of": ["partly"],
};

/** Markers that make a sentence smaller and name nothing, so that anyone may add them. */
const FREE = new Set(["join"]);

/**
 * A marker of what a clause uses that the clause has lost, or one that it has and nothing known to it has; null when
 * both agree.
 */
export function lostMarker(clause: Clause, used: Clause[], known: Clause[]): string | null {
  const has = (marker: string) => [marker, ...(KEPT_BY[marker] ?? [])].some((one) => clause.markers.has(one));
  for (const { markers } of used) for (const marker of markers) if (!has(marker)) return marker;
  for (const marker of clause.markers)
    if (
      !FREE.has(marker) &&
      !known.some(
        ({ markers }) => markers.has(marker) || (KEPT_BY[marker] ?? []).some((one) => markers.has(one)),
      )
    )
      return `+${marker}`;
  return null;
}
