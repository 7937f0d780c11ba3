import type { Verdict } from "@terzi/contracts/cv";
import { ModelWork } from "@terzi/contracts/operations";
import { Counter, Histogram, Registry } from "prom-client";
import { z } from "zod";
import type { Log } from "./log.ts";

const MODEL_USE = z.object({
  work: ModelWork,
  usage: z.object({
    model: z.string(),
    requests: z.number(),
    promptTokens: z.number(),
    completionTokens: z.number(),
    costUsd: z.number().nullable(),
  }),
});

export type ModelUse = z.infer<typeof MODEL_USE>;

/** What one process counts for its operator, in Prometheus's form; `/metrics` shows it. */
export function openMeters() {
  const registry = new Registry();
  const own = { registers: [registry] };
  const requests = new Histogram({
    ...own,
    name: "terzi_http_request_duration_seconds",
    help: "How long requests took, by the route that answered",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.1, 0.3, 1, 3, 10, 30, 100],
  });
  const generations = new Histogram({
    ...own,
    name: "terzi_generation_duration_seconds",
    help: "How long people waited for a CV, from the order to the preview",
    buckets: [0.1, 0.3, 1, 3, 10, 30, 100, 300],
  });
  const verdicts = new Counter({
    ...own,
    name: "terzi_guard_verdicts_total",
    help: "What the truth guard found of the sentences of generated CVs",
    labelNames: ["verdict"],
  });
  const tokens = new Counter({
    ...own,
    name: "terzi_model_tokens_total",
    help: "Tokens of the language model, as its endpoint counts them",
    labelNames: ["direction"],
  });
  const modelRequests = new Counter({
    ...own,
    name: "terzi_model_requests_total",
    help: "Requests to the language model, those that failed included",
  });
  const pieces = new Histogram({
    ...own,
    name: "terzi_model_piece_tokens",
    help: "Tokens, in and out, of one piece of work of the language model: a CV, a letter, a twin, an upload, a match",
    labelNames: ["work"],
    buckets: [500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000],
  });
  const cost = new Counter({
    ...own,
    name: "terzi_model_cost_usd_total",
    help: "What the language model cost, where its prices are set",
  });

  return {
    registry,
    answered(labels: { method: string; route: string; status: number }, seconds: number) {
      requests.observe(labels, seconds);
    },
    generated(seconds: number, found: Record<Verdict, number>) {
      generations.observe(seconds);
      for (const [verdict, count] of Object.entries(found)) verdicts.inc({ verdict }, count);
    },
    /** A log that also counts what it is told about the model's use, wherever in the process that happened. */
    countingModel: (log: Log, keep: (use: ModelUse) => void = () => {}): Log => ({
      debug: (details, message) => log.debug(details, message),
      warn: (details, message) => log.warn(details, message),
      error: (details, message) => log.error(details, message),
      info(details, message) {
        const told = MODEL_USE.safeParse(details);
        if (told.success) {
          const { work, usage } = told.data;
          const { requests, promptTokens, completionTokens, costUsd } = usage;
          modelRequests.inc(requests);
          tokens.inc({ direction: "input" }, promptTokens);
          tokens.inc({ direction: "output" }, completionTokens);
          cost.inc(costUsd ?? 0);
          pieces.observe({ work }, promptTokens + completionTokens);
          keep(told.data);
        }
        log.info(details, message);
      },
    }),
  };
}

export type Meters = ReturnType<typeof openMeters>;
