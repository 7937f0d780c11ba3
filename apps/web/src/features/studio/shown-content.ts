import type { CvContent } from "@terzi/contracts/cv";
import type { Place } from "@terzi/contracts/place";
import { valueAt, withValue } from "./content-tree.ts";
import { lineKind } from "./line-kind.ts";

/** A line that is being typed in, and what it said when that began. */
export type EditedLine = { at: Place; text: string };

/** Stands on the page where nothing would, while that line is typed in. */
const STAND_IN = "…";

/**
 * What the page is laid out from while a line of it is typed in: the line itself says what is typed, so here it stays as
 * it was; a blank one has its place all the same, and prose is one stretch, whatever breaks are typed into it.
 */
export function shownContent(content: CvContent, editing: EditedLine | null): CvContent {
  if (editing === null || typeof valueAt(content, editing.at) !== "string") return content;
  const isShort = lineKind(editing.at) !== "prose" && editing.text.trim() !== "";
  return withValue(content, editing.at, isShort ? editing.text : STAND_IN);
}
