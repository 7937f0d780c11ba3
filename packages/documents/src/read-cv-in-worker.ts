import { Worker } from "node:worker_threads";
import type { CvReading } from "./read-cv.ts";
import { UnreadableCv, type UnreadableReason } from "./unreadable-cv.ts";

export type WorkerAnswer = { reading: CvReading } | { refused: UnreadableReason; cause: string };

/**
 * Reads a stranger's file in a thread of its own: one that takes longer than `timeoutMs` or more memory than
 * `memoryMb` ends with the thread, and the process lives. Throws `UnreadableCv`.
 */
export async function readCvInWorker(
  bytes: Uint8Array,
  { timeoutMs, memoryMb }: { timeoutMs: number; memoryMb: number },
): Promise<CvReading> {
  const worker = new Worker(new URL("./read/worker.ts", import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    // What a hostile file makes a library print is nobody's log.
    stdout: true,
    stderr: true,
  });
  try {
    const answer = await waitForAnswer(worker, timeoutMs);
    if ("reading" in answer) return answer.reading;
    throw new UnreadableCv(answer.refused, { cause: answer.cause });
  } finally {
    await worker.terminate();
  }
}

const waitForAnswer = (worker: Worker, timeoutMs: number): Promise<WorkerAnswer> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new UnreadableCv("too-slow")), timeoutMs);
    worker.once("message", resolve);
    // Out of memory arrives here, as does a thread that ends without an answer.
    worker.once("error", (cause) => reject(new UnreadableCv("broken", { cause })));
    worker.once("exit", () => {
      clearTimeout(timer);
      reject(new UnreadableCv("broken"));
    });
  });
