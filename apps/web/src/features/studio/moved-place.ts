import { entryPlace, type Place } from "@terzi/contracts/place";
import { itemOf } from "./content-tree.ts";
import { isSplit } from "./line-kind.ts";

/** What moves with a line: a point or a name moves alone, anything else moves its entry; null for what can't move. */
export function movedPlace(at: Place): Place | null {
  if (isSplit(at)) return at;
  const entry = entryPlace(at);
  return itemOf(entry) ? entry : null;
}
