import type { Place } from "@terzi/contracts/place";
import { useCallback, useEffect, useReducer, useState } from "react";
import { flushSync } from "react-dom";
import { type Edit, editContent } from "./edit-content.ts";
import { type History, openHistory, type Step, takeStep } from "./history.ts";
import { hideLine, type StudioDoc } from "./studio-doc.ts";

export type Caret = { at: Place; offset: number };

/** The CV on the table: every change is a step that can be undone, and is kept at once. */
export function useStudio(opened: () => StudioDoc, keep: (doc: StudioDoc) => void) {
  const [{ now: doc, past, future }, step] = useReducer(
    (history: History<StudioDoc>, next: Step<StudioDoc>) => takeStep(history, next),
    undefined,
    () => openHistory(opened()),
  );
  /** The line that is being typed in. */
  const [editing, setEditing] = useState<Place | null>(null);
  useEffect(() => keep(doc), [doc]);

  const change = useCallback((make: (now: StudioDoc) => StudioDoc) => step({ type: "change", make }), []);
  const write = useCallback(
    (at: Place, text: string) =>
      step({
        type: "change",
        make: (now) => ({ ...now, content: editContent(now.content, { type: "write", at, text }).content }),
        typing: { at, time: Date.now() },
      }),
    [],
  );
  /** The page shows the edit when this returns, so that the caret can be put into a line that it made. */
  const edit = (made: Edit, isTyping: boolean): Caret | null => {
    const { caret = null } = editContent(doc.content, made);
    flushSync(() => {
      if (isTyping) setEditing(caret?.at ?? null);
      change((now) =>
        made.type === "remove"
          ? hideLine(now, made.at)
          : { ...now, content: editContent(now.content, made).content },
      );
    });
    return caret;
  };

  return {
    doc,
    editing,
    setEditing,
    change,
    write,
    edit,
    undo: past.length ? () => step({ type: "undo" }) : undefined,
    redo: future.length ? () => step({ type: "redo" }) : undefined,
  };
}

export type Studio = ReturnType<typeof useStudio>;
