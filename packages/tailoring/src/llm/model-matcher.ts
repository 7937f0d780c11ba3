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
 * Who says what the rules have missed in a posting and a profile. Null when nobody can say: no match depends on it.
 * Throws the signal's reason when it is aborted.
 */
export type ModelMatcher = { hint(material: HintMaterial, signal: AbortSignal): Promise<MatchHints | null> };

/**
 * A matcher that asks a language model, by any endpoint that speaks OpenAI's chat-completions API. What it says stands
 * in what it was shown; what it counts is for the rules to say. Failures are logged, without a word of either text.
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
