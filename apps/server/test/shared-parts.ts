import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPrinter, type Printer } from "@terzi/documents/printer";
import type { Log } from "../src/log.ts";
import { openWorkers, type Workers } from "../src/work/open-workers.ts";

/** Longer than any test that asks for nothing: a thread that ended would load the engine anew for the next. */
const IDLE_MS = 600_000;

type Parts = { printer: Printer; workers: Workers };

let parts: Parts | undefined;
let heardBy: Log | undefined;

/**
 * The browser and the threads of all apps of a process: to load the engine and start a browser anew for each file takes
 * longer than most files' tests. They end with the process. What they log goes to whoever took them last.
 */
export function shareParts(log: Log): Parts {
  heardBy = log;
  parts ??= openParts();
  return parts;
}

/** Passes each line on to the app whose test is running. */
const passedOn: Log = {
  debug: (details, message) => heardBy?.debug(details, message),
  info: (details, message) => heardBy?.info(details, message),
  warn: (details, message) => heardBy?.warn(details, message),
  error: (details, message) => heardBy?.error(details, message),
};

function openParts(): Parts {
  const dataDir = mkdtempSync(join(tmpdir(), "terzi-test-"));
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  return {
    printer: openPrinter({ dataDir, log: passedOn }),
    workers: openWorkers({ log: passedOn, idleMs: IDLE_MS }),
  };
}
