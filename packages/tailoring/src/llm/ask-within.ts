import { askModel } from "./ask-model.ts";
import type { Connection, Meter } from "./connection.ts";
import type { AnswerFormat } from "./dialect.ts";
import { AnswerUnusable } from "./failure.ts";
import type { Message } from "./message.ts";
import { answerWithin } from "./token-budget.ts";
import type { RetryOptions } from "./retry.ts";

/** Questions to a model for one CV, within the time and tokens that the CV may cost. */
export type Asking<T> = {
  messages: Message[];
  format: AnswerFormat;
  shape: string;
  read(text: string): T | null;
  /** How long the answer may be, and the shortest that is useful, in tokens. */
  room: { wanted: number; least: number };
  /** Receives the answer while it is being written. */
  onText?: (text: string) => void;
};

export type AskWithin = <T>(asking: Asking<T>) => Promise<T>;

type Means = { connection: Connection; meter: Meter; tries: RetryOptions; tokensAtMost: number | null };

/** Writing needs little reasoning and little chance. */
const TUNING = { temperature: 0.3, effort: "low" } as const;

/** Throws AnswerUnusable when the CV's budget has no room for the question, and what `askModel` throws. */
export const openAskWithin =
  ({ connection, meter, tries, tokensAtMost }: Means): AskWithin =>
  ({ messages, format, shape, read, room, onText }) =>
    askModel({ messages, shape, read, maxTokens: room.wanted }, (said, wanted) => {
      const maxTokens = answerWithin(tokensAtMost, { meter, messages: said, wanted, least: room.least });
      if (maxTokens === null) throw new AnswerUnusable("the CV's budget of tokens is used up");
      return connection.complete({
        messages: said,
        answerFormat: format,
        maxTokens,
        tuning: TUNING,
        meter,
        tries,
        ...(onText && { onText }),
      });
    });
