import { availableParallelism, totalmem } from "node:os";
import { fileURLToPath } from "node:url";
import { MessageChannel } from "node:worker_threads";
import { openFairQueue, type Turn } from "@terzi/documents/fair-queue";
import { Piscina } from "piscina";
import type { Log } from "../log.ts";
import { NO_TRACES, type Traces, within } from "../traces/traces.ts";
import { reviveError } from "./carry-error.ts";
import { countThreads, roomForJobs } from "./count-threads.ts";
import type { Answer } from "./do-job.ts";
import type { JobInput, JobName, JobOutput } from "./jobs.ts";
import { limitTime } from "./limit-time.ts";
import { stayReady } from "./stay-ready.ts";
import { type Listener, listen } from "./talk.ts";
import { watchMemory } from "./watch-memory.ts";

/** The job was ended because it took more time or memory than one job may. */
export class JobGivenUp extends Error {
  override name = "JobGivenUp";
}

export type JobOptions = Turn & Pick<Partial<Listener>, "onStep" | "onSentence">;

export type Workers = {
  /**
   * Runs a job in a thread when its turn comes. Throws what the job throws, JobGivenUp, TooBusy, or the signal's
   * reason; a job whose person leaves is ended.
   */
  run<N extends JobName>(name: N, input: JobInput<N>, options?: JobOptions): Promise<JobOutput<N>>;
  /** The same for a job that waits more than it computes, as for a model, or hardly computes: many share one thread. */
  runWaiting<N extends JobName>(name: N, input: JobInput<N>, options?: JobOptions): Promise<JobOutput<N>>;
  /** Somebody is here and may soon ask for something. */
  see(): void;
  counts(): { running: number; waiting: number };
  close(): Promise<void>;
};

type Asked = { name: JobName; input: unknown; options: JobOptions };

/** A thread that isn't up by then never will be. On a machine that is full of other work it takes over a minute. */
const START_MS = 180_000;
/** Twenty-five times what a CV of five pages takes: a file that goes on is made to go on. */
const READING_MS = 10_000;
/** Longer than `stay-ready.ts` waits. */
const IDLE_MS = 30_000;
/** The next page of the same document comes at once. */
const RECOGNISER_IDLE_MS = 10_000;
/** What is new in a thread's heap: left to itself, V8 takes three times as much for a hardly shorter time. */
const YOUNG_MB = 32;
export const THREADS = countThreads({
  processors: availableParallelism(),
  memoryMb: Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem()) / 1024 / 1024,
});
const WORKER = fileURLToPath(new URL("./worker.ts", import.meta.url));
const DESK = fileURLToPath(new URL("./desk.ts", import.meta.url));

type Options = {
  log: Log;
  jobMs?: number;
  memoryMb?: number;
  /** A thread stays up as long as people are around. */
  keepWarm?: boolean;
  /** How long a thread without work stays up. */
  idleMs?: number;
  traces?: Traces;
};

