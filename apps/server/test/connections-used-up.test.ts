import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@terzi/db/embedded";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type StartedServer, startServer } from "./started-server.ts";

let folder: string;
let database: EmbeddedPostgres;
let server: StartedServer;
const others: pg.Client[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "terzi-used-up-"));
  database = await startEmbeddedPostgres({ dataDir: folder, isDurable: false, log: () => {} });
  server = await startServer({ databaseUrl: database.url, env: { LOG_LEVEL: "fatal" } });
  await server.signUp("here@example.com");
});
afterAll(async () => {
  await letGo();
  await server.stop();
  await database.close();
  await rm(await realpath(join(folder, "postgres")), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

/** One connection more for others; null where PostgreSQL has none left. */
async function takeOne(): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: database.url });
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    expect(error).toMatchObject({ code: "53300" });
    return null;
  }
}

/** Others take every connection that there is, the server's own too. */
async function takeAll(): Promise<void> {
  for (let client = await takeOne(); client; client = await takeOne()) {
    others.push(client);
    if (others.length % 10 === 0)
      await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where pid not in (${await listOwn(client)}) and backend_type = 'client backend'`);
  }
}

const listOwn = async (client: pg.Client): Promise<string> => {
  const own = await Promise.all(
    others.map((one) => one.query<{ pid: number }>("select pg_backend_pid() as pid")),
  );
  expect(others).toContain(client);
  return own.map(({ rows }) => rows[0]?.pid).join(", ");
};

const letGo = async (): Promise<void> => {
  await Promise.all(others.splice(0).map((client) => client.end()));
};

it("while others hold every connection people are told when to come back, and all goes on when they let go", async () => {
  await takeAll();
  expect(others.length).toBeGreaterThan(50);
  // What the server took back meanwhile is theirs as well.
  await expect
    .poll(async () => {
      await takeAll();
      return (await server.ask("/api/cvs")).status;
    })
    .toBe(503);
  const answer = await server.ask("/api/cvs");
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({ code: "DATABASE_UNAVAILABLE" });
  const wrong = await server.ask("/api/auth/login", { email: "a@example.com", password: "wrong horse" });
  expect(wrong.status).toBe(503);
  expect((await server.ask("/healthz")).status).toBe(200);
  const ready = await server.ask("/readyz");
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ parts: { database: false } });

  await letGo();
  await expect.poll(async () => (await server.ask("/api/cvs")).status).toBe(200);
  expect((await server.ask("/readyz")).status).toBe(200);
  const email = "here@example.com";
  expect((await server.ask("/api/auth/request-password-reset", { email })).status).toBe(200);
  // Background work has found its way back too, without a start.
  const subjects = async () => (await server.readOutbox()).map(({ subject }) => subject).join();
  await expect.poll(subjects).toMatch(/password/i);
});
