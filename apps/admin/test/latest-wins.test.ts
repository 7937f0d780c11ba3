import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createLatestWins } from "../src/features/settings/latest-wins.ts";

/** A store whose first writes are the slowest: sent at once, later ones would overtake them. */
function openSlowStore({ failing = new Set<string>() } = {}) {
  const stored: string[] = [];
  let underWay = 0;
  let mostAtOnce = 0;
  let delayMs = 20;
  return {
    stored,
    mostAtOnce: () => mostAtOnce,
    async store(value: string) {
      underWay += 1;
      mostAtOnce = Math.max(mostAtOnce, underWay);
      delayMs = Math.max(1, delayMs - 6);
      await sleep(delayMs);
      underWay -= 1;
      if (failing.has(value)) throw new Error(`${value} was not stored`);
      stored.push(value);
    },
  };
}

async function typeAll(slow: ReturnType<typeof openSlowStore>, values: string[], pauseMs: number) {
  const outcomes: unknown[] = [];
  let settle = () => {};
  const queue = createLatestWins({
    store: slow.store,
    onSettled(error) {
      outcomes.push(error);
      settle();
    },
  });
  for (const value of values) {
    queue.push(value);
    if (pauseMs > 0) await sleep(pauseMs);
  }
  if (queue.isBusy()) await new Promise<void>((done) => (settle = done));
  return { outcomes, isBusy: queue.isBusy() };
}

describe("a value stored with every keystroke", () => {
  test.each([0, 3, 12])("ends as the last keystroke, with %i ms between two", async (pauseMs) => {
    const slow = openSlowStore();
    await typeAll(slow, ["1", "12", "123", "12", "125"], pauseMs);
    expect(slow.stored.at(-1)).toBe("125");
    expect(slow.mostAtOnce()).toBe(1);
  });

  test("goes at once, and skips what was typed over before its turn came", async () => {
    const slow = openSlowStore();
    await typeAll(slow, ["1", "12", "123"], 0);
    expect(slow.stored).toEqual(["1", "123"]);
  });

  test("is told of once, when the last one is stored", async () => {
    const { outcomes, isBusy } = await typeAll(openSlowStore(), ["1", "12", "123"], 0);
    expect(outcomes).toEqual([null]);
    expect(isBusy).toBe(false);
  });

  test("is a failure only when the last one fails", async () => {
    const first = await typeAll(openSlowStore({ failing: new Set(["1"]) }), ["1", "12"], 0);
    expect(first.outcomes).toEqual([null]);
    const last = await typeAll(openSlowStore({ failing: new Set(["12"]) }), ["1", "12"], 0);
    expect(last.outcomes).toEqual([new Error("12 was not stored")]);
  });

  test("is stored again after a failure", async () => {
    const slow = openSlowStore({ failing: new Set(["12"]) });
    await typeAll(slow, ["12", "123"], 40);
    expect(slow.stored).toEqual(["123"]);
  });
});
