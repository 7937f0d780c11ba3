import { Logger, parseCronItems, run } from "graphile-worker";
import type { Ports } from "../ctx.ts";
import { cleanUp } from "./clean-up.ts";

/**
 * The background work, by graphile-worker on our own database: jobs survive a crash and are shared by replicas.
 * `stop` lets running jobs finish and hands the others back.
 */
export async function startJobs(ports: Ports, databaseUrl: string): Promise<{ stop(): Promise<void> }> {
  const logger = new Logger(() => (level, message) => {
    if (level === "error" || level === "warning") ports.log.warn({ job: true }, message);
    else ports.log.debug({ job: true }, message);
  });
  const runner = await run({
    connectionString: databaseUrl,
    concurrency: 2,
    maxPoolSize: 4,
    noHandleSignals: true,
    pollInterval: 5_000,
    logger,
    taskList: { cleanUp: () => cleanUp(ports) },
    parsedCronItems: parseCronItems([{ task: "cleanUp", match: "*/10 * * * *" }]),
  });
  return { stop: () => runner.stop() };
}
