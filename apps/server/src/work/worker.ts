import { enableCompileCache } from "node:module";
import type { MessagePort } from "node:worker_threads";
import { type CarriedError, carryError } from "./carry-error.ts";
import type { JobName, Talk } from "./jobs.ts";
import { openTalk } from "./talk.ts";

export type Asked = { name: JobName; input: unknown; port: MessagePort };
export type Answer = { output: unknown } | { error: CarriedError };

// A new thread loads a lexicon and pdf.js anew: compiled code that is kept halves the time that takes.
enableCompileCache();
// What a hostile file makes a library print is nobody's log.
for (const level of ["debug", "info", "log", "warn", "error"] as const) console[level] = () => {};

const { jobs } = await import("./jobs.ts");

/** Does one job in this thread. */
export default async function work({ name, input, port }: Asked): Promise<Answer> {
  const talk = openTalk(port);
  try {
    // Who asks holds the input against the job's own type: see `run` of `open-workers.ts`.
    const job = jobs[name] as (input: unknown, talk: Talk) => Promise<unknown>;
    return { output: await job(input, talk) };
  } catch (error) {
    return { error: carryError(error) };
  } finally {
    talk.hangUp();
  }
}
