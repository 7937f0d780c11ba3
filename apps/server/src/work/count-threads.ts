/** The thread that answers people, and what it holds. */
const REST_MB = 400;
/** What a process that computes shall hold at most; jobs that run already may take it a fifth above. */
const CROWDED_MB = 900;
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

/**
 * Two jobs may always run, a third and a fourth while the process holds little: what a thread has grown to stays until
 * nothing was to do in it for a while.
 */
export const roomForJobs = {
  always: 2,
  isThere: () => process.memoryUsage.rss() < CROWDED_MB * 1024 * 1024,
};
