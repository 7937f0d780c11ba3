/** A finger that rests this long wants to move what is below it; one that moves earlier wants to scroll. */
const PRESS_MS = 420;
const SLACK = 10;

export type Lift = (line: HTMLElement, pointerId: number) => void;

/** Tells when a finger rests on a line of the page. Answers how to stop watching. */
export function watchLongPress(page: Document, onLift: Lift): () => void {
  let timer = 0;
  let begun = { x: 0, y: 0 };
  let isLifted = false;
  const stop = new AbortController();
  const { signal } = stop;
  const forget = () => clearTimeout(timer);
  const root = page.documentElement;
  page.addEventListener(
    "pointerdown",
    (event) => {
      isLifted = false;
      forget();
      root.toggleAttribute("data-on-touch", event.pointerType === "touch");
      // Safe: events of a document come from its nodes; those of a frame are no instances of this window's classes.
      const line = (event.target as Element | null)?.closest<HTMLElement>("[data-at]");
      if (event.pointerType !== "touch" || !event.isPrimary || !line || line.hasAttribute("contenteditable"))
        return;
      begun = { x: event.clientX, y: event.clientY };
      timer = window.setTimeout(() => {
        isLifted = true;
        navigator.vibrate?.(12);
        onLift(line, event.pointerId);
      }, PRESS_MS);
    },
    { signal },
  );
  page.addEventListener(
    "pointermove",
    ({ clientX, clientY }) => Math.hypot(clientX - begun.x, clientY - begun.y) > SLACK && forget(),
    { signal },
  );
  for (const name of ["pointerup", "pointercancel"] as const) page.addEventListener(name, forget, { signal });
  // While something is being moved, the page doesn't scroll, opens no menu, and doesn't take the release for a tap.
  const holdStill = (event: Event) => isLifted && event.cancelable && event.preventDefault();
  page.addEventListener("touchmove", holdStill, { signal, passive: false });
  page.addEventListener("contextmenu", holdStill, { signal });
  page.addEventListener("click", (event) => isLifted && event.stopImmediatePropagation(), {
    signal,
    capture: true,
  });
  return () => {
    forget();
    stop.abort();
  };
}
