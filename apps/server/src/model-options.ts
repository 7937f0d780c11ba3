import type { ModelWork } from "@terzi/contracts/operations";
import type { ModelOptions } from "@terzi/tailoring/llm/model-usage";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";

const DID: Record<ModelWork, string> = {
  cv: "a model worded a CV",
  letter: "a model worded a letter",
  twin: "a model put a CV into another language",
  upload: "a model helped to read a CV",
  match: "a model helped with a match",
};

type ModelConfig = Extract<Config["writer"], { kind: "model" }>;

/** What a model used is logged, a line for each piece of work, so that it can be added up against the bill. */
export const modelOptions = (
  { apiKey, model, baseUrl, prices }: ModelConfig,
  { log, timeoutMs, work }: { log: Log; timeoutMs: number; work: ModelWork },
): ModelOptions => ({
  apiKey,
  model,
  prices,
  ...(baseUrl && { baseUrl }),
  timeoutMs,
  log,
  onCall: (modelCall) => log.debug({ modelCall, work }, "a model was asked"),
  onUsage: (usage) => log.info({ usage, work }, DID[work]),
});
