import { useEffect, useRef, useState } from "react";

/** `kept`: nothing was changed on this screen. `waiting`: the browser has more than the server. */
export type SaveState =
  | { status: "kept" | "saving" | "waiting" | "failed" }
  | { status: "saved"; savedAt: string };

/** So long after the last change it is saved; so long after a failure it is tried again. */
const PAUSE_MS = 700;
const AGAIN_MS = 8_000;

type Task<T> = {
  value: T;
  /** Whether the server has the value that the screen began with. */
  isSaved: boolean;
  /** Saves, and says when that was; null where saving must wait for the person's word. Throws when it failed. */
  save: (value: T) => Promise<string | null>;
};

/** Saves what changed a moment after it did: one save at a time, of the latest state, until the server has it. */
export function useAutosave<T>({ value, isSaved, save }: Task<T>) {
  const [state, setState] = useState<SaveState>({ status: isSaved ? "kept" : "waiting" });
  const [held] = useState(() => ({
    latest: value,
    saved: isSaved ? value : null,
    running: null as Promise<void> | null, // the last save that stands in line
    timer: 0,
  }));
  const saving = useRef(save);
  saving.current = save;
  held.latest = value;

  const schedule = (ms: number) => {
    clearTimeout(held.timer);
    held.timer = window.setTimeout(() => void flush(), ms);
  };
  const run = async () => {
    const sent = held.latest;
    setState({ status: "saving" });
    try {
      const savedAt = await saving.current(sent);
      if (savedAt === null) return setState({ status: "waiting" });
      held.saved = sent;
      setState({ status: "saved", savedAt });
      if (held.latest !== sent) schedule(PAUSE_MS);
    } catch {
      setState({ status: "failed" });
      schedule(AGAIN_MS);
    }
  };
  /** Resolves when all that was changed so far is saved, or could not be. Saves stand in line: two at once would collide. */
  const flush = (): Promise<void> => {
    clearTimeout(held.timer);
    const next = (held.running ?? Promise.resolve()).then(() =>
      held.latest === held.saved ? undefined : run(),
    );
    held.running = next;
    return next;
  };

  useEffect(() => {
    if (value === held.saved) return;
    setState({ status: "waiting" });
    schedule(PAUSE_MS);
  }, [value]);
  // Who leaves the screen takes nothing unsaved along.
  useEffect(() => () => void flush(), []);
  return { state, flush, isSaved: value === held.saved };
}
