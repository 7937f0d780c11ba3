import { enableCompileCache } from "node:module";
import type { Answer, Asked } from "./do-job.ts";

// A new thread loads a lexicon and pdf.js anew: compiled code that is kept halves the time that takes.
enableCompileCache();

const { doJob } = await import("./do-job.ts");
const { jobs } = await import("./jobs.ts");
const { giveBackAfterJobs } = await import("./give-back.ts");
const thenGiveBack = giveBackAfterJobs();

/** Does one job in this thread. One that only keeps it warm leaves nothing to give back. */
export default (asked: Asked): Promise<Answer> => {
  const work = () => doJob(asked, jobs[asked.name]);
  return asked.name === "warmUp" ? work() : thenGiveBack(work);
};
