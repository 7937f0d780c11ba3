import { openModelWriter } from "@terzi/tailoring/llm/model-writer";
import { localWriter } from "@terzi/tailoring/writing/local-writer";
import type { Writer } from "@terzi/tailoring/writing/writer";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { modelOptions } from "../model-options.ts";

/** A person waits for it, and whatever proxy stands between. Half of it is the longest that one request may take. */
const WRITING_MS = 90_000;

/** Who words the CVs. */
export const openWriter = (
  { writer, tokensAtMost = null }: Pick<Config, "writer"> & { tokensAtMost?: number | null | undefined },
  log: Log,
): Writer =>
  writer.kind === "local"
    ? localWriter
    : openModelWriter({
        ...modelOptions(writer, { log, timeoutMs: WRITING_MS, work: "cv" }),
        tokensAtMost,
      });
