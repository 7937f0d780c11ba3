/**
 * Scrolls a mark to the middle of the document's own pane. The page itself doesn't scroll, which would move it under
 * the pointer.
 */
export function scrollPaneTo(mark: HTMLElement | null): void {
  const pane = mark?.closest<HTMLElement>("[data-pane]");
  if (!mark || !pane) return;
  const [own, around] = [mark.getBoundingClientRect(), pane.getBoundingClientRect()];
  const isSeen = own.top >= around.top && own.bottom <= around.bottom;
  const top = pane.scrollTop + own.top - around.top - (pane.clientHeight - own.height) / 2;
  if (!isSeen) pane.scrollTo({ top, behavior: "smooth" });
}
