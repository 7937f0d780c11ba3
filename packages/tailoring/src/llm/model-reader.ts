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

/** `contacts`: what was already read about the person, so that nobody needs to be shown it. */
export type LinesToRead = { lines: string[]; contacts: Contacts };

/**
 * Who says what the lines of a CV are. Null when nobody can: reading a CV never depends on it. Throws the signal's
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
 * A reader that asks a language model at any endpoint with OpenAI's chat-completions API. Its answer is a suggestion:
 * the caller checks whether it is in the document. Failures are logged without any of the CV.
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
