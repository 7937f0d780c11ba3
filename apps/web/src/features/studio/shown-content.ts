import type { CvContent } from "@terzi/contracts/cv";
import type { Place } from "@terzi/contracts/place";
import { valueAt, withValue } from "./content-tree.ts";
import { lineKind } from "./line-kind.ts";

/** A line being typed in, and its text when that began. */
export type EditedLine = { at: Place; text: string };

/** On the page where there would be nothing, while that line is typed in. */
const STAND_IN = "…";

/**
 * What the page is laid out from while a line is typed in: the line itself shows the typing, so here it stays as it
 * was. A blank one still has its place, and prose is one stretch, whatever breaks are typed into it.
 */
export function shownContent(content: CvContent, editing: EditedLine | null): CvContent {
  if (editing === null || typeof valueAt(content, editing.at) !== "string") return content;
  const isShort = lineKind(editing.at) !== "prose" && editing.text.trim() !== "";
  return withValue(content, editing.at, isShort ? editing.text : STAND_IN);
}
