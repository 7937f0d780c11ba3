import { type PointerEvent, useRef, useState } from "react";

const SWIPE_PX = 50;

/**
 * Follows a pointer to the right: how far, in pixels. Let go past 50 px is a swipe; let go before it, or taken away by
 * the system (a scroll, a call), it goes back to 0.
 */
export function useSwipeRight(onSwiped: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const goBack = () => {
    start.current = null;
    setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.target instanceof Element && event.target.closest("button")) return;
        start.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current !== null) setOffset(Math.max(0, event.clientX - start.current));
      },
      onPointerUp: (event: PointerEvent) => {
        // Of a quick swipe, the last moves aren't drawn yet: `offset` may lie behind.
        if (start.current !== null && event.clientX - start.current > SWIPE_PX) onSwiped();
        goBack();
      },
      onPointerCancel: goBack,
    },
  };
}
