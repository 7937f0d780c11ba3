/**
 * PostgreSQL away for a whole minute while people work: `node bench/database-down.ts [--seconds 60] [--people 8]
 * [--hangs]`, after `pnpm build`. The built product runs on a database behind a gate that is shut under load, or with
 * `--hangs` takes what is sent and answers nothing. Meanwhile every answer must be an honest 503 in good time and
 * /healthz must stay quick; afterwards everybody is served again by the same process, and the books agree.
 * The last line is the number of failures.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startEmbeddedPostgres } from "@terzi/db/embedded";
import { openDb } from "@terzi/db/open-db";
import { startProduct } from "@terzi/journeys/product";
import { openDatabaseGate } from "@terzi/test-servers/database-gate";
import { sql } from "kysely";
import { type Answer, ask, jsonOf } from "./attack/ask.ts";
import { within } from "./load/timed.ts";
import { openPerson, type Person } from "./load/world.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    people: { type: "string", default: "8" },
    hangs: { type: "boolean", default: false },
  },
});
const seconds = Number(values.seconds);
const CREDITS = 100_000;
const WORK_MS = 4_000;
/** A pool notices what was shut at once; a database that hangs is given up after its own time. */
const ANSWER_GOAL_MS = values.hangs ? 45_000 : 5_000;
const BACK_GOAL_MS = values.hangs ? 60_000 : 10_000;
const HEALTH_GOAL_MS = 1_000;
const say = (line: string) => void process.stdout.write(`${line}\n`);

type Phase = "before" | "away" | "after";
type Seen = { phase: Phase; what: string; status: number; ms: number };

const dataDir = mkdtempSync(join(tmpdir(), "terzi-database-down-"));
const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, "elsewhere"), log: () => {} });
const gate = await openDatabaseGate(postgres.url);
const product = await startProduct({
  dataDir: join(dataDir, "own"),
  env: { HOST: "127.0.0.1", TRUST_PROXY: "true", DATABASE_URL: gate.url },
});
// Beside the gate: the books are read whatever the product can reach.
const db = openDb({ url: postgres.url, maxConnections: 4 });
const memoryMb = (): number => {
  const status = readFileSync(`/proc/${product.process.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
};

let phase: Phase = "before";
let isOver = false;
let backAt = Number.POSITIVE_INFINITY;
const seen: Seen[] = [];
const failures: string[] = [];
const health: number[] = [];
const saved: string[] = [];
/** How long after the gate opened each person was first served again. */
const back = new Map<string, number>();

function judge(what: string, begunIn: Phase, answer: Answer, isFine: boolean): void {
  const { status, ms } = answer;
  seen.push({ phase, what, status, ms });
  const isHonest =
    status === 503 &&
    jsonOf(answer).code === "DATABASE_UNAVAILABLE" &&
    Number(answer.headers["retry-after"]) > 0;
  // What began or ended while the database was away, or hadn't come back yet, may say so.
  const mayFail = begunIn !== "before" || phase !== "before";
  if (!isFine && !(mayFail && isHonest))
    failures.push(`${what}, ${begunIn} to ${phase}: ${status} ${answer.text.slice(0, 120)}`);
  if (ms > ANSWER_GOAL_MS) failures.push(`${what}, ${begunIn} to ${phase}: took ${Math.round(ms)} ms`);
}

/** Reads and saves as fast as the answers come. */
async function work({ id, headers }: Person): Promise<void> {
  while (!isOver) {
    const begunIn = phase;
    const user = await ask(product.url, { path: "/api/auth/user", headers });
    judge("the user", begunIn, user, user.status === 200);
    if (user.status === 200 && begunIn === "after" && !back.has(id)) back.set(id, performance.now() - backAt);
    const saveIn = phase;
    const content = { personalInfo: { name: "Ada" }, summary: "a" };
    const body = { content, jobTitle: "Cook" };
    const save = await ask(product.url, { method: "POST", path: "/api/cvs/save", headers, body });
    judge("a save", saveIn, save, save.status === 201);
    if (save.status === 201) saved.push(String(jsonOf(save).id));
    await sleep(50);
  }
}

async function watch(): Promise<void> {
  for (; !isOver; await sleep(100)) {
    const { status, ms } = await ask(product.url, { path: "/healthz" });
    health.push(ms);
    if (status !== 200) failures.push(`/healthz answered ${status}`);
  }
}

/** Forgets what the limits have counted: they are not what is measured. */
async function liftLimits(): Promise<void> {
  for (; !isOver; await sleep(200)) await sql`delete from rate_limit`.execute(db);
}

async function checkBooks(): Promise<void> {
  const { rows: there } = await sql<{ id: string }>`select id from cv where id = any(${saved})`.execute(db);
  if (there.length !== saved.length)
    failures.push(`of ${saved.length} CVs said to be saved ${there.length} are there`);
  const { rows: wrong } = await sql<{ id: string }>`
    select a.id from account a left join ledger_entry l on l.account_id = a.id
      group by a.id having a.credits <> coalesce(sum(l.amount), 0)
    union all select c.id from cv c left join ledger_entry l on l.cv_id = c.id and l.kind = 'cv'
      group by c.id having count(l.id) <> 1`.execute(db);
  if (wrong.length) failures.push(`${wrong.length} accounts or CVs whose credits don't add up`);
}

try {
  const people = await Promise.all(Array.from({ length: Number(values.people) }, () => openPerson(db)));
  await db
    .insertInto("ledgerEntry")
    .values(people.map(({ id }) => ({ accountId: id, kind: "admin", amount: CREDITS, actorId: id })))
    .execute();
  const working = [...people.map(work), watch(), liftLimits()];
  await sleep(WORK_MS);
  const before = memoryMb();
  let most = before;

  phase = "away";
  if (values.hangs) gate.fallSilent();
  else await gate.shut();
  for (const until = performance.now() + seconds * 1_000; performance.now() < until; await sleep(500))
    most = Math.max(most, memoryMb());
  const ready = await ask(product.url, { path: "/readyz" });
  if (ready.status !== 503) failures.push(`/readyz answered ${ready.status} without a database`);

  if (values.hangs) gate.speakAgain();
  else await gate.open();
  backAt = performance.now();
  phase = "after";
  while (back.size < people.length && performance.now() - backAt < BACK_GOAL_MS) await sleep(50);
  if (back.size < people.length)
    failures.push(`${people.length - back.size} of ${people.length} weren't served again in time`);
  await sleep(WORK_MS);
  isOver = true;
  await Promise.all(working);
  if (product.process.exitCode !== null) failures.push("the product ended");
  await checkBooks();

  const during = seen.filter((one) => one.phase === "away");
  const times = during.map(({ ms }) => ms);
  const slowest = within(health, 1);
  if (slowest > HEALTH_GOAL_MS) failures.push(`/healthz took ${slowest} ms`);
  say(
    `${during.length} answers while it was away, median ${within(times, 0.5)} ms, slowest ${within(times, 1)} ms`,
  );
  say(`served again after ${Math.round(Math.max(...back.values()))} ms at most; ${saved.length} CVs saved`);
  say(
    `/healthz slowest ${slowest} ms; memory ${before} MB before, at most ${most} MB, load ${loadavg()[0]?.toFixed(0)}`,
  );
  for (const failure of [...new Set(failures)].slice(0, 20)) say(failure);
  say(`${failures.length} failures in ${seconds} s ${values.hangs ? "of silence" : "away"}`);
  process.exitCode = failures.length ? 1 : 0;
} finally {
  isOver = true;
  await db.destroy();
  await product.stop();
  await gate.shut();
  await postgres.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
