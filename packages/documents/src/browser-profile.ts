import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const NAME = "profile-";
const PID_FILE = "browser.pid";
/** A folder this young may belong to a browser that is just being started. */
const STARTING_MS = 60_000;

/**
 * Creates a folder for a browser's own files below `home`. Folders of killed processes are removed (their browsers
 * are gone: they end when the pipe to their parent breaks).
 */
export async function makeBrowserProfile(home: string): Promise<string> {
  await mkdir(home, { recursive: true });
  const old = (await readdir(home)).filter((name) => name.startsWith(NAME)).map((name) => join(home, name));
  for (const folder of old)
    if (!(await isInUse(folder))) await rm(folder, { recursive: true, force: true }).catch(() => {});
  return mkdtemp(join(home, NAME));
}

/** Notes whose folder it is. */
export const claimBrowserProfile = (folder: string, browserPid: number): Promise<void> =>
  writeFile(join(folder, PID_FILE), String(browserPid));

async function isInUse(folder: string): Promise<boolean> {
  const pid = Number(await readFile(join(folder, PID_FILE), "utf8").catch(() => ""));
  if (!pid) {
    const made = await stat(folder).catch(() => null);
    return made !== null && Date.now() - made.mtimeMs < STARTING_MS;
  }
  // Process ids are reused, in containers constantly: the command line tells whose it is.
  if (process.platform === "linux") {
    const commandLine = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    return commandLine.includes(folder);
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
