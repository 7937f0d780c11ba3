import { Worker } from "node:worker_threads";
import type { WorkerAnswer } from "./read/worker-answer.ts";
import type { CvReading } from "./read-cv.ts";
import { UnreadableCv } from "./unreadable-cv.ts";

export type ReadingLimits = { timeoutMs: number; memoryMb: number };

const MEMORY_CHECK_MS = 100;

/**
 * Reads a stranger's PDF or DOCX in a thread of its own, which is stopped when it takes longer than `timeoutMs` or
 * more than `memoryMb` of memory, so that no file can hold up or bring down the process. Throws `UnreadableCv`.
 */
export function readCvInWorker(
  bytes: Uint8Array,
  { timeoutMs, memoryMb }: ReadingLimits = { timeoutMs: 15_000, memoryMb: 512 },
): Promise<CvReading> {
  const worker = new Worker(new URL("./read/worker.ts", import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, stackSizeMb: 4 },
    stdout: true,
    stderr: true,
  });
  return new Promise<CvReading>((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      clearInterval(watch);
      settle();
      void worker.terminate();
    };
    const fail = (error: UnreadableCv) => end(() => reject(error));
    const timer = setTimeout(() => fail(new UnreadableCv("too-slow")), timeoutMs);
    const watch = setInterval(() => {
      void isTooLarge(worker, memoryMb).then((tooLarge) => tooLarge && fail(new UnreadableCv("too-large")));
    }, MEMORY_CHECK_MS);
    worker.once("message", (answer: WorkerAnswer) => {
      if ("reading" in answer) end(() => resolve(answer.reading));
      else fail(new UnreadableCv(answer.reason, { cause: answer.detail }));
    });
    worker.once("error", (error: Error & { code?: string }) => {
      const isMemory = error.code === "ERR_WORKER_OUT_OF_MEMORY";
      fail(new UnreadableCv(isMemory ? "too-large" : "broken", { cause: error }));
    });
    worker.once("exit", () => fail(new UnreadableCv("broken")));
  });
}

/** Buffers live outside the heap that `resourceLimits` bounds, so they are counted too. */
async function isTooLarge(worker: Worker, memoryMb: number): Promise<boolean> {
  const heap = await worker.getHeapStatistics().catch(() => null);
  return heap !== null && heap.used_heap_size + heap.external_memory > memoryMb * 1024 * 1024;
}
