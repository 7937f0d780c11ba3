import { Readable } from "node:stream";
import type { ErrorBody } from "@terzi/contracts/errors";
import type { FastifyReply } from "fastify";
import type { Ctx } from "../ctx.ts";
import { errorBody, isOurFault, toAppError } from "../failure.ts";

type Options = { fail: (error: ErrorBody) => unknown; ctx: Ctx; reply: FastifyReply };

/**
 * Answers one line of JSON per event, as it happens. A failure before the first event is thrown, so that it gets its
 * own status.
 */
export async function answerEvents(
  events: AsyncIterable<unknown>,
  { fail, ctx, reply }: Options,
): Promise<FastifyReply> {
  const iterator = events[Symbol.asyncIterator]();
  const first = await iterator.next();
  async function* lines(): AsyncGenerator<string> {
    try {
      for (let next = first; !next.done; next = await iterator.next())
        yield `${JSON.stringify(next.value)}\n`;
    } catch (error) {
      const failure = toAppError(error);
      if (isOurFault(failure) && !ctx.signal.aborted)
        ctx.log.error(
          { err: failure.rest.cause ?? failure, requestId: ctx.requestId },
          "an answer broke off",
        );
      yield `${JSON.stringify(fail(errorBody(failure, ctx.language, ctx.requestId)))}\n`;
    }
  }
  return reply
    .header("cache-control", "no-store")
    .type("application/x-ndjson; charset=utf-8")
    .send(Readable.from(lines()));
}
