import type { Place } from "@terzi/contracts/place";
import { expect, test } from "vitest";
import { type History, openHistory, type Step, takeStep } from "../src/features/studio/history.ts";

const put = (value: string, typing?: { at: Place; time: number }): Step<string> => ({
  type: "change",
  make: () => value,
  ...(typing && { typing }),
});
const run = (...steps: Step<string>[]): History<string> => steps.reduce(takeStep, openHistory("a"));
const undo = { type: "undo" } as const;
const redo = { type: "redo" } as const;

test("every change can be undone to the first, and done again to the last", () => {
  const steps = Array.from({ length: 1_000 }, (_, i) => put(`v${i}`));
  const done = run(...steps);
  const back = steps.reduce((history) => takeStep(history, undo), done);
  expect(back.now).toBe("a");
  expect(takeStep(back, undo)).toBe(back);
  expect(steps.reduce((history) => takeStep(history, redo), back).now).toBe("v999");
});

test("what is typed in one go is undone in one, another place or a pause begins anew", () => {
  const at = (time: number, place: Place = "summary") => ({ at: place, time });
  const typed = run(put("ab", at(0)), put("abc", at(900)), put("abcd", at(1_800)));
  expect(takeStep(typed, undo).now).toBe("a");
  const paused = takeStep(typed, put("abcde", at(9_000)));
  expect(takeStep(paused, undo).now).toBe("abcd");
  const elsewhere = takeStep(typed, put("x", at(1_900, "workExperience.0.position")));
  expect(takeStep(elsewhere, undo).now).toBe("abcd");
});

test("a new change forgets what was undone; one that changes nothing is none", () => {
  const changed = run(put("b"), undo, put("c"));
  expect(takeStep(changed, redo)).toBe(changed);
  expect(run(put("b"), put("b"))).toEqual(run(put("b")));
});
