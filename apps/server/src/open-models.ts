import type { ModelMatcher } from "@terzi/tailoring/llm/model-matcher";
import type { ModelReader } from "@terzi/tailoring/llm/model-reader";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import { modelOptions } from "./model-options.ts";

/** An upload also works without the model, so it doesn't wait as long for it. */
const READING_MS = 25_000;
/** So does a match, and the model is asked while the CV is worded. */
const MATCHING_MS = 25_000;

type Writing = Pick<Config, "writer">;

/**
 * Who helps the rules to read a CV; null when nobody does. Loaded only where a model is set up, because it is large.
 */
export async function openReader(
  { writer }: Writing,
  log: Log,
  timeoutMs = READING_MS,
): Promise<ModelReader | null> {
  if (writer.kind === "local") return null;
  const { openModelReader } = await import("@terzi/tailoring/llm/model-reader");
  return openModelReader(modelOptions(writer, { log, timeoutMs, work: "upload" }));
}

/** Who finds what the rules miss in a match; null when nobody does. */
export async function openMatcher(
  { writer }: Writing,
  log: Log,
  timeoutMs = MATCHING_MS,
): Promise<ModelMatcher | null> {
  if (writer.kind === "local") return null;
  const { openModelMatcher } = await import("@terzi/tailoring/llm/model-matcher");
  return openModelMatcher(modelOptions(writer, { log, timeoutMs, work: "match" }));
}
