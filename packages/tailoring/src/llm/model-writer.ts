import type { Draft, Edit, Writer, WritingTask } from "../writing/writer.ts";
import { WriterUnavailable } from "../writing/writer-unavailable.ts";
import { acceptEdits } from "./accept-edits.ts";
import { EDITS_FORMAT, EDITS_SHAPE, readAnswer } from "./answer.ts";
import { askModel } from "./ask-model.ts";
import { type Connection, type Meter, openConnection } from "./connection.ts";
import { createContactCheck } from "./contact-lines.ts";
import { type Failure, readFailure } from "./failure.ts";
import { type Message, messagesFor } from "./messages.ts";
import { type ModelOptions, reportUsage } from "./model-usage.ts";
import { type Part, splitIntoParts } from "./parts.ts";
import { runParallel } from "./run-parallel.ts";
import type { Pause } from "./try-again.ts";
import { messagesForRefused, preferSupported, refusalsOf } from "./word-again.ts";

export type ModelWriterOptions = ModelOptions & {
  /** How many requests run at a time. */
  parallel?: number;
};

/** A profile of a hundred jobs doesn't cost a hundred requests: the oldest entries keep their own words. */
const PARTS_AT_MOST = 16;

/** `edits`: null when the part failed. `isWhole`: whether nothing of its answer is missing. */
type Written = { part: Part; edits: Edit[] | null; isWhole: boolean };

/**
 * A writer that asks a language model, by any endpoint that speaks OpenAI's chat-completions API. Parts are asked for
 * in parallel; a part that fails keeps the profile's own words, and its section is named in `unwritten`. Throws
 * WriterUnavailable when no part could be written, and the signal's reason when it is aborted.
 */
export function openModelWriter(options: ModelWriterOptions): Writer {
  const connection = openConnection(options);
  const pause: Pause = { until: 0 };
  return {
    name: "model",
    async write(task, signal) {
      signal.throwIfAborted();
      return reportUsage(options, (meter) => writeParts({ task, signal, meter, pause, connection, options }));
    },
  };
}

type Job = {
  task: WritingTask;
  signal: AbortSignal;
  meter: Meter;
  pause: Pause;
  connection: Connection;
  options: ModelWriterOptions;
};

async function writeParts({ task, signal, meter, pause, connection, options }: Job): Promise<Draft> {
  const isPrivate = createContactCheck(task.profile.personalInfo);
  const all = splitIntoParts(task, isPrivate);
  const parts = all.slice(0, PARTS_AT_MOST);
  const hopeless = new AbortController();
  const failures: Failure[] = [];
  let lastError: unknown;
  const tries = {
    signal: AbortSignal.any([signal, hopeless.signal]),
    deadline: performance.now() + options.timeoutMs,
    tryMs: options.timeoutMs / 2,
    pause,
    onFailure: (failure: Failure) => void failures.push(failure),
  };

  const ask = (messages: Message[]) =>
    askModel({ messages, shape: EDITS_SHAPE, read: readAnswer }, (said, maxTokens) =>
      connection.complete({ messages: said, answerFormat: EDITS_FORMAT, maxTokens, meter, tries }),
    );

  /** What the guard would throw away is asked for once more; where that fails, the first answer is all there is. */
  const wordAgain = async (first: Edit[], part: Part, asked: Message[]): Promise<Edit[]> => {
    const refusals = refusalsOf(first, task);
    if (!refusals.length || tries.deadline - performance.now() < tries.tryMs) return first;
    try {
      const { edits } = await ask(messagesForRefused(asked, refusals, { part, task }));
      return preferSupported(first, acceptEdits(edits, part, task), task);
    } catch (error) {
      signal.throwIfAborted();
      options.log.warn(
        { section: part.section, reason: readFailure(error).reason },
        "what was refused was not worded again",
      );
      return first;
    }
  };

  const writePart = async (part: Part): Promise<Written> => {
    try {
      const messages = messagesFor(part, task, isPrivate);
      const { edits, isWhole } = await ask(messages);
      return { part, edits: await wordAgain(acceptEdits(edits, part, task), part, messages), isWhole };
    } catch (error) {
      signal.throwIfAborted();
      if (!hopeless.signal.aborted) {
        lastError = error;
        const { kind, reason } = readFailure(error);
        options.log.warn({ section: part.section, reason }, "a part of the CV was not written by the model");
        if (kind === "all") hopeless.abort();
      }
      return { part, edits: null, isWhole: false };
    }
  };

  const written = await runParallel(parts, options.parallel ?? 6, writePart);
  if (parts.length && written.every(({ edits }) => edits === null))
    throw new WriterUnavailable(`the model wrote nothing: ${failures.at(-1)?.reason ?? "no usable answer"}`, {
      cause: lastError,
      retryAfterSeconds: longestWait(failures),
    });
  const unwritten = [
    ...written.filter(({ isWhole }) => !isWhole).map(({ part }) => part.section),
    ...all.slice(PARTS_AT_MOST).map(({ section }) => section),
  ];
  return {
    edits: written.flatMap(({ edits }) => edits ?? []),
    ...(unwritten.length && { unwritten: [...new Set(unwritten)] }),
  };
}

function longestWait(failures: Failure[]): number | null {
  const waits = failures.flatMap(({ retryAfterMs }) => (retryAfterMs === null ? [] : [retryAfterMs]));
  return waits.length ? Math.ceil(Math.max(...waits) / 1_000) : null;
}
