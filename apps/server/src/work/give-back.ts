import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// V8 collects when it needs room, so an idle thread would keep for ever what its last work took.
setFlagsFromString("--expose-gc");
const collect: NodeJS.GCFunction = runInNewContext("gc");

/** Collecting costs three CVs' time, and what was compiled with it: not between two jobs of a steady trickle. */
const QUIET_MS = 5_000;
const LOOK_EVERY_MS = 10_000;
/** Less isn't worth a collection. */
const SPARE_BYTES = 48 * 1024 * 1024;
/** What a thread holds only after something out of the ordinary: CVs of five pages, one after another, take 280 MB. */
const LARGE_BYTES = 384 * 1024 * 1024;
/** The share of time that a quiet process spends computing. */
const QUIET_LOAD = 0.05;

function isLarge(): boolean {
  const { total_heap_size, external_memory } = getHeapStatistics();
  return total_heap_size + external_memory > LARGE_BYTES;
}

const spareBytes = (): number => {
  const { total_heap_size, used_heap_size } = getHeapStatistics();
  return total_heap_size - used_heap_size;
};

/** Returns the unused part of this thread's heap to the machine. Takes a tenth of a second. */
export const giveBack = (): void => void collect({ type: "major", flavor: "last-resort", execution: "sync" });

/** For threads that do jobs: returns memory a moment after the last one, and at once what a huge one took. */
export function giveBackAfterJobs() {
  let timer: NodeJS.Timeout | undefined;
  return async <T>(job: () => Promise<T>): Promise<T> => {
    clearTimeout(timer);
    try {
      return await job();
    } finally {
      if (isLarge()) giveBack();
      else timer = setTimeout(giveBack, QUIET_MS);
    }
  };
}

/** For the thread that answers people: returns memory in a quiet moment, when there is enough to return. */
export function giveBackWhenQuiet(): { stop(): void } {
  let last = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    if (utilization < QUIET_LOAD && spareBytes() > SPARE_BYTES) giveBack();
  }, LOOK_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
