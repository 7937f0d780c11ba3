import { useRef, useState } from "react";
import { followPointer } from "./follow-pointer.ts";

type Dragged = { from: number; to: number };

/** Moving rows of a list by mouse or finger. `to`: the row to move before, counted before the move. */
export function useRowDrag(onDrop: (dragged: Dragged) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const lift = (from: number, source: HTMLElement, pointerId: number): void => {
    let latest: Dragged | null = null;
    followPointer(source, pointerId, {
      onMove: ({ y }) => {
        const rows = [...(list.current?.querySelectorAll("[data-row]") ?? [])];
        const to = rows.filter((row) => {
          const { top, height } = row.getBoundingClientRect();
          return top + height / 2 < y;
        }).length;
        latest = { from, to };
        setDragged(latest);
      },
      onEnd: (isDropped) => {
        setDragged(null);
        if (isDropped && latest && latest.to !== from && latest.to !== from + 1) onDrop(latest);
      },
    });
  };
  return { list, dragged, lift };
}
