import { enableCompileCache, flushCompileCache } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import type { WorkerAnswer } from "../read-cv-in-worker.ts";
import { UnreadableCv } from "../unreadable-cv.ts";

/** Reads the one file that this thread was started for. A fault of the file's is `broken`, whatever it broke. */
async function answer(): Promise<WorkerAnswer> {
  // Every reading starts a thread and loads pdf.js anew: compiled code that is kept halves the time that takes.
  enableCompileCache();
  const { readCvFile } = await import("../read-cv.ts");
  try {
    return { reading: await readCvFile(workerData) };
  } catch (error) {
    return { refused: error instanceof UnreadableCv ? error.reason : "broken", cause: String(error) };
  } finally {
    flushCompileCache();
  }
}

parentPort?.postMessage(await answer());
