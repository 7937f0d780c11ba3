import type { CvContent, Length } from "@terzi/contracts/cv";
import { jsonBytes } from "@terzi/contracts/json-bytes";
import { CV_MAX_BYTES } from "@terzi/contracts/limits";
import { parsePlace, partOf } from "@terzi/contracts/place";
import type { Drop } from "./fit-drops.ts";
import { withoutDrops } from "./without-drops.ts";

/** About as many skills as a reader takes in; only a long CV lists unasked ones beyond them. */
const SKILLS_AT_MOST = 20;

/** How many of the first drops are skills that nobody asks for, beyond those that a reader takes in. */
export function fewestDropsToRead(drops: Drop[], length: Length): number {
  if (length === "long") return 0;
  const isBeyond = ({ place }: Drop): boolean =>
    partOf(place) === "skills" && (parsePlace(place).entry ?? 0) >= SKILLS_AT_MOST;
  const others = drops.findIndex((drop) => !isBeyond(drop));
  return others < 0 ? drops.length : others;
}

/** How many things must go at least for the content to be small enough to be saved. */
export function fewestDropsToSave(content: CvContent, drops: Drop[]): number {
  const canBeSaved = (count: number) => {
    const dropped = new Set(drops.slice(0, count).map(({ place }) => place));
    return jsonBytes(withoutDrops(content, dropped)) <= CV_MAX_BYTES;
  };
  if (canBeSaved(0)) return 0;
  let tooFew = 0;
  let enough = drops.length;
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (canBeSaved(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}
