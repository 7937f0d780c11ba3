import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { CvOrder } from "@terzi/contracts/cv";
import { TooBusy } from "@terzi/documents/fair-queue";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { JobGivenUp, openWorkers, THREADS, type Workers } from "../src/work/open-workers.ts";
import { limitTime } from "../src/work/limit-time.ts";
import { watchMemory } from "../src/work/watch-memory.ts";
import { buildOrder, buildProfile } from "./builders.ts";
import { pageOf } from "./hostile-pdf.ts";

const log = { debug() {}, info() {}, warn() {}, error() {} };
let workers: Workers;
beforeAll(async () => {
  workers = openWorkers({ log });
  await workers.run("warmUp", undefined);
});
afterAll(() => workers.close());

const task = (profile = buildProfile()) => ({
  order: CvOrder.parse(buildOrder()),
  profile,
  writer: { kind: "local" as const },
  today: "2026-11-21",
  readerLanguage: "en" as const,
});

/** A draft that keeps a thread for seconds. */
const longTask = () =>
  task(
    buildProfile({
      experiences: Array.from({ length: 300 }, (_, at) => ({
        company: `Company ${at}`,
        position: "Engineer",
        responsibilities: Array.from(
          { length: 8 },
          (_, point) => `Led the ${at} audits of ${point} suppliers in Izmir`,
        ),
      })),
    }),
  );

describe("work in threads", () => {
  it("gives what the job gives, and tells its steps", async () => {
    const steps: string[] = [];
    const draft = await workers.run("draftCv", task(), { onStep: (step) => steps.push(step) });
    expect(draft.match.matches.length).toBeGreaterThan(0);
    expect(steps).toEqual(["reading", "matching", "writing", "checking"]);
  });

  it("tells its last steps too, however busy whoever asked is", async () => {
    const busyness = setInterval(() => {
      for (const end = performance.now() + 10; performance.now() < end; );
    }, 1);
    const ask = async () => {
      const steps: string[] = [];
      await workers.run("draftCv", task(), { onStep: (step) => steps.push(step) });
      return steps.at(-1);
    };
    const last: (string | undefined)[] = [];
    for (let round = 0; round < 5; round++) last.push(await ask());
    clearInterval(busyness);
    expect(last).toEqual(Array(5).fill("checking"));
  });

  it("leaves the thread that answers people free", async () => {
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const started = performance.now();
    await workers.run("draftCv", longTask());
    clearInterval(timer);
    expect(longest).toBeLessThan((performance.now() - started) / 4);
  });

  it("says why a file can't be read, in the words of who reads it", async () => {
    const refusal = workers.run("readCvFile", new TextEncoder().encode("\0no CV"));
    await expect(refusal).rejects.toMatchObject({ name: "UnreadableCv", reason: "unsupported" });
  });

  it("ends a job that takes too long, and goes on with the next", async () => {
    const impatient = openWorkers({ log, jobMs: 300 });
    await expect(impatient.run("draftCv", longTask())).rejects.toBeInstanceOf(JobGivenUp);
    const { profile } = longTask();
    await expect(impatient.run("findOutdated", { cvs: [], profile })).resolves.toEqual([]);
    await impatient.close();
  });

  it("ends the reading of a file that was made to take for ever sooner than other work", {
    tags: "long",
  }, async () => {
    const begun = process.cpuUsage();
    const bomb = pageOf(Buffer.from("q ".repeat(100_000)));
    await expect(workers.run("readCvFile", bomb)).rejects.toBeInstanceOf(JobGivenUp);
    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 1_000_000).toBeLessThan(20);
  });

  it("limits the time that a thread computes, and gives one that hardly does four times as long", async () => {
    const endOf = async (code: string) => {
      const thread = new Worker(code, { eval: true });
      await once(thread, "online");
      const begun = performance.now();
      await new Promise<void>((end) => limitTime(thread, 400, end));
      const passed = performance.now() - begun;
      const { user, system } = await thread.cpuUsage();
      await thread.terminate();
      return { passed, computed: (user + system) / 1_000 };
    };
    expect((await endOf("setInterval(() => {}, 1000)")).passed).toBeGreaterThanOrEqual(1_600);
    const busy = await endOf("for (;;);");
    expect(busy.computed).toBeLessThan(1_200);
    // Where the machine has hardly any time for it, its patience ends first.
    expect(busy.computed >= 400 || busy.passed >= 1_600).toBe(true);
  });

  it("ends a thread that holds too much memory outside its heap", async () => {
    const hoard = "const kept = []; setInterval(() => kept.push(Buffer.alloc(10_000_000, 1)), 10);";
    const thread = new Worker(hoard, { eval: true });
    const stop = watchMemory({ threads: [thread] }, 100).start();
    await once(thread, "exit");
    stop();
  });

  it("ends the job of somebody who leaves", async () => {
    const leaving = new AbortController();
    const job = workers.run("draftCv", longTask(), {
      signal: leaving.signal,
      onStep: () => leaving.abort(new Error("left")),
    });
    await expect(job).rejects.toThrow("left");
    expect(workers.counts()).toEqual({ running: 0, waiting: 0 });
  });

  it("lets others in between the many jobs of one person", { tags: "long" }, async () => {
    const people = ["ada", "can", "efe", "nil"].slice(0, THREADS);
    const begun: string[] = [];
    const draft = (whose: string) => {
      let hasBegun = false;
      const onStep = () => {
        if (!hasBegun) begun.push(whose);
        hasBegun = true;
      };
      return workers.run("draftCv", task(), { whose, onStep });
    };
    // All threads have loaded the engine: a job that had to wait for that would begin late in any order.
    for (let round = 0; round < 3; round++) await Promise.all(people.map(draft));
    begun.length = 0;
    await Promise.all([...Array(6).fill("ada"), "can"].map(draft));
    expect(begun.filter((whose) => whose === "ada")).toHaveLength(6);
    expect(begun.indexOf("can")).toBeLessThan(4);
  });

  it("refuses what nobody could wait for", { tags: "long" }, async () => {
    const jobs = Array.from({ length: 20 }, () => workers.run("warmUp", undefined, { whose: "ada" }));
    const results = await Promise.allSettled(jobs);
    const refused = results.filter((one) => one.status === "rejected" && one.reason instanceof TooBusy);
    expect(refused.length).toBeGreaterThan(0);
    expect(results.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(8);
  });
});
