import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keepCounting } from "../src/features/landing/keep-counting.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A landing page that shows 100, with this server and these random numbers; the last one stays. */
function openLanding({
  increment,
  randoms = [0],
}: {
  increment: () => Promise<{ count: number }>;
  randoms?: number[];
}) {
  const page = { shown: 100, askCount: 0 };
  const left = [...randoms];
  const stop = keepCounting({
    increment: () => {
      page.askCount++;
      return increment();
    },
    show: (next) => {
      page.shown = next(page.shown);
    },
    random: () => (left.length > 1 ? left.shift() : left[0]) ?? 0,
  });
  return { page, stop };
}

describe("the counter of the landing page", () => {
  test.each([
    [0, 30_000],
    [0.5, 55_000],
    [1, 80_000],
  ])("asks after a pause of 30 to 80 s: with %d after %d ms", async (random, pauseMs) => {
    const { page } = openLanding({ increment: async () => ({ count: 101 }), randoms: [random] });
    await vi.advanceTimersByTimeAsync(pauseMs - 1);
    expect(page.askCount).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(page).toEqual({ shown: 101, askCount: 1 });
  });

  test("pauses anew each time", async () => {
    const { page } = openLanding({ increment: async () => ({ count: 101 }), randoms: [0, 1] });
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.advanceTimersByTimeAsync(79_999);
    expect(page.askCount).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.askCount).toBe(2);
  });

  test("goes on when the server answers with the count that is shown", async () => {
    const { page } = openLanding({ increment: async () => ({ count: 100 }) });
    await vi.advanceTimersByTimeAsync(90_000);
    expect(page).toEqual({ shown: 100, askCount: 3 });
  });

  test("counts on by itself when the server can't count", async () => {
    const { page } = openLanding({ increment: () => Promise.reject(new Error("no connection")) });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page).toEqual({ shown: 102, askCount: 2 });
  });

  test("ends with the page, also while the server is asked", async () => {
    let answer = (_count: { count: number }) => {};
    const { page, stop } = openLanding({
      increment: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await vi.advanceTimersByTimeAsync(30_000);
    stop();
    answer({ count: 105 });
    await vi.advanceTimersByTimeAsync(90_000);
    expect(page).toEqual({ shown: 100, askCount: 1 });
  });
});
