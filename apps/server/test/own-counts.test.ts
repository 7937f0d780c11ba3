import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { openOwnCounts } from "../src/own-counts.ts";

it("gives each key its points, says how long the others have to wait, and forgets who left", async () => {
  const counts = openOwnCounts({ points: 2, seconds: 0.2 });
  expect([counts.take("ada"), counts.take("ada"), counts.take("bob")]).toEqual([0, 0, 0]);
  const waitMs = counts.take("ada");
  expect(waitMs).toBeGreaterThan(0);
  expect(waitMs).toBeLessThanOrEqual(200);
  // Who goes on asking waits no longer for it.
  await sleep(60);
  expect(counts.take("ada")).toBeLessThan(waitMs - 30);
  await sleep(waitMs - 40);
  expect([counts.take("ada"), counts.take("ada")]).toEqual([0, 0]);
  counts.giveBack("ada");
  expect(counts.take("ada")).toBe(0);
  expect(counts.take("ada")).toBeGreaterThan(0);
  await sleep(450);
  expect(counts.take("carol")).toBe(0);
  expect(counts.size()).toBe(1);
});
