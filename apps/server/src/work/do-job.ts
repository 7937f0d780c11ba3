import type { MessagePort } from "node:worker_threads";
import { type CarriedError, carryError } from "./carry-error.ts";
import type { JobName } from "./jobs.ts";
import { openTalk } from "./talk.ts";

export type Asked = { name: JobName; input: unknown; port: MessagePort };
export type Answer = { output: unknown } | { error: CarriedError };

// What a hostile file makes a library print belongs in nobody's log.
for (const level of ["debug", "info", "log", "warn", "error"] as const) console[level] = () => {};

/** Does a job and tells what became of it. */
export async function doJob({ input, port }: Asked, asked: unknown): Promise<Answer> {
  const talk = openTalk(port);
  try {
    // The caller checks the input against the job's own type: see `run` in `open-workers.ts`.
    const job = asked as (input: unknown, talk: ReturnType<typeof openTalk>) => Promise<unknown>;
    return { output: await job(input, talk) };
  } catch (error) {
    return { error: carryError(error) };
  } finally {
    talk.hangUp();
  }
}
