import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startEmbeddedPostgres } from "../src/embedded.ts";
import { findRunningPostgres } from "../src/find-running-postgres.ts";

test("a tool finds the server of a data folder while it runs, and only then", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "terzi-running-"));
  expect(await findRunningPostgres(dataDir)).toBeNull();
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
  expect(await findRunningPostgres(dataDir)).toBe(server.url);
  await server.close();
  expect(await findRunningPostgres(dataDir)).toBeNull();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});
