import { afterAll, beforeAll, expect, test } from "vitest";
import { kills } from "../attack/kills.ts";
import { openTally } from "../attack/tally.ts";
import { openTarget, type Target } from "../attack/target.ts";

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

test("kill -9 amid saves and payments loses no credit and no CV, and makes none", {
  tags: "long",
}, async () => {
  const tally = openTally();
  await kills.run(target, tally, { seed: 1, isQuick: true, dataFolder: "" });
  expect(tally.tried).toBeGreaterThan(10);
  expect(tally.failures).toEqual([]);
});

test("what a killed process was in the midst of is done when it starts again", { tags: "long" }, async () => {
  const held = async () =>
    (await target.db.query("select from graphile_worker.jobs where key = 'held'")).rowCount;
  await target.db.query("begin");
  await target.db.query("select graphile_worker.add_job('rollUpStats', job_key := 'held')");
  await target.db.query(
    "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'this-one' where key = 'held'",
  );
  await target.db.query("commit");
  await target.kill();
  await target.start();
  await expect.poll(held).toBe(0);
});
