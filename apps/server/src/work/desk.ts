import { enableCompileCache } from "node:module";
import type { Answer, Asked } from "./do-job.ts";

enableCompileCache();

const { doJob } = await import("./do-job.ts");
const { shortJobs } = await import("./short-jobs.ts");
const { giveBackAfterJobs } = await import("./give-back.ts");
const thenGiveBack = giveBackAfterJobs();

/**
 * Does one job in the desk's thread, which loads the engine when a model is first asked.
 * @public The thread's own library calls it.
 */
export default async function work(asked: Asked): Promise<Answer> {
  const jobs: Record<string, unknown> = shortJobs;
  return thenGiveBack(async () =>
    doJob(asked, jobs[asked.name] ?? (await import("./jobs.ts")).jobs[asked.name]),
  );
}
