import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stayReady } from "../src/work/stay-ready.ts";

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] }));
afterEach(() => void vi.useRealTimers());

it("is warmed again and again while people are around, and no longer", async () => {
  const warm = vi.fn(async () => {});
  const ready = stayReady(warm);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(warm).not.toHaveBeenCalled();
  ready.see();
  expect(warm).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(warm).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(9 * MINUTE_MS);
  const all = warm.mock.calls.length;
  expect(all).toBeLessThan(17);
  await vi.advanceTimersByTimeAsync(9 * MINUTE_MS);
  expect(warm).toHaveBeenCalledTimes(all);
  ready.stop();
});

it("is warm by what is done with it, and is warmed before it has idled long", async () => {
  const warm = vi.fn(async () => {});
  const ready = stayReady(warm);
  ready.see();
  for (let second = 0; second < 60; second++) {
    ready.use();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(warm).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(warm).toHaveBeenCalledTimes(2);
  ready.stop();
});
