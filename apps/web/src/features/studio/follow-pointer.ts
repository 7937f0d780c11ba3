export type Point = { x: number; y: number };

type Track = {
  /** The pointer's position in the window, also when the window scrolls below it. */
  onMove: (point: Point) => void;
  /** Called once, at the end; a pointer that hardly moved drops nothing. */
  onEnd: (isDropped: boolean) => void;
};

/** How far a pointer moves before it drags. */
const SLACK = 4;
/** How close to an edge it scrolls, and how fast at most. The tools above the page stay in sight. */
const EDGE = { top: 130, bottom: 72 };
const SPEED = 16;

/** Follows a pointer pressed on an element, in this window or a frame in it, until it is released or Esc is pressed. */
export function followPointer(source: HTMLElement, pointerId: number, { onMove, onEnd }: Track): void {
  const view = source.ownerDocument.defaultView;
  // Safe: what holds a frame is an element of the document above; it is no instance of the frame's own class.
  const frame = (view?.frameElement ?? null) as HTMLElement | null;
  const scroller = scrollerOf(frame ?? source);
  let begun: Point | null = null;
  let last: Point | null = null;
  let isDragging = false;
  let turn = 0;

  const inWindow = ({ clientX, clientY }: PointerEvent): Point => {
    const box = frame?.getBoundingClientRect();
    if (!frame || !box) return { x: clientX, y: clientY };
    const zoom = box.width / frame.offsetWidth;
    return { x: box.left + clientX * zoom, y: box.top + clientY * zoom };
  };
  const scroll = () => {
    turn = requestAnimationFrame(scroll);
    const by = last ? speedAt(last, scroller) : 0;
    if (!by || !last) return;
    scroller.scrollBy({ top: by, behavior: "instant" });
    onMove(last);
  };
  const move = (event: PointerEvent) => {
    last = inWindow(event);
    begun ??= last;
    if (!isDragging && Math.hypot(last.x - begun.x, last.y - begun.y) < SLACK) return;
    if (!isDragging) turn = requestAnimationFrame(scroll);
    isDragging = true;
    onMove(last);
  };
  const end = (isDropped: boolean) => {
    stop.abort();
    cancelAnimationFrame(turn);
    onEnd(isDropped && isDragging);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  };
  const stop = new AbortController();
  const { signal } = stop;
  source.addEventListener("pointermove", move, { signal });
  const drop = (event: PointerEvent) => {
    // A quick finger is released before its last moves are reported.
    move(event);
    end(true);
  };
  source.addEventListener("pointerup", drop, { signal });
  source.addEventListener("pointercancel", () => end(false), { signal });
  for (const one of new Set([window, view]))
    one?.addEventListener("keydown", onKey, { signal, capture: true });
  source.setPointerCapture(pointerId);
}

/** The scrolling ancestor of an element: a part of the screen, or all of it. */
function scrollerOf(element: HTMLElement): Element {
  for (let one = element.parentElement; one; one = one.parentElement)
    if (one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY))
      return one;
  return document.documentElement;
}

function speedAt({ y }: Point, scroller: Element): number {
  const isAll = scroller === document.documentElement;
  const box = scroller.getBoundingClientRect();
  const [top, bottom] = isAll ? [EDGE.top, innerHeight - EDGE.bottom] : [box.top + 32, box.bottom - 32];
  const beyond = y < top ? y - top : y > bottom ? y - bottom : 0;
  return Math.max(-SPEED, Math.min(SPEED, beyond / 4));
}