/** A few threads in which the work of many people is done, in fair turns and within limits of time and memory. */
export function openWorkers({
  log,
  jobMs = 30_000,
  memoryMb = 400,
  keepWarm = false,
  idleMs = IDLE_MS,
  traces = NO_TRACES,
}: Options): Workers {
  const shared = {
    idleTimeout: idleMs,
    // A thread that sleeps until it is asked couldn't return its memory.
    atomics: "disabled" as const,
    // Where processors are scarce, answering people comes first. With more than 3 an answer comes no sooner (a hundredth
    // takes 26 ms on two busy processors, without it 30), but other programs' work would hold a job up for minutes.
    niceIncrement: 3,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
  };
  const computing = new Piscina({
    ...shared,
    filename: WORKER,
    minThreads: 0,
    maxThreads: THREADS,
  });
  // Recognising words in pictures takes some 300 MB that V8 doesn't see: such a thread ends when its work is done.
  const recognising = new Piscina({
    ...shared,
    filename: WORKER,
    maxThreads: Math.max(1, THREADS - 1),
    minThreads: 0,
    idleTimeout: RECOGNISER_IDLE_MS,
  });
  const desk = new Piscina({
    ...shared,
    filename: DESK,
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: 32,
  });
  const watches = new Map([computing, recognising].map((pool) => [pool, watchMemory(pool, memoryMb)]));
  const people = { waiting: 200, waitingPerPerson: 10, waitMs: 180_000 };
  // One thread is always left for somebody else.
  const turns = openFairQueue({
    ...people,
    atOnce: THREADS,
    atOncePerPerson: Math.max(1, THREADS - 1),
    room: roomForJobs,
  });
  const deskTurns = openFairQueue({ ...people, atOnce: 32, atOncePerPerson: 2 });

  async function ask(
    pool: Piscina,
    asked: Asked,
    onBegun?: Listener["onBegun"],
    end?: AbortSignal,
  ): Promise<unknown> {
    const { name, input, options } = asked;
    const { port1, port2 } = new MessageChannel();
    const hearAll = listen(
      port1,
      { onBegun, onStep: options.onStep, onSentence: options.onSentence, log },
      options.signal,
    );
    try {
      const answer: Answer = await pool.run(
        { name, input, port: port2 },
        { transferList: [port2], ...(end && { signal: end }) },
      );
      // The answer travels separately, and may overtake the job's last message.
      await hearAll;
      if ("error" in answer) throw reviveError(answer.error);
      return answer.output;
    } finally {
      port1.close();
    }
  }

  async function compute(asked: Asked): Promise<unknown> {
    const { signal } = asked.options;
    const end = new AbortController();
    const leave = () => end.abort();
    signal?.addEventListener("abort", leave, { once: true });
    const pool = asked.name === "recognisePage" ? recognising : computing;
    const starting = setTimeout(leave, START_MS);
    let limit: ReturnType<typeof limitTime> | undefined;
    const onBegun = (id: number) => {
      clearTimeout(starting);
      limit = limitTime(
        pool.threads.find(({ threadId }) => threadId === id),
        asked.name === "readCvFile" ? Math.min(jobMs, READING_MS) : jobMs,
        leave,
      );
    };
    const stopWatching = watches.get(pool)?.start();
    try {
      return await ask(pool, asked, onBegun, end.signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (end.signal.aborted || isEndedThread(error))
        throw new JobGivenUp(`${asked.name} was ended`, { cause: error });
      throw error;
    } finally {
      clearTimeout(starting);
      limit?.stop();
      if (pool === computing) thread.use();
      signal?.removeEventListener("abort", leave);
      stopWatching?.();
    }
  }

  // The wait for a turn is a part of it.
  const trace = (asked: Asked, work: () => Promise<unknown>) =>
    within(traces, [`job ${asked.name}`, {}], work);
  const run = (asked: Asked) => trace(asked, () => turns.run(() => compute(asked), asked.options));
  const runAtDesk = (asked: Asked) =>
    trace(asked, () => deskTurns.run(() => ask(desk, asked).finally(() => place.use()), asked.options));
  const [thread, place] = [
    stayReady(() => run({ name: "warmUp", input: "somebody", options: {} })),
    stayReady(() => runAtDesk({ name: "standBy", input: undefined, options: {} })),
  ];

  return {
    // A job's output is of the job's own type: the worker calls it by the same name.
    run: (name, input, options = {}) => run({ name, input, options }) as Promise<JobOutput<typeof name>>,
    runWaiting: (name, input, options = {}) =>
      runAtDesk({ name, input, options }) as Promise<JobOutput<typeof name>>,
    see() {
      if (!keepWarm) return;
      thread.see();
      place.see();
    },
    counts() {
      const [one, other] = [turns.counts(), deskTurns.counts()];
      return { running: one.running + other.running, waiting: one.waiting + other.waiting };
    },
    async close() {
      thread.stop();
      place.stop();
      await Promise.all([computing, recognising, desk].map((pool) => pool.destroy()));
    },
  };
}

/** Its memory ran out, or the watch ended it. */
const isEndedThread = (error: unknown): boolean =>
  error instanceof Error &&
  (/^worker exited/i.test(error.message) || ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY"));
