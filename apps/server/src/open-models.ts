import { type ModelMatcher, openModelMatcher } from "@terzi/tailoring/llm/model-matcher";
import { type ModelReader, openModelReader } from "@terzi/tailoring/llm/model-reader";
import type { ModelOptions } from "@terzi/tailoring/llm/model-usage";
import { openModelWriter } from "@terzi/tailoring/llm/model-writer";
import { localWriter } from "@terzi/tailoring/writing/local-writer";
import type { Writer } from "@terzi/tailoring/writing/writer";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";

/** A person waits for it, and whatever proxy stands between. Half of it is the longest that one request may take. */
const WRITING_MS = 90_000;
/** An upload is done without the model as well, so it doesn't wait as long for it. */
const READING_MS = 25_000;
/** Nor does a match, and it is asked for while the CV is worded. */
const MATCHING_MS = 25_000;

type ModelConfig = Extract<Config["writer"], { kind: "model" }>;

/** What a model used is logged, a line for each piece of work, so that it can be added up against the bill. */
const optionsFor = (
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

/** Who words the CVs. */
export const openWriter = ({ writer }: Pick<Config, "writer">, log: Log): Writer =>
  writer.kind === "local"
    ? localWriter
    : openModelWriter(optionsFor(writer, { log, timeoutMs: WRITING_MS, did: "a model worded a CV" }));

/** Who helps the rules to read a CV; null when nobody does. */
export const openReader = (
  { writer }: Pick<Config, "writer">,
  log: Log,
  timeoutMs = READING_MS,
): ModelReader | null =>
  writer.kind === "local"
    ? null
    : openModelReader(optionsFor(writer, { log, timeoutMs, did: "a model helped to read a CV" }));

/** Who sees what the rules miss in a match; null when nobody does. */
export const openMatcher = (
  { writer }: Pick<Config, "writer">,
  log: Log,
  timeoutMs = MATCHING_MS,
): ModelMatcher | null =>
  writer.kind === "local"
    ? null
    : openModelMatcher(optionsFor(writer, { log, timeoutMs, did: "a model helped with a match" }));
