import {
  chmod,
  chown,
  lchown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readlink,
  realpath,
  stat,
  symlink,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { CannotStart } from "../cannot-start.ts";
import { canReach, findUnprivilegedUser, type RunAs, SYSTEM_FOLDER } from "./run-as.ts";

/** The folder of one embedded PostgreSQL, and the user that owns and runs it (null: we ourselves). */
export type Place = { folder: string; user: RunAs | null };

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

const ifThere = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error) => {
    if (isMissing(error)) return null;
    throw error;
  });

/**
 * A data folder that is closed to everybody but root is opened just enough for PostgreSQL's group to pass through it.
 */
async function letPass(dataDir: string, user: RunAs): Promise<boolean> {
  const { mode, uid } = await stat(dataDir);
  if (uid !== 0 || mode & 0o077 || !(await canReach(dirname(await realpath(dataDir)), user))) return false;
  await chown(dataDir, 0, user.gid);
  await chmod(dataDir, (mode & 0o7777) | 0o010);
  return true;
}

/** Gives the files to `user`: all of them when root owns them, as after a restored backup. */
async function giveTo(user: RunAs, folder: string): Promise<void> {
  const cluster = join(folder, "cluster");
  const entry = await ifThere(lstat(cluster));
  if (entry?.isDirectory() && entry.uid === 0) {
    for (const path of await readdir(folder, { recursive: true }))
      await lchown(join(folder, path), user.uid, user.gid);
    await chmod(cluster, 0o700);
  }
  await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
}

/** Follows `<dataDir>/postgres`, or creates it: a folder, or a link to a folder that `user` can enter. */
async function makeFolder(dataDir: string, user: RunAs): Promise<string> {
  const folder = join(dataDir, "postgres");
  const entry = await ifThere(lstat(folder));
  if (entry?.isSymbolicLink()) {
    const target = await readlink(folder);
    await mkdir(target, { recursive: true });
    return target;
  }
  if ((await canReach(dataDir, user)) || (await letPass(dataDir, user))) {
    await mkdir(folder, { recursive: true });
    return realpath(folder);
  }
  if (entry)
    throw new CannotStart(
      `PostgreSQL's files are in ${folder}, which its user (${user.uid}) may no longer enter`,
    );
  await mkdir(SYSTEM_FOLDER, { recursive: true });
  const target = await mkdtemp(join(SYSTEM_FOLDER, "terzi-"));
  await symlink(target, folder);
  return target;
}

/**
 * Where PostgreSQL's files of `dataDir` are: `<dataDir>/postgres`.
 *
 * Started as root, PostgreSQL runs as the unprivileged user that owns these files. Where this user may not enter
 * `dataDir` (a checkout below root's own 0700 home), `postgres` is a link to a folder of its own below /var/lib.
 * The link alone says which one it is: it moves with the checkout, and deleting it begins anew.
 */
export async function choosePlace(dataDir: string): Promise<Place> {
  await mkdir(dataDir, { recursive: true });
  if (process.getuid?.() !== 0) {
    const folder = join(dataDir, "postgres");
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return { folder: await realpath(folder), user: null };
  }
  const owner = await ifThere(stat(join(dataDir, "postgres")));
  const user = owner?.uid ? { uid: owner.uid, gid: owner.gid } : await findUnprivilegedUser();
  const folder = await makeFolder(dataDir, user);
  await giveTo(user, folder);
  return { folder, user };
}
