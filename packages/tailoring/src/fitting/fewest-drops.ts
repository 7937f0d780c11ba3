import type { CvContent } from "@terzi/contracts/cv";
import { jsonBytes } from "@terzi/contracts/json-bytes";
import { CV_MAX_BYTES } from "@terzi/contracts/limits";
import { type Drop, withoutDrops } from "./fit-drops.ts";

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
