import type { Place } from "@terzi/contracts/place";

/** Past, present and undone states. Unlimited: states share everything that didn't change. */
export type History<S> = {
  past: S[];
  now: S;
  future: S[];
  /** Where somebody types, and since when without interruption: what is typed in one go is undone in one. */
  typing: { at: Place; until: number } | null;
};

export type Step<S> =
  | { type: "change"; make: (now: S) => S; typing?: { at: Place; time: number } }
  | { type: "undo" }
  | { type: "redo" };

/** A longer pause begins another go. */
const PAUSE_MS = 1_500;

export const openHistory = <S>(now: S): History<S> => ({ past: [], now, future: [], typing: null });

export function takeStep<S>(history: History<S>, step: Step<S>): History<S> {
  const { past, now, future } = history;
  if (step.type === "undo") {
    const before = past.at(-1);
    if (before === undefined) return history;
    return { past: past.slice(0, -1), now: before, future: [now, ...future], typing: null };
  }
  if (step.type === "redo") {
    const [next, ...later] = future;
    if (next === undefined) return history;
    return { past: [...past, now], now: next, future: later, typing: null };
  }
  const next = step.make(now);
  if (next === now) return history;
  const { typing } = step;
  const goesOn = typing && history.typing?.at === typing.at && typing.time < history.typing.until;
  return {
    past: goesOn ? past : [...past, now],
    now: next,
    future: [],
    typing: typing ? { at: typing.at, until: typing.time + PAUSE_MS } : null,
  };
}
