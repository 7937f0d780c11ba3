/**
 * Whether many people's work keeps others waiting: `node bench/load.ts [--people 64] [--prints 20] [--uploads 10]`,
 * after `pnpm build`. Starts the built product in a process of its own on an embedded PostgreSQL, has everybody generate
 * from a profile of five pages and a posting of 50,000 characters, print and upload at once, and meanwhile asks, in a
 * thread of its own, for /healthz and for others' profiles. The last line says whether the goals are met.
 */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import type { ServerLoad } from "@terzi/contracts/operations";
import { openDb } from "@terzi/db/open-db";
import { cvDocx } from "@terzi/documents/docx";
import { databaseUrl } from "@terzi/journeys/open-database";
import { startProduct } from "@terzi/journeys/product";
import { longPosting } from "@terzi/server/test/long-texts";
import { type Timed, timed, within } from "./load/timed.ts";
import type { Seen, Watched } from "./load/watch-thread.ts";
import { contentOf, insertCv, openPerson, type Person } from "./load/world.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "64" },
    prints: { type: "string", default: "20" },
    uploads: { type: "string", default: "10" },
  },
});
const HEALTH_GOAL_MS = 100;
const READ_GOAL_MS = 300;
/** How much more memory than before may still be held a minute after. */
const MEMORY_GOAL = 1.25;
const READERS = 5;
/** The server tells the event loop's delays of its last whole minute, the first of which holds its own start. */
const MINUTE_MS = 60_000;
/** Threads that nobody needs end after a minute. */
const AFTER_MS = 75_000;

const dataDir = mkdtempSync(join(tmpdir(), "terzi-load-"));
const product = await startProduct({ dataDir, env: { HOST: "127.0.0.1", TRUST_PROXY: "true" } });
const startedAt = performance.now();
const db = openDb({ url: await databaseUrl(dataDir), maxConnections: 4 });
const say = (line: string) => void process.stdout.write(`${line}\n`);

const openPeople = (count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, () => openPerson(db)));

const generate = ({ headers }: Person, number: number): Promise<Timed> =>
  timed(`${product.url}/api/cvs/generate`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ jobPosting: longPosting(number), jobTitle: "Operations Manager" }),
  });

function upload({ headers }: Person, file: Uint8Array<ArrayBuffer>): Promise<Timed> {
  const body = new FormData();
  body.set("cv", new Blob([file]), "cv.docx");
  return timed(`${product.url}/api/career-data/upload-cv`, { method: "POST", headers, body });
}

async function printTimes(name: string, work: Promise<Timed>[]): Promise<number> {
  const all = await Promise.all(work);
  const failed = all.filter(({ status }) => status >= 300);
  const seconds = (share: number) =>
    (
      within(
        all.map(({ ms }) => ms),
        share,
      ) / 1000
    ).toFixed(1);
  const why = failed.length ? ` (${failed[0]?.status})` : "";
  say(
    `${name.padEnd(11)}${all.length} at once: first ${seconds(0)} s, median ${seconds(0.5)} s, last ${seconds(1)} s; ${failed.length} failed${why}`,
  );
  return failed.length;
}

try {
  const [writers, printers, uploaders, readers] = [
    await openPeople(Number(values.people)),
    await openPeople(Number(values.prints)),
    await openPeople(Number(values.uploads)),
    await openPeople(READERS),
  ];
  const admin = await openPerson(db, ["read", "write", "admin"]);
  const cvs = await Promise.all(printers.map((person) => insertCv(db, person)));
  const content = contentOf(admin);
  const file = new Uint8Array(
    await cvDocx(
      { content, template: "modern", language: "en", jobTitle: "Operations Manager" },
      { author: "Bench" },
    ),
  );
  const readLoad = async (): Promise<ServerLoad> =>
    (await fetch(`${product.url}/api/admin/load`, { headers: admin.headers })).json();
  // What a server holds that is in use: one person has had everything done once.
  await generate(admin, 0);
  await timed(`${product.url}/api/cvs/${await insertCv(db, admin)}/download/pdf`, { headers: admin.headers });
  await upload(admin, file);
  await sleep(Math.max(0, startedAt + MINUTE_MS + 5_000 - performance.now()));

  const before = (await readLoad()).memoryMb;
  const most = { memoryMb: before, p99Ms: 0, maxMs: 0 };
  let isWatching = true;
  const watching = (async () => {
    while (isWatching) {
      const { memoryMb, delays } = await readLoad();
      most.memoryMb = Math.max(most.memoryMb, memoryMb);
      most.p99Ms = Math.max(most.p99Ms, delays.p99Ms);
      most.maxMs = Math.max(most.maxMs, delays.maxMs);
      await sleep(1_000);
    }
  })();
  const watched: Watched[] = [
    { name: "health", address: `${product.url}/healthz`, headers: {} },
    ...readers.map(({ headers }) => ({
      name: "reads",
      address: `${product.url}/api/career-data`,
      headers,
    })),
  ];
  const watcher = new Worker(new URL("./load/watch-thread.ts", import.meta.url), { workerData: watched });
  await once(watcher, "message");
  const begun = performance.now();
  const work = {
    generating: writers.map(generate),
    printing: printers.map(({ headers }, n) =>
      timed(`${product.url}/api/cvs/${cvs[n]}/download/pdf`, { headers }),
    ),
    uploading: uploaders.map((person) => upload(person, file)),
  };
  let failed = 0;
  for (const [name, answers] of Object.entries(work)) failed += await printTimes(name, answers);
  const seconds = Math.round((performance.now() - begun) / 1000);
  const [busy = 0] = loadavg();
  watcher.postMessage("over");
  const [seen]: Seen[] = await once(watcher, "message");
  await sleep(AFTER_MS);
  isWatching = false;
  await watching;
  const after = (await readLoad()).memoryMb;

  const { health = [], reads = [] } = seen?.times ?? {};
  const refused = failed + (seen?.refused ?? 0);
  const [slowest, mostReads] = [within(health, 1), within(reads, 0.99)];
  say(
    `/healthz   ${health.length} asked: median ${within(health, 0.5)} ms, 99 % within ${within(health, 0.99)} ms, slowest ${slowest} ms (goal: under ${HEALTH_GOAL_MS})`,
  );
  say(
    `reads      ${reads.length} asked: median ${within(reads, 0.5)} ms, 99 % within ${mostReads} ms (goal: under ${READ_GOAL_MS})`,
  );
  say(`event loop at most ${most.p99Ms} ms late in 99 % of a minute, ${most.maxMs} ms at worst`);
  say(`memory     ${before} MB before, at most ${most.memoryMb} MB, ${after} MB a minute after`);
  say(
    `refused    ${refused}; the machine's own load was ${busy.toFixed(1)} on ${availableParallelism()} processors`,
  );
  const isMet =
    slowest < HEALTH_GOAL_MS && mostReads < READ_GOAL_MS && after <= before * MEMORY_GOAL && refused === 0;
  say(`${isMet ? "met" : "NOT met"} in ${seconds} s`);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await db.destroy();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
