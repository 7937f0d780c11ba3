import type { ModelOptions } from "@terzi/tailoring/llm/model-usage";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";

type ModelConfig = Extract<Config["writer"], { kind: "model" }>;

/** What a model used is logged, a line for each piece of work, so that it can be added up against the bill. */
export const modelOptions = (
  { apiKey, model, baseUrl, prices }: ModelConfig,
  { log, timeoutMs, did }: { log: Log; timeoutMs: number; did: string },
): ModelOptions => ({
  apiKey,
  model,
  prices,
  ...(baseUrl && { baseUrl }),
  timeoutMs,
  log,
  onUsage: (usage) => log.info({ usage }, did),
});
