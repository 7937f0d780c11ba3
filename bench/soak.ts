/**
 * Whether the server holds more the longer it works: `node bench/soak.ts [--minutes 10] [--every 2]`, after `pnpm build`.
 * At a steady rate people generate, save, print, take DOCX and upload; meanwhile the heap of the thread that answers, after
 * a collection, and the memory of the whole process are read, and what is taken again after the last job. The last line
 * holds the last third of the time against the one after the first minute.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openDb } from "@terzi/db/open-db";
import { cvDocx } from "@terzi/documents/docx";
import { databaseUrl } from "@terzi/journeys/open-database";
import { startProduct } from "@terzi/journeys/product";
import { longPosting } from "@terzi/server/test/long-texts";
import { openHeap } from "./load/heap.ts";
import { within } from "./load/timed.ts";
import { contentOf, openPerson, type Person } from "./load/world.ts";

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "10" }, every: { type: "string", default: "2" } },
});
const minutes = Number(values.minutes);
/** A person has the limits of an hour, and credits for so many CVs. */
const ROUNDS_EACH = 8;
const CREDITS = 1_000;
const SAMPLE_MS = 10_000;
const GROWTH = { heap: 1.1, memory: 1.15 };
const AFTER_MS = 75_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const middle = (list: number[]): number => within(list, 0.5);

const dataDir = mkdtempSync(join(tmpdir(), "terzi-soak-"));
const product = await startProduct({
  dataDir,
  env: { HOST: "127.0.0.1", TRUST_PROXY: "true", NODE_OPTIONS: "--inspect=127.0.0.1:0" },
});
const db = openDb({ url: await databaseUrl(dataDir), maxConnections: 2 });
const heap = await openHeap(product.readOutput());
const memoryMb = (): number => {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.process.pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1_024);
};

const done = { rounds: 0, failures: [] as string[] };

async function ask(person: Person, path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(`${product.url}${path}`, {
    ...init,
    headers: { ...person.headers, ...init.headers },
  });
  if (!answer.ok) done.failures.push(`${path.replace(/[0-9a-f-]{36}/, "{id}")}: ${answer.status}`);
  return answer;
}

const JSON_BODY = { "content-type": "application/json" };

/** What somebody does in one sitting. */
async function work(person: Person, number: number): Promise<void> {
  const order = { jobPosting: longPosting(number).slice(0, 10_000), jobTitle: "Operations Manager" };
  const generated = await ask(person, "/api/cvs/generate", {
    ...{ method: "POST", headers: JSON_BODY, body: JSON.stringify(order) },
  });
  const { previewData } = (await generated.json()) as { previewData?: object };
  const saved = await ask(person, "/api/cvs/save", {
    ...{ method: "POST", headers: JSON_BODY, body: JSON.stringify(previewData ?? {}) },
  });
  const { id } = (await saved.json()) as { id?: string };
  for (const format of ["pdf", "docx"])
    await (await ask(person, `/api/cvs/${id}/download/${format}`)).arrayBuffer();
  const body = new FormData();
  body.set("cv", new Blob([files[number % files.length] ?? ""]), "cv.docx");
  await (await ask(person, "/api/career-data/upload-cv", { method: "POST", body })).arrayBuffer();
  done.rounds += 1;
}

async function openRichPerson(): Promise<Person> {
  const person = await openPerson(db);
  await db
    .insertInto("ledgerEntry")
    .values({ accountId: person.id, kind: "admin", amount: CREDITS, actorId: person.id })
    .execute();
  return person;
}

let person = await openRichPerson();
const files = await Promise.all(
  [0, 1, 2].map(async (number) => {
    const content = { ...contentOf(person), summary: `Somebody, for the ${number + 1}. time.` };
    const cv = { content, template: "modern", language: "en", jobTitle: "Operations Manager" } as const;
    return new Uint8Array(await cvDocx(cv, { author: "Bench" }));
  }),
);

try {
  const samples: { seconds: number; heapMb: number; memory: number }[] = [];
  const begun = performance.now();
  const passed = () => (performance.now() - begun) / 1_000;
  const running = new Set<Promise<void>>();
  let sampledAt = 0;
  for (let number = 0; passed() < minutes * 60; number++) {
    if (number % ROUNDS_EACH === 0) person = await openRichPerson();
    const round = work(person, number).catch((error: unknown) => void done.failures.push(String(error)));
    running.add(round);
    void round.then(() => running.delete(round));
    // On a machine that is busy with others no more begins than ends.
    if (running.size >= 4) await Promise.race(running);
    await sleep(Math.max(0, (number + 1) * Number(values.every) * 1_000 - (performance.now() - begun)));
    if (performance.now() - sampledAt < SAMPLE_MS) continue;
    sampledAt = performance.now();
    samples.push({ seconds: passed(), heapMb: await heap.readMb(), memory: memoryMb() });
    const { seconds, heapMb, memory } = samples.at(-1) ?? { seconds: 0, heapMb: 0, memory: 0 };
    say(`${seconds.toFixed(0).padStart(4)} s: ${done.rounds} rounds, heap ${heapMb} MB, memory ${memory} MB`);
  }
  await Promise.all(running);
  await sleep(AFTER_MS);
  say(`at rest, ${AFTER_MS / 1_000} s after: heap ${await heap.readMb()} MB, memory ${memoryMb()} MB`);
  const steady = samples.filter(({ seconds }) => seconds >= 60);
  const third = Math.max(1, Math.floor(steady.length / 3));
  const growth = (of: "heapMb" | "memory") =>
    middle(steady.slice(-third).map((sample) => sample[of])) /
    middle(steady.slice(0, third).map((sample) => sample[of]));
  for (const failure of new Set(done.failures)) say(failure);
  say(`load of the machine ${loadavg()[0]?.toFixed(0)}; ${done.failures.length} failures`);
  say(
    `${done.rounds} rounds in ${minutes} minutes: heap ${growth("heapMb").toFixed(2)} times (goal: ${GROWTH.heap}), memory ${growth("memory").toFixed(2)} times (goal: ${GROWTH.memory})`,
  );
  const isMet = growth("heapMb") <= GROWTH.heap && growth("memory") <= GROWTH.memory && !done.failures.length;
  process.exitCode = isMet ? 0 : 1;
} finally {
  heap.close();
  await db.destroy();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
