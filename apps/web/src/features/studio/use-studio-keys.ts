import { useWindowEvent } from "@mantine/hooks";
import type { RefObject } from "react";
import type { OfferTurns } from "./use-offer-keys.ts";
import type { Studio } from "./use-studio.ts";

export type Parts = { left: RefObject<HTMLElement | null>; right: RefObject<HTMLElement | null> };

type Task = {
  studio: Studio;
  turns: OfferTurns;
  parts: Parts;
  toPage: () => void;
  /** Closes what is open below a line; false where nothing is. */
  onEscape: () => boolean;
};

/**
 * The keys that mean the same in the whole studio; the answer says whether this was one. They also come from the
 * page.
 */
export function useStudioKeys({ studio, turns, parts, toPage, onEscape }: Task) {
  const onKey = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key !== "z" && key !== "y") return false;
      if (key === "y" || event.shiftKey) studio.redo();
      else studio.undo();
      return true;
    }
    if (key === "escape") return onEscape();
    return !event.altKey && turns.onLetter(key);
  };
  /** From sections to page to match and around; where the two are sheets, to the page. */
  const nextPart = (from: "left" | "page" | "right"): void => {
    const next = from === "page" ? parts.right.current : from === "right" ? parts.left.current : null;
    if (next) next.focus();
    else toPage();
  };
  useWindowEvent("keydown", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.key === "F6") {
      const isIn = (part: RefObject<HTMLElement | null>) => part.current?.contains(target) ?? false;
      event.preventDefault();
      return nextPart(isIn(parts.left) ? "left" : isIn(parts.right) ? "right" : "page");
    }
    // Keys in a field or a dialog belong to it.
    if (target?.closest("input, textarea, [contenteditable], [role=dialog], [role=menu]")) return;
    if (onKey(event)) event.preventDefault();
  });
  return (event: KeyboardEvent): boolean => {
    if (event.key !== "F6") return onKey(event);
    nextPart("page");
    return true;
  };
}
