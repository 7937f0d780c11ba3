import type { CvContent } from "@terzi/contracts/cv";
import type { Place } from "@terzi/contracts/place";
import { textAt, valueAt, withValue } from "./content-tree.ts";
import { lineKind } from "./line-kind.ts";

/** Stands on the page where nothing would, while that line is typed in. */
const STAND_IN = "…";

/**
 * What the page shows of a content while a line of it is typed in: a blank line has its place all the same, and prose
 * is one stretch, whatever breaks and bullets are typed into it.
 */
export function shownContent(content: CvContent, editing: Place | null): CvContent {
  if (editing === null || typeof valueAt(content, editing) !== "string") return content;
  const isShort = lineKind(editing) !== "prose" && textAt(content, editing).trim() !== "";
  return isShort ? content : withValue(content, editing, STAND_IN);
}
