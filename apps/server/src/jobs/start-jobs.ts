import { parseCronItems, run } from "graphile-worker";
import type { Ports } from "../ctx.ts";
import { openJobLogger } from "../log.ts";
import { traceTasks } from "../traces/trace-parts.ts";
import { CRON_ITEMS, openTasks } from "./tasks.ts";

/**
 * Background work by graphile-worker on our own database: jobs survive a crash and are shared by replicas. `stop`
 * lets running jobs finish and releases the others.
 */
export async function startJobs(
  ports: Ports,
  { databaseUrl, origin }: { databaseUrl: string; origin: string },
): Promise<{ stop(): Promise<void> }> {
  const runner = await run({
    connectionString: databaseUrl,
    concurrency: 2,
    maxPoolSize: 4,
    noHandleSignals: true,
    pollInterval: 5_000,
    logger: openJobLogger(ports.log),
    taskList: traceTasks(openTasks(ports, origin), ports.traces),
    parsedCronItems: parseCronItems(CRON_ITEMS),
  });
  return { stop: () => runner.stop() };
}
