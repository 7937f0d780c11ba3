import type { CvContent } from "@terzi/contracts/cv";
import { type Place, stepsTo } from "@terzi/contracts/place";

/** What stands in a content at a place; of a sentence's place, the whole text. */
export const follow = (content: CvContent, place: Place): unknown =>
  stepsTo(place).reduce<unknown>(
    (node, step) => (typeof node === "object" && node !== null ? Reflect.get(node, step) : undefined),
    content,
  );
