import { lstatSync, readdirSync, readlinkSync } from "node:fs";
import { chmod, chown, cp, lstat, mkdir, mkdtemp, realpath, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { canReach, findUnprivilegedUser } from "../src/embedded/run-as.ts";
import { startEmbeddedPostgres } from "../src/embedded.ts";
import { askServer } from "./ask-server.ts";
import { copyCheckout } from "./copy-checkout.ts";
import { startProcess } from "./start-process.ts";

const isRoot = process.getuid?.() === 0;
const user = isRoot ? await findUnprivilegedUser() : null;
const userReachesCheckout =
  user !== null &&
  (await canReach(process.execPath, user)) &&
  (await canReach(dirname(fileURLToPath(import.meta.url)), user));

const rootOnly = isRoot ? "" : " (skipped: the tests do not run as root)";
const reachOnly = userReachesCheckout
  ? ""
  : " (skipped: needs root, and a checkout that other users may enter)";

// A folder such as root's own home: mkdtemp makes it 0700.
let closed = "";
const left: string[] = [];
beforeEach(async () => {
  closed = await mkdtemp(join(tmpdir(), "terzi-closed-"));
  left.push(closed);
});
afterEach(async () => {
  for (const folder of left.splice(0))
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

test.runIf(isRoot)(
  `as root, PostgreSQL's files belong to an unprivileged user, who alone can read them${rootOnly}`,
  async () => {
    await chmod(closed, 0o755);
    const server = await startEmbeddedPostgres({ dataDir: join(closed, "data"), log: () => {} });
    const { uid, mode } = await stat(join(closed, "data", "postgres"));
    expect(uid).toBe(user?.uid);
    expect(mode & 0o777).toBe(0o700);
    await server.close();
  },
);

test.runIf(isRoot)(
  `as root, a data folder of root's alone lets only PostgreSQL's group pass${rootOnly}`,
  async () => {
    const server = await startEmbeddedPostgres({ dataDir: closed, log: () => {} });
    const { gid, mode } = await stat(closed);
    expect({ gid, mode: mode & 0o777 }).toEqual({ gid: user?.gid, mode: 0o710 });
    expect((await lstat(join(closed, "postgres"))).isDirectory()).toBe(true);
    await server.close();
  },
);

test.runIf(isRoot)(
  `as root below a closed folder, data is kept in a place that the checkout's link names${rootOnly}`,
  { tags: "long" },
  async () => {
    const dataDir = join(closed, "checkout", "data");
    const first = await startEmbeddedPostgres({ dataDir, log: () => {} });
    const place = await realpath(join(dataDir, "postgres"));
    left.push(place);
    expect(dirname(place)).toBe("/var/lib");
    await askServer(first.url, "create table note as select 'kept' as text");
    await first.close();
    expect((await stat(closed)).mode & 0o777).toBe(0o700);

    const second = await startEmbeddedPostgres({ dataDir, log: () => {} });
    expect(await askServer(second.url, "select text from note")).toEqual([{ text: "kept" }]);
    await second.close();
  },
);

test.runIf(isRoot)(
  `files that root put back from a backup are taken up${rootOnly}`,
  { tags: "long" },
  async () => {
    const first = await startEmbeddedPostgres({ dataDir: join(closed, "before"), log: () => {} });
    await askServer(first.url, "create table note as select 'kept' as text");
    await first.close();
    const kept = await realpath(join(closed, "before", "postgres"));
    left.push(kept);
    await cp(kept, join(closed, "postgres"), { recursive: true });
    await chmod(join(closed, "postgres", "cluster"), 0o755);
    const second = await startEmbeddedPostgres({ dataDir: closed, log: () => {} });
    expect(await askServer(second.url, "select text from note")).toEqual([{ text: "kept" }]);
    await second.close();
  },
);

test.runIf(isRoot)(
  `as root in a checkout below a closed folder, the programs run from a copy that is made once${rootOnly}`,
  { tags: "long" },
  async () => {
    const version = `test-${process.pid}`;
    const copy = `/var/lib/terzi-postgresql-${version}`;
    left.push(copy);
    await copyCheckout(closed, version);
    const dataDir = join(closed, "data");
    const module = join(closed, "src", "embedded.ts");
    const first = await startProcess({ dataDir, module });
    left.push(await realpath(join(dataDir, "postgres")));
    await askServer(first.url, "create table note as select 'kept' as text");
    await first.stop("SIGTERM");
    const { mtimeMs } = await stat(copy);

    const second = await startProcess({ dataDir, module });
    expect(await askServer(second.url, "select text from note")).toEqual([{ text: "kept" }]);
    await second.stop("SIGTERM");
    expect((await stat(copy)).mtimeMs).toBe(mtimeMs);
  },
);

/** The files in folders whose path begins so that this process has open at the moment. */
const openFiles = (beginning: string): string[] =>
  readdirSync("/proc/self/fd").flatMap((descriptor) => {
    try {
      const path = readlinkSync(join("/proc/self/fd", descriptor));
      return path.startsWith(beginning) && lstatSync(path).isFile() ? [path] : [];
    } catch {
      return [];
    }
  });

// Whatever else is started meanwhile inherits the descriptor, and the program is "busy" until that has gone.
test.runIf(isRoot && process.platform === "linux")(
  `as root, the copy of the programs is never open for writing in the process that starts them${rootOnly}`,
  { tags: "long" },
  async () => {
    const version = `open-${process.pid}`;
    const copy = `/var/lib/terzi-postgresql-${version}`;
    left.push(copy);
    await copyCheckout(closed, version);
    // `as`: the same file as the one beside this test, at another place.
    const { findBinaries } = (await import(
      join(closed, "src", "embedded", "find-binaries.ts")
    )) as typeof import("../src/embedded/find-binaries.ts");
    let isCopied = false;
    const finding = findBinaries(user).finally(() => {
      isCopied = true;
    });
    const seen = new Set<string>();
    for (; !isCopied; await nextTurn()) for (const path of openFiles(copy)) seen.add(path);
    expect((await finding).postgres).toBe(join(copy, "bin", "postgres"));
    expect([...seen]).toEqual([]);
  },
);

test.runIf(userReachesCheckout)(
  `an ordinary user runs it as themselves, also in a folder of theirs alone${reachOnly}`,
  { tags: "long" },
  async () => {
    if (!user) throw new Error("runs as root only");
    await chown(closed, user.uid, user.gid);
    const dataDir = join(closed, "data");
    const server = await startProcess({ dataDir, user });
    expect(await askServer(server.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await server.stop("SIGTERM");
    expect((await stat(join(dataDir, "postgres", "cluster"))).uid).toBe(user.uid);
  },
);

test.runIf(userReachesCheckout)(
  `root can take up what an ordinary user began, and leaves it theirs${reachOnly}`,
  { tags: "long" },
  async () => {
    if (!user) throw new Error("runs as root only");
    await chmod(closed, 0o755);
    const dataDir = join(closed, "data");
    await mkdir(dataDir);
    // Not the user whom root would choose: the files' owner decides.
    const owner = { uid: user.uid === 1 ? 2 : 1, gid: user.uid === 1 ? 2 : 1 };
    await chown(dataDir, owner.uid, owner.gid);
    const theirs = await startProcess({ dataDir, user: owner });
    await theirs.stop("SIGTERM");
    const ours = await startEmbeddedPostgres({ dataDir, log: () => {} });
    expect(await askServer(ours.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await ours.close();
    expect((await stat(join(dataDir, "postgres", "cluster"))).uid).toBe(owner.uid);
  },
);
