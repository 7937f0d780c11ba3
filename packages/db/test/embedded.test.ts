import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { choosePlace } from "../src/embedded/choose-place.ts";
import { findBinaries } from "../src/embedded/find-binaries.ts";
import { findFreePort } from "../src/embedded/find-free-port.ts";
import { openCluster } from "../src/embedded/init-cluster.ts";
import { runPostgres } from "../src/embedded/run-postgres.ts";
import { startEmbeddedPostgres } from "../src/embedded.ts";
import { askServer, isRunning, readServerPid } from "./ask-server.ts";
import { startProcess } from "./start-process.ts";

let dataDir = "";
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "terzi-embedded-"));
});
// A server that was told to stop may still be writing its last word.
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));

const start = () => startEmbeddedPostgres({ dataDir, log: () => {} });

test("what was written is there after a stop and a new start", async () => {
  const first = await start();
  await askServer(first.url, "create table note as select 'kalıcı' as text");
  await first.close();
  await first.close();
  const second = await start();
  expect(await askServer(second.url, "select text from note")).toEqual([{ text: "kalıcı" }]);
  await second.close();
});

test("the server stops with its owner's close, and sessions do not hold it up", async () => {
  const server = await start();
  const pid = await readServerPid(dataDir);
  const sleeping = askServer(server.url, "select pg_sleep(60)").catch((error: Error) => error.message);
  await vi.waitFor(async () => {
    const [row] = await askServer(
      server.url,
      "select count(*)::int as n from pg_stat_activity where query like '%pg_sleep(60)' and pid <> pg_backend_pid()",
    );
    expect(row?.n).toBe(1);
  }, 60_000);
  await server.close();
  expect(isRunning(pid)).toBe(false);
  expect(await sleeping).toMatch(/terminat/i);
});

test("nobody gets in without the password, which only its owner can read", async () => {
  const server = await start();
  const wrong = new URL(server.url);
  wrong.password = "guess";
  await expect(askServer(wrong.href, "select 1")).rejects.toThrow(/password authentication failed/);
  expect((await stat(join(dataDir, "postgres", "password"))).mode & 0o777).toBe(0o600);
  expect(await askServer(server.url, "show listen_addresses")).toEqual([{ listen_addresses: "127.0.0.1" }]);
  await server.close();
});

test("committed data is flushed to disk, and text is sorted and folded alike on every machine", async () => {
  const server = await start();
  expect(
    await askServer(
      server.url,
      "select current_setting('fsync') as fsync, current_setting('server_encoding') as encoding, datlocprovider as provider, datlocale as locale, lower('ŞİÇ') as folded from pg_database where datname = current_database()",
    ),
  ).toEqual([{ fsync: "on", encoding: "UTF8", provider: "b", locale: "C.UTF-8", folded: "şiç" }]);
  await server.close();
});

test("a second start on a folder in use says whose it is, and does not disturb the first", {
  tags: "long",
}, async () => {
  const first = await startProcess({ dataDir });
  await expect(startProcess({ dataDir })).rejects.toThrow(
    `Another Terzi (process ${first.process.pid}) is using the data folder`,
  );
  await expect(start()).rejects.toThrow("DATA_DIR");
  expect(await askServer(first.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await first.stop("SIGTERM");
});

test("of two first starts at once, one gets the folder", { tags: "long" }, async () => {
  const results = await Promise.allSettled([startProcess({ dataDir }), startProcess({ dataDir })]);
  const started = results.filter((result) => result.status === "fulfilled");
  const refused = results.filter((result) => result.status === "rejected");
  expect(started).toHaveLength(1);
  expect(String(refused[0]?.reason)).toContain("Another Terzi");
  await started[0]?.value.stop("SIGTERM");
});

test("after kill -9 of the owner the next start has the data", async () => {
  const killed = await startProcess({ dataDir });
  await askServer(killed.url, "create table note as select 'committed' as text");
  await killed.stop("SIGKILL");
  const next = await start();
  expect(await askServer(next.url, "select text from note")).toEqual([{ text: "committed" }]);
  await next.close();
});

test("a server that an earlier start left behind is stopped in good order, and its data taken up", {
  tags: "long",
}, async () => {
  const place = await choosePlace(dataDir);
  const binaries = await findBinaries(place.user);
  const cluster = await openCluster({ initdb: binaries.initdb, place, isDurable: true });
  const port = await findFreePort();
  const leftover = await runPostgres({ binaries, cluster, port, isDurable: true, log: () => {} });
  await askServer(cluster.urlAt(port), "create table note as select 'committed' as text");
  const next = await start();
  expect(leftover.exitCode).toBe(0);
  expect(await askServer(next.url, "select text from note")).toEqual([{ text: "committed" }]);
  await next.close();
});

test("kill -9 of the owner does not leave a server behind", { tags: "long" }, async () => {
  const killed = await startProcess({ dataDir });
  const pid = await readServerPid(dataDir);
  await killed.stop("SIGKILL");
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 60_000);
});

test("after kill -9 of the owner and of the server, sessions left running do not block the next start", {
  tags: "long",
}, async () => {
  const killed = await startProcess({ dataDir });
  const pid = await readServerPid(dataDir);
  await askServer(killed.url, "create table note as select 'committed' as text");
  killed.process.kill("SIGKILL");
  process.kill(pid, "SIGKILL");
  const next = await start();
  expect(await askServer(next.url, "select text from note")).toEqual([{ text: "committed" }]);
  await next.close();
});

test("a server that is killed comes back at the same address with what was committed", {
  tags: "long",
}, async () => {
  const lines: string[] = [];
  const server = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) });
  await askServer(server.url, "create table note as select 'committed' as text");
  process.kill(await readServerPid(dataDir), "SIGKILL");
  const rows = await vi.waitFor(() => askServer(server.url, "select text from note"), 60_000);
  expect(rows).toEqual([{ text: "committed" }]);
  expect(lines).toContain("PostgreSQL ended unexpectedly (SIGKILL); starting it again");
  await server.close();
});

test("a stale pid file whose number is another server's now does not block the start, nor harm that server", {
  tags: "long",
}, async () => {
  const first = await start();
  const pidFile = join(dataDir, "postgres", "cluster", "postmaster.pid");
  const content = await readFile(pidFile, "utf8");
  await first.close();
  const otherDir = join(dataDir, "other");
  const bystander = await startEmbeddedPostgres({ dataDir: otherDir, log: () => {} });
  const pid = await readServerPid(otherDir);
  await writeFile(pidFile, content.replace(/^\d+/, String(pid)));
  const second = await start();
  expect(await askServer(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
  expect(await askServer(bystander.url, "select 1 as one")).toEqual([{ one: 1 }]);
  expect(await readServerPid(otherDir)).toBe(pid);
  await second.close();
  await bystander.close();
});

test("an interrupted first start is begun anew", { tags: "long" }, async () => {
  const first = await start();
  await first.close();
  await rm(join(dataDir, "postgres", "cluster"), { recursive: true });
  await writeFile(join(dataDir, "postgres", "cluster.new"), "half made");
  const second = await start();
  expect(await askServer(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await second.close();
});
