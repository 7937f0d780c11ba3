import { expect, test } from "vitest";
import { openFairQueue, type QueueLimits, TooBusy } from "../src/fair-queue.ts";

const limits: QueueLimits = {
  atOnce: 1,
  atOncePerPerson: 1,
  waiting: 100,
  waitingPerPerson: 100,
  waitMs: 60_000,
};

/** A queue in which every piece of work lasts until it is let go, and what has begun is written down. */
function openWatched(changes: Partial<QueueLimits> = {}) {
  const queue = openFairQueue({ ...limits, ...changes });
  const begun: string[] = [];
  const open: (() => void)[] = [];
  return {
    queue,
    begun,
    ask: (whose: string, turn = {}) =>
      queue.run(
        () => {
          begun.push(whose);
          return new Promise<void>((resolve) => open.push(resolve));
        },
        { whose, ...turn },
      ),
    /** Lets the oldest running piece end, and what follows begin. */
    async endOne() {
      await new Promise((resolve) => setImmediate(resolve));
      open.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test("turns go round between people, however much one of them asks for", async () => {
  const { begun, ask, endOne } = openWatched();
  const all = [..."aaaabbc"].map((whose) => ask(whose));
  for (let turn = 0; turn < 7; turn++) await endOne();
  await Promise.all(all);
  expect(begun.join("")).toBe("abcabaa");
});

test("more than always may run only while there is room for them", async () => {
  let isThere = true;
  const room = { always: 2, isThere: () => isThere };
  const { queue, ask, endOne } = openWatched({ atOnce: 3, room });
  const all = [..."abcde"].map((whose) => ask(whose));
  await new Promise((resolve) => setImmediate(resolve));
  expect(queue.counts()).toEqual({ running: 3, waiting: 2 });
  isThere = false;
  await endOne();
  expect(queue.counts()).toEqual({ running: 2, waiting: 2 });
  await endOne();
  expect(queue.counts()).toEqual({ running: 2, waiting: 1 });
  isThere = true;
  for (let turn = 0; turn < 3; turn++) await endOne();
  await Promise.all(all);
});

test("nobody has more turns at once than their share", async () => {
  const { queue, begun, ask, endOne } = openWatched({ atOnce: 3, atOncePerPerson: 2 });
  const all = [..."aaaa"].map((whose) => ask(whose));
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(["a", "a"]);
  expect(queue.counts()).toEqual({ running: 2, waiting: 2 });
  all.push(ask("b"));
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(["a", "a", "b"]);
  for (let turn = 0; turn < 5; turn++) await endOne();
  await Promise.all(all);
  expect(queue.counts()).toEqual({ running: 0, waiting: 0 });
});

test("what ends something begun comes before what only begins", async () => {
  const { begun, ask, endOne } = openWatched();
  const all = [..."aabc"].map((whose) => ask(whose));
  all.push(ask("a", { isRest: true }), ask("c", { isRest: true }));
  for (let turn = 0; turn < 6; turn++) await endOne();
  await Promise.all(all);
  expect(begun.join("")).toBe("acabca");
});

test("who waits is told how many turns come first, and the number is kept", async () => {
  const { begun, ask, endOne } = openWatched();
  const told: number[] = [];
  const all = [..."aab"].map((whose) => ask(whose));
  all.push(ask("c", { onWaiting: (ahead: number) => told.push(ahead) }));
  expect(told).toEqual([1]);
  await endOne();
  expect(told).toEqual([1, 0]);
  const before = begun.length;
  await endOne();
  expect(begun.slice(before)).toEqual(["c"]);
  await endOne();
  await endOne();
  await Promise.all(all);
});

test("who leaves is out of the line, and those behind move up", async () => {
  const { begun, ask, endOne } = openWatched();
  const leaving = new AbortController();
  const told: number[] = [];
  const first = ask("a");
  const left = ask("b", { signal: leaving.signal });
  const last = ask("c", { onWaiting: (ahead: number) => told.push(ahead) });
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  await endOne();
  await endOne();
  await Promise.all([first, last]);
  expect(begun).toEqual(["a", "c"]);
  expect(told).toEqual([1, 0]);
});

test("more than may wait is refused at once, and it is said whose work it is", async () => {
  const { ask, endOne } = openWatched({ waiting: 3, waitingPerPerson: 2 });
  const all = [..."aaab"].map((whose) => ask(whose));
  await expect(ask("a")).rejects.toMatchObject({ name: "TooBusy", isOwn: true });
  await expect(ask("c")).rejects.toMatchObject({ name: "TooBusy", isOwn: false });
  for (let turn = 0; turn < 4; turn++) await endOne();
  await Promise.all(all);
  await Promise.all([ask("c"), endOne()]);
});

test("a turn that doesn't come in time is given up", async () => {
  const { ask, endOne } = openWatched({ waitMs: 5 });
  const first = ask("a");
  await expect(ask("b")).rejects.toBeInstanceOf(TooBusy);
  await endOne();
  await first;
});
