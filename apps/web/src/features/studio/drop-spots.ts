import { entryPlace, type Place, readPlace } from "@terzi/contracts/place";
import { itemOf } from "./content-tree.ts";
import { type Edit, listsBeside } from "./edit-content.ts";

export type Box = { left: number; top: number; width: number; height: number };
/** One of the things that trade places, from its top to its bottom; page gaps may be inside. */
export type Spot = { at: Place; begins: Box; ends: Box; isInline: boolean };

/** The lines of a page that a line can move among, or the entries of its section, in printed order. */
export function listSpots(page: Document, moved: Place): Spot[] {
  const own = itemOf(moved);
  if (!own) return [];
  const lines = [...page.querySelectorAll<HTMLElement>("[data-at]")];
  /** An entry isn't a line: it is as tall as all of its lines. */
  const isLine = lines.some((line) => line.dataset.at === moved);
  const lists = isLine ? listsBeside(own.list) : [own.list];
  const found = new Map<Place, HTMLElement>();
  for (const line of lines) {
    const written = readPlace(line.dataset.at);
    if (written === null) continue;
    const at = isLine ? written : entryPlace(written);
    if (lists.includes(itemOf(at)?.list ?? "") && !found.has(at))
      found.set(at, (isLine ? null : line.closest<HTMLElement>("article")) ?? line);
  }
  // Custom sections share a list: each keeps its entries.
  const section = found.get(moved)?.closest("section");
  return [...found].flatMap(([at, element]) => {
    const boxes = [...element.getClientRects()];
    const [begins, ends] = [boxes[0], boxes.at(-1)];
    const isInline = element.parentElement?.closest(".items") != null;
    return begins && ends && element.closest("section") === section ? [{ at, begins, ends, isInline }] : [];
  });
}

/** The index of the spot that a point of the page lies before; their number where it lies after them all. */
export const findDrop = (spots: Spot[], { x, y }: { x: number; y: number }): number =>
  spots.filter(({ begins, ends, isInline }) =>
    isInline
      ? ends.top + ends.height < y || (begins.top <= y && (begins.left + ends.left + ends.width) / 2 < x)
      : (begins.top + ends.top + ends.height) / 2 < y,
  ).length;

/** The thickness of a mark, and how close two things must be for it to be drawn between them. */
const THICK = 3;
const NEAR = 60;

/** Where the drop mark is drawn. */
export function markOf(spots: Spot[], drop: number): Box | null {
  const [before, after] = [spots[drop - 1]?.ends, spots[drop]?.begins];
  const box = after ?? before;
  if (!box) return null;
  if (spots[0]?.isInline) {
    const left = after ? after.left - 4 : box.left + box.width + 1;
    return { left, top: box.top, width: THICK, height: box.height };
  }
  const left = Math.min(...spots.map(({ begins }) => begins.left));
  const right = Math.max(...spots.map(({ begins }) => begins.left + begins.width));
  const gap = before && after ? after.top - before.top - before.height : Number.POSITIVE_INFINITY;
  const top = gap < NEAR ? box.top - gap / 2 : after ? after.top - 4 : box.top + box.height + 2;
  return { left, top: top - THICK / 2, width: right - left, height: THICK };
}

/** The edit that moves it there; null where it already is. */
export function dropEdit(spots: Spot[], moved: Place, drop: number): Edit | null {
  const own = spots.findIndex(({ at }) => at === moved);
  if (own < 0 || drop === own || drop === own + 1) return null;
  const [before, after] = [spots[drop - 1], spots[drop]].map((spot) => spot && itemOf(spot.at));
  const staysInList = before?.list === itemOf(moved)?.list;
  if (before && (staysInList || !after))
    return { type: "place", at: moved, list: before.list, position: before.position + 1 };
  return after ? { type: "place", at: moved, list: after.list, position: after.position } : null;
}
