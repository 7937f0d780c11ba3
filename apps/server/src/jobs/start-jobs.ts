import { setTimeout as sleep } from "node:timers/promises";
import { parseCronItems, type Runner, run } from "graphile-worker";
import type { Ports } from "../ctx.ts";
import { openJobLogger } from "../log.ts";
import { traceTasks } from "../traces/trace-parts.ts";
import { CRON_ITEMS, openTasks } from "./tasks.ts";

const AGAIN_AFTER_MS = 5_000;

/**
 * Without it nobody waits until the end of a job is written down: one that can't be, for want of a connection, ends the
 * whole process.
 */
export const JOBS_PRESET = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/**
 * Background work by graphile-worker on our own database: jobs survive a crash and are shared by replicas. `stop`
 * lets running jobs finish and releases the others.
 */
export async function startJobs(
  ports: Ports,
  { databaseUrl, origin }: { databaseUrl: string; origin: string },
): Promise<{ stop(): Promise<void> }> {
  const start = (): Promise<Runner> =>
    run({
      connectionString: databaseUrl,
      concurrency: 2,
      maxPoolSize: 4,
      noHandleSignals: true,
      pollInterval: 5_000,
      logger: openJobLogger(ports.log),
      taskList: traceTasks(openTasks(ports, origin), ports.traces),
      parsedCronItems: parseCronItems(CRON_ITEMS),
      preset: JOBS_PRESET,
    });
  let runner = await start();
  const stopping = new AbortController();
  const keepRunning = async (): Promise<void> => {
    // It ends by itself when the database has been away for too long.
    while (!stopping.signal.aborted) {
      await runner.promise.catch(() => {});
      if (stopping.signal.aborted) return;
      ports.log.warn({}, "background work has ended and begins again");
      await sleep(AGAIN_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => {});
      if (!stopping.signal.aborted)
        await start().then(
          (started) => {
            runner = started;
          },
          (err: unknown) => ports.log.warn({ err }, "background work could not begin again"),
        );
    }
    // Begun while the stop was asked for.
    await runner.stop().catch(() => {});
  };
  void keepRunning();
  return {
    async stop() {
      stopping.abort();
      // It may have ended by itself.
      await runner.stop().catch(() => {});
    },
  };
}
