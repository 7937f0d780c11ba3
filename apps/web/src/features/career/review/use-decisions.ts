import type { Place } from "@terzi/contracts/place";
import { useState } from "react";
import { type Decisions, noDecisions } from "./apply-review.ts";

/** What the person has decided so far, and how they change it. */
export function useDecisions() {
  const [decisions, setDecisions] = useState<Decisions>(noDecisions);
  const toggled = (set: ReadonlySet<Place>, places: Place[], isIn: boolean): Set<Place> => {
    const next = new Set(set);
    for (const place of places) isIn ? next.add(place) : next.delete(place);
    return next;
  };
  return {
    decisions,
    take: (places: Place[], isTaken: boolean) =>
      setDecisions((now) => ({ ...now, left: toggled(now.left, places, !isTaken) })),
    takeTheirs: (place: Place, isTheirs: boolean) =>
      setDecisions((now) => ({ ...now, theirs: toggled(now.theirs, [place], isTheirs) })),
    /** A text that is again what was read is no change. */
    edit: (place: Place, text: string, read: string) =>
      setDecisions((now) => {
        const edits = new Map(now.edits);
        if (text === read) edits.delete(place);
        else edits.set(place, text);
        return { ...now, edits };
      }),
    put: (line: number, place: Place | null) =>
      setDecisions((now) => {
        const put = new Map(now.put);
        if (place) put.set(line, place);
        else put.delete(line);
        return { ...now, put };
      }),
  };
}

export type UsedDecisions = ReturnType<typeof useDecisions>;
