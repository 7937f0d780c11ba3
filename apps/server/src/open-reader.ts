import type { ModelReader } from "@terzi/tailoring/llm/model-reader";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import { modelOptions } from "./model-options.ts";

/** An upload is done without the model as well, so it doesn't wait as long for it. */
const READING_MS = 25_000;

/** Who helps the rules to read a CV; null when nobody does. */
export async function openReader(
  { writer }: Pick<Config, "writer">,
  log: Log,
  timeoutMs = READING_MS,
): Promise<ModelReader | null> {
  if (writer.kind === "local") return null;
  const { openModelReader } = await import("@terzi/tailoring/llm/model-reader");
  return openModelReader(modelOptions(writer, { log, timeoutMs, did: "a model helped to read a CV" }));
}
