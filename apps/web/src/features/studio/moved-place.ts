import { entryPlace, type Place } from "@terzi/contracts/place";
import { itemOf } from "./content-tree.ts";
import { isSplit } from "./line-kind.ts";

/** What moves with a line: a point or a name moves alone, with anything else of an entry the entry; null for what can't. */
export function movedPlace(at: Place): Place | null {
  if (isSplit(at)) return at;
  const entry = entryPlace(at);
  return itemOf(entry) ? entry : null;
}
