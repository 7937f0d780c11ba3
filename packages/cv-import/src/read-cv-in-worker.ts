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
    const answer = await waitForAnswer(worker, timeoutMs, memoryMb);
    if ("reading" in answer) return answer.reading;
    throw new UnreadableCv(answer.refused, { cause: answer.cause });
  } finally {
    await worker.terminate();
  }
}

const MEMORY_CHECK_MS = 100;

/** What a file is unpacked into lies outside the heap that `resourceLimits` bounds, so it is counted here. */
async function holdsMoreThan(worker: Worker, memoryMb: number): Promise<boolean> {
  const heap = await worker.getHeapStatistics().catch(() => null);
  return heap !== null && heap.used_heap_size + heap.external_memory > memoryMb * 1024 * 1024;
}

const waitForAnswer = (worker: Worker, timeoutMs: number, memoryMb: number): Promise<WorkerAnswer> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new UnreadableCv("too-slow")), timeoutMs);
    const watch = setInterval(() => {
      void holdsMoreThan(worker, memoryMb).then(
        (isTooMuch) => isTooMuch && reject(new UnreadableCv("broken")),
      );
    }, MEMORY_CHECK_MS);
    worker.once("message", resolve);
    // Out of memory arrives here, as does a thread that ends without an answer.
    worker.once("error", (cause) => reject(new UnreadableCv("broken", { cause })));
    worker.once("exit", () => {
      clearTimeout(timer);
      clearInterval(watch);
      reject(new UnreadableCv("broken"));
    });
  });
