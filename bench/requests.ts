/**
 * What the product adds to its database: `node bench/requests.ts [--seconds 2] [--rounds 5] [--connections 16]`, after
 * `pnpm build`. Typical reads over REST and tRPC beside a bare Fastify route that runs the same SQL over the same kind
 * of pool, in turns within one run, so that the shares hold on a noisy machine. The last line is the smallest share.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Db, openDb } from "@terzi/db/open-db";
import { databaseUrl } from "@terzi/journeys/open-database";
import { startProduct } from "@terzi/journeys/product";
import autocannon from "autocannon";
import { sql } from "kysely";
import { signIn } from "./load/sign-in.ts";
import { insertCv, openPerson } from "./load/world.ts";
import { READS, type Read } from "./requests/reads.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "2" },
    rounds: { type: "string", default: "5" },
    connections: { type: "string", default: "16" },
    // So many that nobody reaches the limit of one account.
    people: { type: "string", default: "2500" },
    only: { type: "string" },
  },
});
const GOAL = 0.8;
const CVS_EACH = 50;
/** As many connections to the database as the product opens. */
const POOL = "20";

const TICK_MS = 10;

type Side = "bare" | "rest" | "trpc";
type Target = { url: string; pid: number | undefined };
type Measured = { rate: number; micros: number };
type Reader = { cookie: string; address: string; cv: string };

/** Somebody with a session and fifty CVs. */
async function openReader(db: Db): Promise<Reader> {
  const person = await openPerson(db);
  const cookie = await signIn(db, person);
  const cv = await insertCv(db, person);
  await sql`
    insert into cv (account_id, content, job_title, company, language, tone, length, generation_mode, template,
      match_score, gap_analysis)
    select account_id, '{}', job_title || ' ' || n, company, language, tone, length, generation_mode, template,
      match_score, gap_analysis
    from cv, generate_series(2, ${sql.lit(CVS_EACH)}) n where id = ${cv}`.execute(db);
  return { cookie, address: person.headers["x-forwarded-for"] ?? "", cv };
}

const pathOf = (read: Read, side: Side, { cv }: Reader): string => {
  if (side === "bare") return `/${read.name}${read.ofCv ? `?id=${cv}` : ""}`;
  if (side === "rest") return read.rest.replace("{id}", cv);
  const input = read.ofCv ? `?input=${encodeURIComponent(JSON.stringify({ id: cv }))}` : "";
  return `/trpc/${read.trpc}${input}`;
};

/** The processor's time, in ms, of the thread that answers. */
function readProcessorMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Answers a second, and microseconds of the answering thread for one. */
async function measure({ url, pid }: Target, read: Read, side: Side, readers: Reader[]): Promise<Measured> {
  const before = readProcessorMs(pid);
  const result = await autocannon({
    url,
    connections: Number(values.connections),
    duration: Number(values.seconds),
    requests: readers.map((reader) => ({
      method: "GET" as const,
      path: pathOf(read, side, reader),
      headers: { cookie: reader.cookie, "x-forwarded-for": reader.address },
    })),
  });
  if (result.non2xx || result.errors)
    throw new Error(`${side} ${read.name}: ${result.non2xx} refused, ${result.errors} failed`);
  const { total } = result.requests;
  return { rate: total / result.duration, micros: ((readProcessorMs(pid) - before) * 1_000) / total };
}

const middle = (list: number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

const dataDir = mkdtempSync(join(tmpdir(), "terzi-requests-"));
const product = await startProduct({ dataDir, env: { HOST: "127.0.0.1", TRUST_PROXY: "true" } });
const url = await databaseUrl(dataDir);
const db = openDb({ url, maxConnections: 8 });
let bare: ChildProcess | undefined;

try {
  const readers = await Promise.all(Array.from({ length: Number(values.people) }, () => openReader(db)));
  await sql`analyze`.execute(db);
  bare = fork(new URL("./requests/bare-server.ts", import.meta.url), [url, POOL]);
  const [port] = await once(bare, "message");
  const own = { url: product.url, pid: product.process.pid };
  const targets = { bare: { url: `http://127.0.0.1:${port}`, pid: bare.pid }, rest: own, trpc: own };
  const shares: number[] = [];
  for (const read of READS.filter(({ name }) => !values.only || values.only === name)) {
    const rounds: Record<Side, Measured>[] = [];
    for (let round = 0; round <= Number(values.rounds); round++) {
      const measured = {
        bare: await measure(targets.bare, read, "bare", readers),
        rest: await measure(targets.rest, read, "rest", readers),
        trpc: await measure(targets.trpc, read, "trpc", readers),
      };
      // The first round warms both up.
      if (round) rounds.push(measured);
    }
    const rate = (side: Side) => middle(rounds.map((round) => round[side].rate));
    const micros = (side: Side) => middle(rounds.map((round) => round[side].micros));
    const told = (["rest", "trpc"] as const).map((side) => {
      shares.push(rate(side) / rate("bare"));
      return `${(rate(side) / rate("bare")).toFixed(2)} (${micros(side).toFixed(0)} µs)`;
    });
    process.stdout.write(
      `${read.name.padEnd(10)} bare ${rate("bare").toFixed(0)} a second (${micros("bare").toFixed(0)} µs of its processor each); REST ${told[0]}, tRPC ${told[1]} of it\n`,
    );
  }
  process.stdout.write(`smallest share ${Math.min(...shares).toFixed(2)} (goal: ${GOAL})\n`);
} finally {
  bare?.kill();
  await db.destroy();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
