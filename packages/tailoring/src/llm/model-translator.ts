import { zodResponseFormat } from "openai/helpers/zod";
import type { Language } from "@terzi/contracts/languages";
import { z } from "zod";
import { askModel } from "./ask-model.ts";
import { type Connection, type Meter, openConnection } from "./connection.ts";
import { newMarker } from "./cv-messages.ts";
import { readFailure } from "./failure.ts";
import { JUDGE_FORMAT, JUDGE_SHAPE, messagesForJudge, readVerdicts } from "./judge.ts";
import { jsonValuesIn } from "./json-values.ts";
import type { Message } from "./message.ts";
import { type ModelOptions, reportUsage } from "./model-usage.ts";
import { TRANSLATION_SHAPE, translationInstructions } from "./translation-instructions.ts";
import type { RetryOptions } from "./retry.ts";

const Answer = z.object({ lines: z.array(z.object({ id: z.int(), text: z.string() })) });
const TRANSLATION_FORMAT = zodResponseFormat(Answer, "translated_lines");

/** The number of lines per request, so that every endpoint can give the whole answer. */
const LINES_AT_ONCE = 40;
const MAX_TOKENS = 5_000;

/** A line of a CV, and its role there: a point, a summary, a title. */
export type OwnLine = { id: number; is: string; text: string };
/** The parts of a translation that hold. `wrong`: what was found, for another try. */
export type LineCheck = { verdict: "proven" | "unproven" | "refused"; wrong: string[] };
export type WordedLine = { id: number; text: string; verdict: "proven" | "unproven" };

type Task = {
  lines: OwnLine[];
  from: Language;
  to: Language;
  check(id: number, text: string): LineCheck;
};

/** Who translates the lines of a CV. Null when nothing usable came. */
export type Translator = { translate(task: Task, signal: AbortSignal): Promise<WordedLine[] | null> };

/**
 * A translator that asks a language model: once for the lines, once more for the refused ones, and once whether what
 * rules can't prove follows from the original. Failures are logged without any of the texts. Throws the signal's
 * reason when it is aborted.
 */
export function openTranslator(options: ModelOptions): Translator {
  const connection = openConnection(options);
  return {
    async translate(task, signal) {
      const tries: RetryOptions = {
        signal,
        deadline: performance.now() + options.timeoutMs,
        tryMs: options.timeoutMs / 2,
        pause: { until: 0 },
        onFailure: () => {},
      };
      try {
        return await reportUsage(options, (meter) => wordLines(task, { connection, meter, tries }));
      } catch (error) {
        signal.throwIfAborted();
        options.log.warn({ reason: readFailure(error).reason }, "a CV was not translated by the model");
        return null;
      }
    },
  };
}

type Means = { connection: Connection; meter: Meter; tries: RetryOptions };

async function wordLines(task: Task, means: Means): Promise<WordedLine[]> {
  const first = await ask(task, task.lines, means);
  const checked = first.map((one) => ({ ...one, ...task.check(one.id, one.text) }));
  const refused = checked.filter(({ verdict }) => verdict === "refused");
  // A failed second question never costs the first answer.
  const again = refused.length ? await ask(task, withFaults(task, refused), means).catch(() => []) : [];
  const second = again.map((one) => ({ ...one, ...task.check(one.id, one.text) }));
  const standing = [...checked, ...second].flatMap(({ id, text, verdict }) =>
    verdict === "refused" ? [] : [{ id, text, verdict }],
  );
  const denied = await judge(task, standing, means).catch(() => new Set<number>());
  return standing.filter(({ id }) => !denied.has(id));
}

const withFaults = ({ lines }: Task, refused: (LineCheck & { id: number; text: string })[]) =>
  refused.flatMap(({ id, text, wrong }) =>
    lines.filter((line) => line.id === id).map((line) => ({ ...line, yours: text, wrong })),
  );

async function ask(
  { from, to }: Task,
  asked: OwnLine[],
  { connection, meter, tries }: Means,
): Promise<{ id: number; text: string }[]> {
  const parts = Array.from({ length: Math.ceil(asked.length / LINES_AT_ONCE) }, (_, at) =>
    asked.slice(at * LINES_AT_ONCE, (at + 1) * LINES_AT_ONCE),
  );
  const answers = await Promise.all(
    parts.map((part) => {
      const marker = newMarker();
      const messages: Message[] = [
        { role: "system", content: translationInstructions({ from, to, marker }) },
        { role: "user", content: `${marker}\n${JSON.stringify(part)}\n${marker}` },
      ];
      const question = { messages, shape: TRANSLATION_SHAPE, read: readLines, maxTokens: MAX_TOKENS };
      return askModel(question, (said, maxTokens) =>
        connection.complete({ messages: said, answerFormat: TRANSLATION_FORMAT, maxTokens, meter, tries }),
      );
    }),
  );
  const wanted = new Map(asked.map(({ id, text }) => [id, text]));
  return answers.flat().flatMap(({ id, text }) => {
    const said = text.replace(/\s+/g, " ").trim();
    const own = wanted.get(id);
    wanted.delete(id);
    const isUsable = own !== undefined && said !== "" && said !== own && said.length < 200 + 3 * own.length;
    return isUsable ? [{ id, text: said }] : [];
  });
}

/** The translations proven by no rule that don't follow from the original. */
async function judge({ lines }: Task, standing: WordedLine[], { connection, meter, tries }: Means) {
  const unproven = standing.filter(({ verdict }) => verdict === "unproven");
  if (!unproven.length) return new Set<number>();
  const pairs = unproven.map(({ id, text }) => ({
    evidence: lines.filter((line) => line.id === id).map((line) => line.text),
    sentence: text,
  }));
  const question = {
    messages: messagesForJudge(pairs),
    shape: JUDGE_SHAPE,
    read: readVerdicts,
    maxTokens: MAX_TOKENS,
  };
  const verdicts = await askModel(question, (messages, maxTokens) =>
    connection.complete({ messages, answerFormat: JUDGE_FORMAT, maxTokens, meter, tries }),
  );
  return new Set(
    unproven
      .filter((_, index) => verdicts.find(({ id }) => id === index + 1)?.follows === false)
      .map(({ id }) => id),
  );
}

function readLines(text: string): z.infer<typeof Answer>["lines"] | null {
  for (const value of jsonValuesIn(text)) {
    const answer = Answer.safeParse(Array.isArray(value) ? { lines: value } : value);
    if (answer.success) return answer.data.lines;
  }
  return null;
}
