/**
 * What much data costs: `node bench/growth.ts [--users 1000000] [--cvs 10000] [--calls 200]`, after `pnpm build`. Two
 * products side by side, one with 1,000 people and one with many; in the first, one person has ten CVs and another very
 * many. The same calls of each, in turns, so that other work on the machine meets all alike. For each call also how many rows
 * the database reads to answer it, which no other work changes: what grows with them is a missing index. The last line is
 * by how much the slowest twentieth of any call grows.
 */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openDb } from "@terzi/db/open-db";
import { databaseUrl } from "@terzi/journeys/open-database";
import { type Product, startProduct } from "@terzi/journeys/product";
import { sql } from "kysely";
import pg from "pg";
import { insertCv, openPerson, type Person } from "./load/world.ts";
import { fillOperatorDb } from "./src/fill-operator-db.ts";

const { values } = parseArgs({
  options: {
    users: { type: "string", default: "1000000" },
    cvs: { type: "string", default: "10000" },
    calls: { type: "string", default: "200" },
  },
});
const GOAL = 1.5;
const FEW_USERS = 1_000;
const FEW_CVS = 10;
/** An account may make 600 calls a minute. */
const PAUSE_MS = 100;

type Owner = { url: string; database: string; person: Person; cv: string; secondPage: string };
type World = { product: Product; dataDir: string; owners: Owner[] };

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function openWorld(users: number, cvCounts: number[]): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), "terzi-growth-"));
  const product = await startProduct({ dataDir, env: { HOST: "127.0.0.1", TRUST_PROXY: "true" } });
  const url = await databaseUrl(dataDir);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const begun = performance.now();
  await fillOperatorDb(client, { users, cvs: users, purchases: users / 10 }, () => {});
  say(`${users} people and as many CVs in ${((performance.now() - begun) / 1_000).toFixed(0)} s`);
  await client.end();
  const db = openDb({ url, maxConnections: 2 });
  const owners: Owner[] = [];
  for (const count of cvCounts) owners.push(await openOwner(product.url, count));
  await sql`vacuum analyze`.execute(db);
  await db.destroy();
  return { product, dataDir, owners };

  async function openOwner(origin: string, cvs: number): Promise<Owner> {
    const person = await openPerson(db);
    const cv = await insertCv(db, person);
    await sql`
      insert into cv (account_id, content, job_title, company, language, tone, length, generation_mode, template,
        match_score, gap_analysis, created_at)
      select account_id, '{}', job_title || ' ' || n, company, language, tone, length, generation_mode, template,
        match_score, gap_analysis, created_at - n * interval '1 minute'
      from cv, generate_series(2, ${sql.lit(cvs)}) n where id = ${cv}`.execute(db);
    const page = await fetch(`${origin}/api/cvs?limit=5`, { headers: person.headers });
    const secondPage = new URL(/<([^>]+)>/.exec(page.headers.get("link") ?? "")?.[1] ?? "/api/cvs", origin);
    return {
      url: origin,
      database: url,
      person,
      cv,
      secondPage: `${secondPage.pathname}${secondPage.search}`,
    };
  }
}

type Call = (owner: Owner) => { path: string; method?: string; body?: object };

const CALLS: Record<string, Call> = {
  user: () => ({ path: "/api/auth/user" }),
  "list of 10": () => ({ path: "/api/cvs?limit=10" }),
  "next page": ({ secondPage }) => ({ path: secondPage }),
  "a CV": ({ cv }) => ({ path: `/api/cvs/${cv}` }),
  profile: () => ({ path: "/api/career-data" }),
  "a CV named": ({ cv }) => ({
    path: `/api/cvs/${cv}/name`,
    method: "PATCH",
    body: { title: randomBytes(4).toString("hex"), company: "" },
  }),
};

/** Milliseconds until the answer is there. */
async function time(owner: Owner, call: Call): Promise<number> {
  const { path, method = "GET", body } = call(owner);
  const begun = performance.now();
  const answer = await fetch(`${owner.url}${path}`, {
    method,
    headers: { ...owner.person.headers, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - begun;
}

/** Counted over so many calls, since a background job may come between. */
const COUNTED = 20;
/** A connection that has become idle tells within ten seconds what it has read. */
const TOLD_MS = 11_000;

/** Rows of people's tables that the database reads for one of each call, by index and otherwise. */
async function countRows(owner: Owner): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: owner.database });
  await client.connect();
  const read = async () => {
    await sleep(TOLD_MS);
    const { rows } = await client.query<{ indexed: string; scanned: string }>(
      `select sum(coalesce(idx_tup_fetch, 0)) as indexed, sum(seq_tup_read) as scanned from pg_stat_user_tables
       where relname in ('account', 'api_token', 'cv', 'cv_version', 'career_profile', 'session')`,
    );
    return { indexed: Number(rows[0]?.indexed), scanned: Number(rows[0]?.scanned) };
  };
  const counts = new Map<string, string>();
  let before = await read();
  for (const [name, call] of Object.entries(CALLS)) {
    for (let round = 0; round < COUNTED; round++) await time(owner, call);
    const after = await read();
    const each = (of: "indexed" | "scanned") => ((after[of] - before[of]) / COUNTED).toFixed(0);
    counts.set(name, `${each("indexed")} + ${each("scanned")}`);
    before = after;
  }
  await client.end();
  return counts;
}

const none = (): never => {
  throw new Error("there is no such person");
};

const share = (part: number) => (list: number[]) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length * part)] ?? 0;
const slowest = share(0.95);
/** Holds on a crowded machine as well, where the slowest are those that others came before. */
const middle = share(0.5);

const worlds: World[] = [];
try {
  worlds.push(await openWorld(FEW_USERS, [FEW_CVS, Number(values.cvs)]));
  worlds.push(await openWorld(Number(values.users), [FEW_CVS]));
  const owners = worlds.flatMap((world) => world.owners);
  let largest = 0;
  for (const [name, call] of Object.entries(CALLS)) {
    const times = owners.map((): number[] => []);
    // The first twentieth warms all of them up.
    for (let round = -Number(values.calls) / 20; round < Number(values.calls); round++) {
      await sleep(PAUSE_MS);
      for (const [at, owner] of owners.entries()) {
        const ms = await time(owner, call);
        if (round >= 0) times[at]?.push(ms);
      }
    }
    const [few = 1, manyCvs = 1, manyUsers = 1] = times.map(slowest);
    const [midFew = 1, midCvs = 1, midUsers = 1] = times.map(middle);
    largest = Math.max(largest, manyCvs / few, manyUsers / few);
    say(
      `${name.padEnd(11)} ${few.toFixed(1)} ms; ${values.cvs} CVs ${(manyCvs / few).toFixed(2)} of it, ${values.users} people ${(manyUsers / few).toFixed(2)} (in the middle ${midFew.toFixed(1)} ms; ${(midCvs / midFew).toFixed(2)}, ${(midUsers / midFew).toFixed(2)})`,
    );
  }
  const counts = await Promise.all([
    (async () => [await countRows(owners[0] ?? none()), await countRows(owners[1] ?? none())])(),
    (async () => [await countRows(owners[2] ?? none())])(),
  ]);
  for (const name of Object.keys(CALLS))
    say(
      `${name.padEnd(11)} rows read by index + scanned: ${counts
        .flat()
        .map((one) => one.get(name))
        .join(", ")}`,
    );
  say(
    `load of the machine ${loadavg()
      .map((load) => load.toFixed(0))
      .join(", ")}`,
  );
  say(`grows to ${largest.toFixed(2)} (goal: below ${GOAL})`);
} finally {
  for (const { product, dataDir } of worlds) {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
