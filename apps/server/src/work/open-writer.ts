import type { LetterModel } from "@terzi/tailoring/llm/model-letter";
import type { Translator } from "@terzi/tailoring/llm/model-translator";
import { localWriter } from "@terzi/tailoring/writing/local-writer";
import type { Writer } from "@terzi/tailoring/writing/writer";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { modelOptions } from "../model-options.ts";

/** A person waits for it, and any proxy in between. Half of it is the longest one request may take. */
const WRITING_MS = 90_000;

/** Who words the CVs. What asks a model is loaded only where one is set up, because it is large. */
export async function openWriter(
  { writer, tokensAtMost = null }: Pick<Config, "writer"> & { tokensAtMost?: number | null | undefined },
  log: Log,
): Promise<Writer> {
  if (writer.kind === "local") return localWriter;
  const { openModelWriter } = await import("@terzi/tailoring/llm/model-writer");
  return openModelWriter({
    ...modelOptions(writer, { log, timeoutMs: WRITING_MS, work: "cv" }),
    tokensAtMost,
  });
}

/** A letter can also be written without the model, so nobody waits as long for it. */
const LETTER_MS = 40_000;

/** Who words letters; null when the rules do it alone. */
export async function openLetterWriter(
  { writer }: Pick<Config, "writer">,
  log: Log,
): Promise<LetterModel | null> {
  if (writer.kind === "local") return null;
  const { openLetterModel } = await import("@terzi/tailoring/llm/model-letter");
  return openLetterModel(modelOptions(writer, { log, timeoutMs: LETTER_MS, work: "letter" }));
}

/** A twin also works without the model; its lines are asked for at most three times, one after another. */
const TWIN_MS = 60_000;

/** Who translates CVs; null when nobody does. */
export async function openTwinTranslator(
  { writer }: Pick<Config, "writer">,
  log: Log,
): Promise<Translator | null> {
  if (writer.kind === "local") return null;
  const { openTranslator } = await import("@terzi/tailoring/llm/model-translator");
  return openTranslator(modelOptions(writer, { log, timeoutMs: TWIN_MS, work: "twin" }));
}
