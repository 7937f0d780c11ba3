import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDb, type TestDb } from "@terzi/db/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let folder: string;
let database: TestDb;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "terzi-start-"));
  database = await createTestDb();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (file: string, args: string[], env: Record<string, string>) =>
  new Promise<{ code: unknown; said: string }>((done) => {
    const own = { ...process.env, NODE_ENV: "", LOG_LEVEL: "silent", DATA_DIR: folder, PORT: "0", ...env };
    const path = join(import.meta.dirname, "../src", file);
    execFile(process.execPath, [path, ...args], { env: own, timeout: 240_000 }, (error, _stdout, stderr) =>
      done({ code: error?.code ?? 0, said: stderr }),
    );
  });
const start = (env: Record<string, string>) => run("main.ts", [], env);

const urlWith = (change: Partial<URL>): string => Object.assign(new URL(database.url), change).href;

/** A sentence for the operator: one line, which names the setting and no line of our code. */
const expectSentence = ({ code, said }: { code: unknown; said: string }, setting: string): void => {
  expect({ code, said }).toMatchObject({ code: 1 });
  expect(said.trim().split("\n"), said).toHaveLength(1);
  expect(said).toContain(setting);
  expect(said).not.toMatch(/\bat .*\.ts:|node_modules/);
};

describe("a start that can't work says in one sentence what to do", () => {
  it.each<[string, Partial<URL>, RegExp]>([
    ["no PostgreSQL answers", { port: "1" }, /no PostgreSQL answers at 127\.0\.0\.1:1\b/],
    ["the password is wrong", { password: "open-sesame" }, /refuses the user \w+ or the password/],
    ["there is no such database", { pathname: "/nowhere" }, /has no database nowhere/],
  ])("when %s", async (_when, change, words) => {
    const answer = await start({ DATABASE_URL: urlWith(change) });
    expectSentence(answer, "DATABASE_URL");
    expect(answer.said).toMatch(words);
    expect(answer.said).not.toContain("open-sesame");
    expectSentence(
      await run("grant-admin.ts", ["a@example.com"], { DATABASE_URL: urlWith(change) }),
      "DATABASE_URL",
    );
  });

  it("when a newer version of Terzi has migrated the database", async () => {
    const newer = await createTestDb();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01T00:00:00.000Z')`.execute(
      newer.db,
    );
    const answer = await start({ DATABASE_URL: newer.url });
    expectSentence(answer, "9999-from-the-future");
    expect(answer.said).toMatch(/newer version .* Start that one/);
    await newer.close();
  });

  it("when the folder for data can't be written to", { tags: "long" }, async () => {
    const file = join(folder, "a-file");
    await writeFile(file, "");
    expectSentence(await start({ DATABASE_URL: database.url, DATA_DIR: join(file, "data") }), "DATA_DIR");
  });

  it("when there is no such browser", { tags: "long" }, async () => {
    const answer = await start({ DATABASE_URL: database.url, PUPPETEER_EXECUTABLE_PATH: "/nowhere/chrome" });
    expectSentence(answer, "PUPPETEER_EXECUTABLE_PATH");
  });
});
