import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPrinter, type Printer } from "@terzi/documents/printer";
import { openLogger } from "../src/log.ts";
import { openWorkers, type Workers } from "../src/work/open-workers.ts";

/** Longer than any test that asks for nothing: a thread that ended would load the engine anew for the next. */
const IDLE_MS = 600_000;

type Parts = { printer: Printer; workers: Workers };

let parts: Parts | undefined;

/**
 * The browser and the threads of all apps of a process that don't watch them: to load the engine and start a browser
 * anew for each file takes longer than most files' tests. They end with the process.
 */
export function shareParts(): Parts {
  parts ??= openParts();
  return parts;
}

function openParts(): Parts {
  const dataDir = mkdtempSync(join(tmpdir(), "terzi-test-"));
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  const log = openLogger("error");
  return { printer: openPrinter({ dataDir, log }), workers: openWorkers({ log, idleMs: IDLE_MS }) };
}
