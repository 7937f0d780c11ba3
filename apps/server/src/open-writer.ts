import { openModelWriter } from "@terzi/tailoring/openai/model-writer";
import { localWriter } from "@terzi/tailoring/write/local-writer";
import type { Writer } from "@terzi/tailoring/write/writer";
import type { Config } from "./config.ts";
import type { Log } from "./ctx.ts";

/** A person waits for it, and whatever proxy stands between. Half of it is the longest that one request may take. */
const TIMEOUT_MS = 90_000;

/** Who words the CVs. What a model used is logged, a line a CV, so that it can be added up against the bill. */
export const openWriter = ({ writer }: Pick<Config, "writer">, log: Log): Writer =>
  writer.kind === "local"
    ? localWriter
    : openModelWriter({
        apiKey: writer.apiKey,
        model: writer.model,
        ...(writer.baseUrl && { baseUrl: writer.baseUrl }),
        timeoutMs: TIMEOUT_MS,
        log,
        onUsage: (usage) => log.info({ usage }, "a model worded a CV"),
      });
