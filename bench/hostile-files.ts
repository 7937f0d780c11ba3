/**
 * Whether files that were made to break readers end within their limits: `node bench/hostile-files.ts [--data folder]`.
 * Scans must be told from texts, and what is hidden in a CV must not get into its profile. The last line is the number
 * of files that did otherwise.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { UnreadableCv } from "@terzi/cv-import/unreadable-cv";
import { JobGivenUp, openWorkers } from "@terzi/server/work/open-workers";

const { values } = parseArgs({ options: { data: { type: "string" } } });
const data = resolve(values.data ?? join(import.meta.dirname, "../../shared/data"));
const hostile = join(data, "E_adversarial");
if (!existsSync(hostile)) {
  process.stderr.write(`No data in ${data}. Say where it is: --data <folder>\n`);
  process.exit(2);
}

const LIMITS = { jobMs: 10_000, memoryMb: 400 };
/** What reading may take beyond its limit, to start the thread and to end it. */
const GRACE_MS = 5_000;
const log = { debug() {}, info() {}, warn() {}, error() {} };
const workers = openWorkers({ ...LIMITS, log });
const HIDDEN_ORDER = /ignore all of the above/i;

type Outcome = { end: string; profile: string; ms: number };

async function read(path: string): Promise<Outcome> {
  const start = performance.now();
  const file = new Uint8Array(readFileSync(path));
  /** Pages without text are looked at as an upload does; the first is enough to break something. */
  const recognise = async (error: unknown) => {
    if (!(error instanceof UnreadableCv) || error.reason !== "without-text") throw error;
    return workers.run("readScannedPages", [await workers.run("recognisePage", [file, 1])]);
  };
  const outcome = (end: string, profile = ""): Outcome => ({ end, profile, ms: performance.now() - start });
  try {
    const { profile } = await workers.run("readCvFile", file).catch(recognise);
    return outcome("read", JSON.stringify(profile));
  } catch (error) {
    if (error instanceof JobGivenUp) return outcome("given up");
    return outcome(error instanceof UnreadableCv ? error.reason : `crashed: ${error}`);
  }
}

/** What is wrong with how a file ended, if anything. */
function findFault(folder: string, { end, profile, ms }: Outcome): string | null {
  if (end.startsWith("crashed")) return end;
  if (ms > 2 * LIMITS.jobMs + GRACE_MS) return `took ${Math.round(ms)} ms`;
  if (folder === "scanned_pdf" && end !== "read") return `a scan that is ${end}`;
  if (folder === "injection" && HIDDEN_ORDER.test(profile)) return "the hidden order is in the profile";
  return null;
}

let faultCount = 0;
for (const folder of ["pdf", "docx", "other", "injection", "scanned_pdf"]) {
  const names = readdirSync(join(hostile, folder));
  for (const name of names) {
    const fault = findFault(folder, await read(join(hostile, folder, name)));
    if (!fault) continue;
    faultCount++;
    process.stdout.write(`${folder}/${name}: ${fault}\n`);
  }
  process.stdout.write(`${folder}: ${names.length} files\n`);
}
await workers.close();
process.stdout.write(`${faultCount} faults\n`);
process.exitCode = faultCount > 0 ? 1 : 0;
