import type { Place } from "@terzi/contracts/place";
import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { textAt } from "./content-tree.ts";
import { type Edit, editContent } from "./edit-content.ts";
import { type History, type Step, takeStep } from "./history.ts";
import { isSoundStep, keepSteps, reopenHistory, type StepsPlace } from "./kept-steps.ts";
import type { EditedLine } from "./shown-content.ts";
import { hideLine, type StudioDoc } from "./studio-doc.ts";

export type Caret = { at: Place; offset: number };

/** Between two writings of all that can be undone: it is much, and only for another visit. */
const STEPS_PAUSE_MS = 500;

type Opened = {
  /** Where this browser keeps what can be undone. */
  place: StepsPlace;
  open: () => StudioDoc;
  keep: (doc: StudioDoc) => void;
};

/** The CV on the table: every change is a step that can be undone, also after a reload, and is kept at once. */
export function useStudio({ place, open, keep }: Opened) {
  /** The current state, even before it is drawn: the next keystroke continues from here. */
  const [store] = useState(() => {
    const history = reopenHistory(place, open());
    return { history, kept: history.now, steps: history };
  });
  const [drawn, draw] = useState(store.history);
  /** The line being typed in, as it was when that began. */
  const [editing, setEditing] = useState<EditedLine | null>(null);
  const { now: doc } = drawn;
  const keepOnce = (latest: StudioDoc): void => {
    if (store.kept === latest) return;
    store.kept = latest;
    keep(latest);
  };
  useEffect(() => keepOnce(doc), [doc]);
  const keepStepsOnce = (): void => {
    if (store.steps === store.history) return;
    store.steps = store.history;
    keepSteps(place, store.history);
  };
  useEffect(() => {
    const timer = setTimeout(keepStepsOnce, STEPS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [drawn]);
  // The last letters may not be drawn yet. What is already stored isn't stored again: logging out must forget it.
  useEffect(() => {
    const keepNow = () => {
      keepOnce(store.history.now);
      keepStepsOnce();
    };
    addEventListener("pagehide", keepNow);
    return () => removeEventListener("pagehide", keepNow);
  });
  useEffect(() => keepStepsOnce, []);

  const [actions] = useState(() => {
    const step = (next: Step<StudioDoc>): void => {
      store.history = takeStep(withoutUnsound(store.history, next), next);
    };
    const take = (next: Step<StudioDoc>): void => {
      step(next);
      draw(store.history);
    };
    const begin = (at: Place | null): void =>
      setEditing(at === null ? null : { at, text: textAt(store.history.now.content, at) });
    const written = (at: Place, text: string): Step<StudioDoc> => ({
      type: "change",
      make: (now) => ({ ...now, content: editContent(now.content, { type: "write", at, text }).content }),
      typing: { at, time: Date.now() },
    });
    return {
      /** The document as of now. */
      read: () => store.history.now,
      change: (make: (now: StudioDoc) => StudioDoc) => take({ type: "change", make }),
      write: (at: Place, text: string) => take(written(at, text)),
      /** What is typed is already on the page: everything derived from it may come after the next key. */
      writeOnPage: (at: Place, text: string) => {
        step(written(at, text));
        startTransition(() => draw(store.history));
      },
      /** The page shows the edit when this returns, so that the caret can be put into a line it created. */
      edit: (made: Edit, isTyping: boolean): Caret | null => {
        const { caret = null } = editContent(store.history.now.content, made);
        flushSync(() => {
          take({
            type: "change",
            make: (now) =>
              made.type === "remove"
                ? hideLine(now, made.at)
                : { ...now, content: editContent(now.content, made).content },
          });
          if (isTyping) begin(caret?.at ?? null);
        });
        return caret;
      },
      begin,
      undo: () => take({ type: "undo" }),
      redo: () => take({ type: "redo" }),
    };
  });
  return { doc, editing, canUndo: drawn.past.length > 0, canRedo: drawn.future.length > 0, ...actions };
}

/** Without what an undo or redo would lead to, where this app can't show it. */
function withoutUnsound(history: History<StudioDoc>, { type }: Step<StudioDoc>): History<StudioDoc> {
  if (type === "change") return history;
  const state = type === "undo" ? history.past.at(-1) : history.future[0];
  if (!state || isSoundStep(state)) return history;
  return type === "undo" ? { ...history, past: [] } : { ...history, future: [] };
}

export type Studio = ReturnType<typeof useStudio>;
