import { useWindowEvent } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";

/** `kept`: nothing was changed on this screen. `waiting`: the browser has more than the server. */
export type SaveState =
  | { status: "kept" | "saving" | "waiting" | "failed" }
  | { status: "saved"; savedAt: string };

/** How long after the last change it is saved, and after a failure retried. */
const PAUSE_MS = 700;
const AGAIN_MS = 8_000;

type Task<T> = {
  value: T;
  /** Whether the server has the value that the screen began with. */
  isSaved: boolean;
  /** Saves, and says when that was; null when saving must wait for the person. Throws on failure. */
  save: (value: T) => Promise<string | null>;
};

/** Saves changes after a moment: one save at a time, always of the latest state, until the server has it. */
export function useAutosave<T>({ value, isSaved, save }: Task<T>) {
  const [state, setState] = useState<SaveState>({ status: isSaved ? "kept" : "waiting" });
  const [held] = useState(() => ({
    latest: value,
    saved: isSaved ? value : null,
    /** What is said while the server has everything. */
    settled: { status: "kept" } as SaveState,
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
    // Until it answers, nobody knows what the server has.
    held.saved = null;
    setState({ status: "saving" });
    try {
      const savedAt = await saving.current(sent);
      if (savedAt === null) return setState({ status: "waiting" });
      held.saved = sent;
      held.settled = { status: "saved", savedAt };
      setState(held.settled);
      if (held.latest !== sent) schedule(PAUSE_MS);
    } catch {
      setState({ status: "failed" });
      schedule(AGAIN_MS);
    }
  };
  /** Resolves when everything changed so far is saved, or couldn't be. Saves are queued: two at once would collide. */
  const flush = (): Promise<void> => {
    clearTimeout(held.timer);
    const next = (held.running ?? Promise.resolve()).then(() =>
      held.latest === held.saved ? undefined : run(),
    );
    held.running = next;
    return next;
  };

  useEffect(() => {
    // Undone before it was sent.
    if (value === held.saved) return setState(held.settled);
    setState({ status: "waiting" });
    schedule(PAUSE_MS);
  }, [value]);
  useWindowEvent("online", () => void flush());
  // Nothing unsaved is lost when the screen is left.
  useEffect(() => () => void flush(), []);
  return { state, flush };
}
