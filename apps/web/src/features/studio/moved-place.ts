import { entryPlace, type Place } from "@terzi/contracts/place";
import { itemOf } from "./content-tree.ts";
import { isSplit } from "./line-kind.ts";

/** What moves with a line: a point or a name moves alone, with anything else of an entry the entry; null for what can't. */
export function movedPlace(at: Place): Place | null {
  if (isSplit(at)) return at;
  const entry = entryPlace(at);
  return itemOf(entry) ? entry : null;
}

/** A place within what has moved, where it stands now: "work.0.title" is "work.2.title" when "work.0" became "work.2". */
export const movedAlong = (at: Place, moved: Place, now: Place): Place => now + at.slice(moved.length);
