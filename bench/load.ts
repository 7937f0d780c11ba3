/**
 * Whether many people's work keeps others waiting: `node bench/load.ts [--people 64] [--prints 20] [--uploads 10]`.
 * Starts the server in a process of its own on an embedded PostgreSQL, has everybody generate from a profile of five
 * pages and a posting of 50,000 characters, print and upload at once, and meanwhile asks for /healthz and reads others'
 * profiles. The last line says whether the goals are met.
 */
import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { CvContent } from "@terzi/contracts/cv";
import { openDb } from "@terzi/db/open-db";
import { cvDocx } from "@terzi/documents/docx";
import { hashToken } from "@terzi/server/features/tokens/bearer";
import { longPosting, longProfile } from "./src/long-texts.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "64" },
    prints: { type: "string", default: "20" },
    uploads: { type: "string", default: "10" },
  },
});
const HEALTH_GOAL_MS = 100;
const READ_GOAL_MS = 300;

const dataDir = mkdtempSync(join(tmpdir(), "terzi-load-"));
const server = fork(join(import.meta.dirname, "src/serve.ts"), {
  env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: "error" },
});
/** What the server tells of itself; its own script is the only one that answers. */
const told = async (): Promise<{ url: string; databaseUrl: string; memoryMb: number }> =>
  (await once(server, "message"))[0];
const { url, databaseUrl } = await told();
const memoryMb = async (): Promise<number> => {
  server.send("figures");
  return (await told()).memoryMb;
};
const db = openDb({ url: databaseUrl, maxConnections: 4 });

type Person = { headers: Record<string, string>; id: string };

async function openPerson(number: number): Promise<Person> {
  const email = `person${number}@example.com`;
  const { id } = await db
    .insertInto("account")
    .values({ email, emailKey: email, passwordHash: "none" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("ledgerEntry").values({ accountId: id, kind: "signup", amount: 10 }).execute();
  await db
    .insertInto("careerProfile")
    .values({ accountId: id, document: longProfile(number), version: 1 })
    .execute();
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + 86_400_000);
  await db
    .insertInto("apiToken")
    .values({
      accountId: id,
      name: "bench",
      tokenHash: hashToken(token),
      scopes: ["read", "write"],
      expiresAt,
    })
    .execute();
  return { id, headers: { authorization: `Bearer ${token}` } };
}

const contentOf = (number: number): CvContent => {
  const { personalInfo, summary, experiences, education, skills } = longProfile(number);
  return CvContent.parse({ personalInfo, summary, workExperience: experiences, education, skills });
};

async function insertCv({ id }: Person, number: number): Promise<string> {
  const row = {
    accountId: id,
    content: contentOf(number),
    jobTitle: "Operations Manager",
    language: "en" as const,
    tone: "professional" as const,
    length: "long" as const,
    generationMode: "enhanced" as const,
    template: "modern" as const,
    matchScore: 50,
    gapAnalysis: { covered: [], missing: [] },
    match: null,
  };
  return (await db.insertInto("cv").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

/** How long an answer took, and its status. */
async function timed(path: string, init: RequestInit = {}): Promise<{ ms: number; status: number }> {
  const started = performance.now();
  const answer = await fetch(url + path, init);
  await answer.arrayBuffer();
  return { ms: performance.now() - started, status: answer.status };
}

const at = (times: number[], share: number): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0);

const generate = ({ headers }: Person, number: number) =>
  timed("/api/cvs/generate", {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ jobPosting: longPosting(number), jobTitle: "Operations Manager" }),
  });

function upload({ headers }: Person, file: Uint8Array<ArrayBuffer>) {
  const body = new FormData();
  body.set("cv", new Blob([file]), "cv.docx");
  return timed("/api/career-data/upload-cv", { method: "POST", headers, body });
}

try {
  const counts = [Number(values.people), Number(values.prints), Number(values.uploads)] as const;
  const [writers, printers, uploaders, readers] = await Promise.all(
    [...counts, 5].map((count, group) =>
      Promise.all(Array.from({ length: count }, (_, at) => openPerson(group * 1_000 + at))),
    ),
  );
  if (!writers || !printers || !uploaders || !readers) throw new Error("nobody came");
  const cvs = await Promise.all(printers.map(insertCv));
  const file = new Uint8Array(
    await cvDocx(
      { content: contentOf(1), template: "modern", language: "en", jobTitle: "Operations Manager" },
      { author: "Bench" },
    ),
  );
  const before = await memoryMb();
  let most = before;
  let isOver = false;
  const watching = { health: [] as number[], reads: [] as number[], refused: 0 };
  const ask = async (path: string, times: number[], init?: RequestInit) => {
    while (!isOver) {
      const { ms, status } = await timed(path, init);
      times.push(ms);
      if (status !== 200) watching.refused++;
      await sleep(100);
    }
  };
  const watched = Promise.all([
    ask("/healthz", watching.health),
    ...readers.map(({ headers }) => ask("/api/career-data", watching.reads, { headers })),
    (async () => {
      while (!isOver) {
        most = Math.max(most, await memoryMb());
        await sleep(500);
      }
    })(),
  ]);
  const started = performance.now();
  const work = {
    generating: Promise.all(writers.map(generate)),
    printing: Promise.all(
      printers.map(({ headers }, n) => timed(`/api/cvs/${cvs[n]}/download/pdf`, { headers })),
    ),
    uploading: Promise.all(uploaders.map((person) => upload(person, file))),
  };
  for (const [name, answers] of Object.entries(work)) {
    const all = await answers;
    const failed = all.filter(({ status }) => status >= 300);
    const times = all.map(({ ms }) => ms / 1000);
    process.stdout.write(
      `${name.padEnd(11)}${all.length} at once: first ${at(times, 0)} s, median ${at(times, 0.5)} s, last ${at(times, 1)} s; ` +
        `${failed.length} failed${failed[0] ? ` (${failed[0].status})` : ""}\n`,
    );
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  isOver = true;
  await watched;
  // Threads that nobody needs end after a minute.
  await sleep(75_000);
  const after = await memoryMb();
  const health = at(watching.health, 1);
  const reads = at(watching.reads, 0.99);
  process.stdout.write(
    `/healthz   ${watching.health.length} asked: median ${at(watching.health, 0.5)} ms, slowest ${health} ms (goal: under ${HEALTH_GOAL_MS})\n` +
      `reads      ${watching.reads.length} asked: median ${at(watching.reads, 0.5)} ms, 99 % within ${reads} ms (goal: under ${READ_GOAL_MS}); ${watching.refused} refused\n` +
      `memory     ${Math.round(before)} MB before, at most ${Math.round(most)} MB, ${Math.round(after)} MB a minute after\n`,
  );
  const isMet = health < HEALTH_GOAL_MS && reads < READ_GOAL_MS && watching.refused === 0;
  process.stdout.write(`${isMet ? "met" : "NOT met"} in ${seconds} s\n`);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await db.destroy();
  server.send("stop");
  await once(server, "exit");
  rmSync(dataDir, { recursive: true, force: true });
}
