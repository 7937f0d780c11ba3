import { lchown, readFile, realpath, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { CannotStart } from "../cannot-start.ts";

/** The unprivileged user as whom PostgreSQL runs when Terzi is root. */
export type RunAs = { uid: number; gid: number };

/** Kept across restarts: where things go that this user must reach when the checkout is closed to it. */
export const SYSTEM_FOLDER = "/var/lib";

/**
 * An unprivileged user of the machine. It must have a name, because initdb looks one up; `postgres` where a
 * PostgreSQL is installed, else `nobody`, which every Unix has. Nothing is added to the machine.
 */
export async function findUnprivilegedUser(): Promise<RunAs> {
  const lines = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  for (const wanted of ["postgres", "nobody"]) {
    const [name, , uid, gid] = lines.find(([candidate]) => candidate === wanted) ?? [];
    // macOS writes nobody's number as -2; files show it, and are given away, unsigned.
    if (name && Number(uid)) return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
  }
  throw new CannotStart(
    "PostgreSQL can't run as root, and there is no user postgres or nobody: set DATABASE_URL",
  );
}

const mayEnter = (mode: number, owner: RunAs, user: RunAs): boolean => {
  if (owner.uid === user.uid) return (mode & 0o100) !== 0;
  if (owner.gid === user.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
};

/** Whether `user` may enter every folder above `path`, and enter or run `path` itself, by the permission bits. */
export async function canReach(path: string, user: RunAs): Promise<boolean> {
  for (let place = await realpath(path); ; place = dirname(place)) {
    const { mode, uid, gid } = await stat(place);
    if (!mayEnter(mode, { uid, gid }, user)) return false;
    if (place === dirname(place)) return true;
  }
}

/**
 * Writes a file that only `user` may read, in a folder of theirs. It is created anew: as root we would otherwise
 * follow a link that they may have put in its place.
 */
export async function replaceFile(path: string, content: string, user: RunAs | null): Promise<void> {
  await rm(path, { force: true });
  await writeFile(path, content, { mode: 0o600, flag: "wx" });
  if (user) await lchown(path, user.uid, user.gid);
}

/** Node takes a child's user id signed, and a file owner's unsigned. */
const asSigned = ({ uid, gid }: RunAs): RunAs => ({ uid: uid | 0, gid: gid | 0 });

/**
 * How each of PostgreSQL's programs is started: as `user`, in a folder it can enter, with nothing from our
 * environment.
 */
export function spawnOptions(
  user: RunAs | null,
  cwd: string,
): { cwd: string; env?: NodeJS.ProcessEnv } & Partial<RunAs> {
  // Windows programs need their environment (SystemRoot), and there is no user to change to.
  if (process.platform === "win32") return { cwd };
  return { cwd, env: { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" }, ...(user && asSigned(user)) };
}
