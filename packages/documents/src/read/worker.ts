/** The thread that `readCvInWorker` starts: reads the file it was given and answers once. */
import { parentPort, workerData } from "node:worker_threads";
import { readCvFile } from "../read-cv.ts";
import { UnreadableCv } from "../unreadable-cv.ts";
import type { WorkerAnswer } from "./worker-answer.ts";

const answer = async (bytes: Uint8Array): Promise<WorkerAnswer> => {
  try {
    return { reading: await readCvFile(bytes) };
  } catch (error) {
    // Whatever else a hostile file makes the parsers throw, the file is what is broken.
    return { reason: error instanceof UnreadableCv ? error.reason : "broken", detail: String(error) };
  }
};

if (workerData instanceof Uint8Array) parentPort?.postMessage(await answer(workerData));
