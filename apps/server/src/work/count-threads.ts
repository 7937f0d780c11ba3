/** The thread that answers people, and what it holds. */
const REST_MB = 400;
/** A thread with the engine and the readers of files, at work. */
const THREAD_MB = 400;

/**
 * How many threads compute, by what the machine or its container has: one processor is left to the thread that answers
 * people, the database and the browser, and no more are begun than the memory holds. Never more than four.
 */
export function countThreads({ processors, memoryMb }: { processors: number; memoryMb: number }): number {
  // With two, one person's long work would otherwise keep everybody waiting.
  const byProcessors = processors > 2 ? processors - 1 : processors;
  const byMemory = Math.floor((memoryMb - REST_MB) / THREAD_MB);
  return Math.max(1, Math.min(4, byProcessors, byMemory));
}
