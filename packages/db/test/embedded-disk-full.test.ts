import { execFileSync } from "node:child_process";
import { appendFileSync, chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { isDiskFull } from "../src/database-away.ts";
import { startEmbeddedPostgres } from "../src/embedded.ts";
import { askServer, readServerPid } from "./ask-server.ts";

const SIZE_MB = 160;
const LOOKED_MS = 30_000;

/** A disk of its own that is soon full; null where nobody may mount one. */
function mountSmallDisk(): string | null {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), "terzi-small-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE_MB}m`, "tmpfs", folder], { stdio: "ignore" });
    chmodSync(folder, 0o755);
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}

const disk = mountSmallDisk();
afterAll(() => {
  if (!disk) return;
  execFileSync("umount", ["--lazy", disk]);
  rmSync(disk, { recursive: true, force: true });
});

/** Takes the last byte of the disk, and every one that comes free. Answers how to give it all back. */
function keepFull(folder: string): () => void {
  const file = join(folder, "ballast");
  const piece = Buffer.alloc(1024 * 1024);
  const take = () => {
    try {
      for (;;) appendFileSync(file, piece);
    } catch (error) {
      if (!String(error).includes("ENOSPC")) throw error;
    }
  };
  take();
  const taking = setInterval(take, 5);
  return () => {
    clearInterval(taking);
    rmSync(file, { force: true });
  };
}

/** As on a machine that is busy just then: the server hears at once that recovery began and that it failed. */
function pauseFor(pid: number, ms: number): void {
  const send = (signal: NodeJS.Signals) => {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended by itself.
    }
  };
  send("SIGSTOP");
  setTimeout(() => send("SIGCONT"), ms);
}

const insert = (url: string, bytes: number) =>
  askServer(url, `insert into note select repeat(md5(random()::text), ${Math.ceil(bytes / 32)})`);

// Only root of Linux may mount a disk that is small enough to be filled.
test.skipIf(!disk)(
  "a full disk writes nothing by halves, and goes on by itself when there is room",
  { tags: "long" },
  async () => {
    const dataDir = join(disk ?? "", "data");
    const lines: string[] = [];
    let pid = 0;
    const log = (line: string) => {
      lines.push(line);
      if (pid && line.includes("database system was interrupted")) pauseFor(pid, 300);
    };
    const server = await startEmbeddedPostgres({ dataDir, log });
    onTestFinished(() => server.close());
    pid = await readServerPid(dataDir);
    await askServer(server.url, "create table note (text text)");
    // Plain, so that each takes the room that it says.
    await askServer(server.url, "alter table note alter text set storage external");
    await insert(server.url, 1024);
    const giveBack = keepFull(disk ?? "");
    onTestFinished(giveBack);
    const failure = await insert(server.url, 30 * 1024 * 1024).catch((error: unknown) => error);
    expect(isDiskFull(failure), String(failure)).toBe(true);
    expect(await askServer(server.url, "select count(*)::int as n from note")).toEqual([{ n: 1 }]);

    let kept = 1;
    let unanswered = 0;
    // No room for the next piece of its log: PostgreSQL gives up, and mostly can't start either. Where it can, because it
    // uses old pieces again, it gives up and comes back for as long as one looks.
    const deadline = Date.now() + LOOKED_MS;
    const isDown = () => lines.some((line) => line.startsWith("PostgreSQL could not be started again"));
    while (!isDown() && Date.now() < deadline) {
      await askServer(server.url, "select pg_switch_wal()").catch(() => {});
      await insert(server.url, 1024).then(
        () => kept++,
        () => unanswered++,
      );
      await sleep(20);
    }
    expect(lines.join("\n")).toContain("No space left on device");
    // Somebody has to be woken, and to find out what may go.
    await sleep(11_000);
    giveBack();
    const [row] = await vi.waitFor(
      () => askServer(server.url, "select count(*)::int as n from note"),
      // What a person would wait: it looks again every two seconds, and has little to read.
      20_000,
    );
    // What was committed and could not be answered any more is there too.
    expect(row?.n).toBeGreaterThanOrEqual(kept);
    expect(row?.n).toBeLessThanOrEqual(kept + unanswered);
    await insert(server.url, 1024);
    await server.close();
  },
);
