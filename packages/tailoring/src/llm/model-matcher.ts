import type { MatchHints } from "@terzi/contracts/match";
import { askModel } from "./ask-model.ts";
import { openConnection } from "./connection.ts";
import { readFailure } from "./failure.ts";
import { HINTS_SHAPE } from "./hint-instructions.ts";
import type { HintMaterial } from "./hint-material.ts";
import { hintMessages } from "./hint-messages.ts";
import { type ModelOptions, reportUsage } from "./model-usage.ts";
import { HINTS_FORMAT, readHints } from "./read-hints.ts";
import type { Pause } from "./retry.ts";

/**
 * Who finds what the rules missed in a posting and a profile. Null when nobody can: no match depends on it. Throws
 * the signal's reason when it is aborted.
 */
export type ModelMatcher = { hint(material: HintMaterial, signal: AbortSignal): Promise<MatchHints | null> };

/**
 * A matcher that asks a language model at any endpoint with OpenAI's chat-completions API. What it points at exists
 * in what it was shown; what that counts for, the rules decide. Failures are logged without any of either text.
 */
export function openModelMatcher(options: ModelOptions): ModelMatcher {
  const connection = openConnection(options);
  const pause: Pause = { until: 0 };
  return {
    async hint(material, signal) {
      signal.throwIfAborted();
      const tries = {
        signal,
        deadline: performance.now() + options.timeoutMs,
        tryMs: options.timeoutMs,
        pause,
        onFailure: () => {},
      };
      const read = (text: string) => readHints(text, material);
      try {
        return await reportUsage(options, (meter) =>
          askModel({ messages: hintMessages(material), shape: HINTS_SHAPE, read }, (messages, maxTokens) =>
            connection.complete({ messages, answerFormat: HINTS_FORMAT, maxTokens, meter, tries }),
          ),
        );
      } catch (error) {
        signal.throwIfAborted();
        options.log.warn({ reason: readFailure(error).reason }, "a model could not help with a match");
        return null;
      }
    },
  };
}
