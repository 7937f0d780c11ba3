import { monitorEventLoopDelay } from "node:perf_hooks";

/** How late the process is with what it has to do, in milliseconds. */
export type Delays = { p50Ms: number; p99Ms: number; maxMs: number };

const RESOLUTION_MS = 10;
const WINDOW_MS = 60_000;

/** Measures all the time, and reports the last whole minute; before there is one, the time so far. */
export function watchEventLoop() {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  // The histogram holds how far apart its own timer's calls were, in nanoseconds.
  const late = (nanoseconds: number) =>
    Number.isFinite(nanoseconds) ? Math.max(0, Math.round(nanoseconds / 1e6 - RESOLUTION_MS)) : 0;
  const read = (): Delays => ({
    p50Ms: late(histogram.percentile(50)),
    p99Ms: late(histogram.percentile(99)),
    maxMs: late(histogram.max),
  });
  let lastMinute: Delays | null = null;
  const timer = setInterval(() => {
    lastMinute = read();
    histogram.reset();
  }, WINDOW_MS);
  timer.unref();
  return {
    delays: (): Delays => lastMinute ?? read(),
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

export type EventLoopWatch = ReturnType<typeof watchEventLoop>;
