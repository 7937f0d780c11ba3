import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { access, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { CannotStart } from "../cannot-start.ts";
import type { Place } from "./choose-place.ts";
import { type RunAs, replaceFile, spawnOptions } from "./run-as.ts";

const SUPERUSER = "terzi";

/** A made cluster: its data folder, the user that owns it, and how to sign in. */
export type Cluster = { folder: string; user: RunAs | null; urlAt: (port: number) => string };

export const clusterUrl = (password: string, port: number): string =>
  `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const readPassword = async (file: string): Promise<string> => (await readFile(file, "utf8")).trim();

async function makePassword(file: string, user: RunAs | null): Promise<string> {
  const password = randomBytes(24).toString("base64url");
  await replaceFile(file, `${password}\n`, user);
  return password;
}

/** Runs initdb beside the final place and renames, so that a cluster that exists is a whole one. */
async function runInitdb(options: {
  initdb: string;
  place: Place;
  passwordFile: string;
  isDurable: boolean;
}) {
  const { initdb, place, passwordFile, isDurable } = options;
  const unfinished = join(place.folder, "cluster.new");
  await rm(unfinished, { recursive: true, force: true });
  const args = [
    `--pgdata=${unfinished}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // The same on every machine, whatever locales it has: code point order, Unicode's upper and lower case.
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    "--no-instructions",
    ...(isDurable ? [] : ["--no-sync"]),
  ];
  try {
    await promisify(execFile)(initdb, args, spawnOptions(place.user, place.folder));
  } catch (cause) {
    throw new Error("PostgreSQL's initdb could not make the database files", { cause });
  }
  await rename(unfinished, join(place.folder, "cluster"));
}

/** The cluster at `place`: found there, or made (in about half a second) with a random password in a 0600 file. */
export async function openCluster(options: {
  initdb: string;
  place: Place;
  isDurable: boolean;
}): Promise<Cluster> {
  const { place } = options;
  const folder = join(place.folder, "cluster");
  const passwordFile = join(place.folder, "password");
  const isMade = await exists(folder);
  if (isMade && !(await exists(passwordFile)))
    throw new CannotStart(
      `${passwordFile} is gone: without it nobody can sign in to the database in ${folder}`,
    );
  const password = isMade ? await readPassword(passwordFile) : await makePassword(passwordFile, place.user);
  if (!isMade) await runInitdb({ ...options, passwordFile });
  return {
    folder,
    user: place.user,
    urlAt: (port) => clusterUrl(password, port),
  };
}
