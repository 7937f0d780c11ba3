import type { Printer } from "@terzi/documents/printer";
import type { QueryTold } from "@terzi/db/open-db";
import type { TaskList } from "graphile-worker";
import { z } from "zod";
import type { Log } from "../log.ts";
import { kindOf, type Traces, within } from "./traces.ts";

/** "select cv": what a statement does, and to which table first. Its values never are part of it. */
export function nameQuery(sql: string): string {
  const verb = /[a-z]+/i.exec(sql)?.[0].toLowerCase() ?? "query";
  const table = /\b(?:from|into|update|lock table)\s+"?([a-z_]+)/i.exec(sql)?.[1];
  return table && table !== verb ? `${verb} ${table}` : verb;
}

/** Tells of each query that was asked; nothing, where nobody collects it. */
export const tellQueries = (traces: Traces) =>
  traces.isOn
    ? ({ sql, ms, error }: QueryTold): void => {
        const endMs = Date.now();
        const facts = { "db.system.name": "postgresql", "db.query.summary": nameQuery(sql) };
        const failure = error === undefined ? null : kindOf(error);
        traces.tell({ name: nameQuery(sql), facts, startMs: endMs - ms, endMs, failure });
      }
    : undefined;

/** A printer whose prints are parts, the wait for a turn included. */
export function tracePrinter(printer: Printer, traces: Traces): Printer {
  if (!traces.isOn) return printer;
  return {
    ...printer,
    print: (html, options) =>
      within(traces, ["print", { "terzi.html_length": html.length }], async (part) => {
        const printed = await printer.print(html, options);
        part.add({ "terzi.pages": printed.pageCount });
        return printed;
      }),
    countPages: (html, options) =>
      within(traces, ["count pages", { "terzi.html_length": html.length }], () =>
        printer.countPages(html, options),
      ),
    guessDrops: (html, squeeze, options) =>
      within(traces, ["guess pages", { "terzi.html_length": html.length }], () =>
        printer.guessDrops(html, squeeze, options),
      ),
  };
}

/** Background work, each task a part of its own. */
export const traceTasks = (tasks: TaskList, traces: Traces): TaskList =>
  traces.isOn
    ? Object.fromEntries(
        Object.entries(tasks).map(([name, task]): [string, TaskList[string]] => [
          name,
          (payload, helpers) =>
            within(traces, [`task ${name}`, { "terzi.attempt": helpers.job.attempts }], async () =>
              task?.(payload, helpers),
            ),
        ]),
      )
    : tasks;

const MODEL_CALL = z.object({
  work: z.string(),
  modelCall: z.object({
    model: z.string(),
    startMs: z.number(),
    endMs: z.number(),
    promptTokens: z.number(),
    completionTokens: z.number(),
    failure: z.string().nullable(),
  }),
});

/** A log that tells of each call of a model that it hears of, wherever in the process that was made, and hands it on. */
export const traceModel = (log: Log, traces: Traces): Log =>
  traces.isOn
    ? {
        info: (details, message) => log.info(details, message),
        warn: (details, message) => log.warn(details, message),
        error: (details, message) => log.error(details, message),
        debug(details, message) {
          const told = MODEL_CALL.safeParse(details);
          if (told.success) {
            const { work, modelCall } = told.data;
            const { model, promptTokens, completionTokens, ...times } = modelCall;
            const facts = {
              "gen_ai.request.model": model,
              "gen_ai.usage.input_tokens": promptTokens,
              "gen_ai.usage.output_tokens": completionTokens,
            };
            traces.tell({ name: `model ${work}`, facts, ...times });
          }
          log.debug(details, message);
        },
      }
    : log;
