import { parentPort, workerData } from "node:worker_threads";
import { readCvFile } from "../read-cv.ts";
import type { WorkerAnswer } from "../read-cv-in-worker.ts";
import { UnreadableCv } from "../unreadable-cv.ts";

/** Reads the one file that this thread was started for. A fault of the file's is `broken`, whatever it broke. */
async function answer(): Promise<WorkerAnswer> {
  try {
    return { reading: await readCvFile(workerData) };
  } catch (error) {
    return { refused: error instanceof UnreadableCv ? error.reason : "broken", cause: String(error) };
  }
}

parentPort?.postMessage(await answer());
