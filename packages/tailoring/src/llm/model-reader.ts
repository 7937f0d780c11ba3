import { readSuggestedCv, SuggestedCv } from "@terzi/contracts/suggested-cv";
import { zodResponseFormat } from "openai/helpers/zod";
import { askModel } from "./ask-model.ts";
import { openConnection } from "./connection.ts";
import { readFailure } from "./failure.ts";
import { jsonValuesIn } from "./json-values.ts";
import type { Contacts } from "./mask-contacts.ts";
import { type ModelOptions, reportUsage } from "./model-usage.ts";
import { SUGGESTION_SHAPE } from "./reading-instructions.ts";
import { readingMessages } from "./reading-messages.ts";
import type { Pause } from "./retry.ts";

/** `contacts`: what was read of the person already, so that it need not be shown to anybody. */
export type LinesToRead = { lines: string[]; contacts: Contacts };

/**
 * Who says what the lines of a CV are. Null when nobody can say: reading a CV never depends on it. Throws the signal's
 * reason when it is aborted.
 */
export type ModelReader = { suggest(cv: LinesToRead, signal: AbortSignal): Promise<SuggestedCv | null> };

const SUGGESTION_FORMAT = zodResponseFormat(SuggestedCv, "cv_sections");

function readSuggestion(text: string): SuggestedCv | null {
  for (const value of jsonValuesIn(text)) {
    const suggested = readSuggestedCv(value);
    if (suggested) return suggested;
  }
  return null;
}

/**
 * A reader that asks a language model, by any endpoint that speaks OpenAI's chat-completions API. What it says is a
 * suggestion: whether it stands in the document is for the caller to check. Failures are logged, without a word of the
 * CV.
 */
export function openModelReader(options: ModelOptions): ModelReader {
  const connection = openConnection(options);
  const pause: Pause = { until: 0 };
  return {
    async suggest({ lines, contacts }, signal) {
      signal.throwIfAborted();
      const tries = {
        signal,
        deadline: performance.now() + options.timeoutMs,
        tryMs: options.timeoutMs,
        pause,
        onFailure: () => {},
      };
      const messages = readingMessages(lines, contacts);
      try {
        return await reportUsage(options, (meter) =>
          askModel({ messages, shape: SUGGESTION_SHAPE, read: readSuggestion }, (asked, maxTokens) =>
            connection.complete({
              messages: asked,
              answerFormat: SUGGESTION_FORMAT,
              maxTokens,
              meter,
              tries,
            }),
          ),
        );
      } catch (error) {
        signal.throwIfAborted();
        options.log.warn({ reason: readFailure(error).reason }, "a model could not help to read a CV");
        return null;
      }
    },
  };
}
