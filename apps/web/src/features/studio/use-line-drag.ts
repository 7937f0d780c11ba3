import type { Place } from "@terzi/contracts/place";
import { type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Box, dropEdit, findDrop, listSpots, markOf, type Spot } from "./drop-spots.ts";
import type { Edit } from "./edit-content.ts";
import { followPointer, type Point } from "./follow-pointer.ts";
import type { LineEditing } from "./line-events.ts";
import { movedPlace } from "./moved-place.ts";

/** What is being moved on the page, and the mark where it would land. */
export type Dragged = { moved: Place; mark: Box | null };

type Task = { session: RefObject<LineEditing | null>; onEdit: (edit: Edit) => void };

/** Moving lines and entries of the page by mouse or finger, announced to people who can't see it. */
export function useLineDrag({ session, onEdit }: Task) {
  const { t } = useTranslation("studio");
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [told, tell] = useState("");

  /** `source`: what was pressed, the line itself or a handle next to it. */
  const lift = (at: Place, source: HTMLElement, pointerId: number): void => {
    const page = session.current?.page;
    const moved = movedPlace(at);
    if (!page || !moved) return;
    session.current?.end();
    let spots: Spot[] = [];
    let drop: number | null = null;
    const onMove = (point: Point) => {
      spots = listSpots(page, moved);
      const next = findDrop(spots, pointOn(page, point));
      const isFirst = drop === null;
      if (next === drop) return setDragged({ moved, mark: markOf(spots, next) });
      drop = next;
      setDragged({ moved, mark: markOf(spots, next) });
      const said = { number: numberOf(spots, moved, next), count: spots.length };
      tell(isFirst ? t("drag.lifted", said) : t("drag.over", said));
    };
    const onEnd = (isDropped: boolean) => {
      setDragged(null);
      const edit = isDropped && drop !== null ? dropEdit(spots, moved, drop) : null;
      if (edit) onEdit(edit);
      if (drop === null) return;
      const said = { number: numberOf(spots, moved, drop), count: spots.length };
      tell(edit ? t("drag.dropped", said) : t("drag.cancelled"));
    };
    followPointer(source, pointerId, { onMove, onEnd });
  };

  /** Announces the new position after a move by key. */
  const tellPlace = (now: Place): void => {
    const page = session.current?.page;
    const spots = page ? listSpots(page, now) : [];
    const number = spots.findIndex(({ at }) => at === now) + 1;
    if (number) tell(t("drag.dropped", { number, count: spots.length }));
  };
  return { dragged, told, lift, tellPlace };
}

/** A point of the window in the page's own coordinates. */
function pointOn(page: Document, { x, y }: Point): Point {
  // Safe: what holds a frame is an element of the document above.
  const frame = page.defaultView?.frameElement as HTMLElement | null | undefined;
  if (!frame) return { x, y };
  const box = frame.getBoundingClientRect();
  const zoom = box.width / frame.offsetWidth;
  return { x: (x - box.left) / zoom, y: (y - box.top) / zoom };
}

/** The position it would have there, from 1. */
function numberOf(spots: Spot[], moved: Place, drop: number): number {
  const own = spots.findIndex(({ at }) => at === moved);
  return drop > own ? drop : drop + 1;
}
