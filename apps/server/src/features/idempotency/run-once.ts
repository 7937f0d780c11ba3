import { createHash } from "node:crypto";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { findAnswer, insertKey, updateAnswer } from "./store.ts";

/**
 * Runs `work` once for the request's Idempotency-Key, in one transaction with a record of its answer: a repeated
 * request gets the same answer and changes nothing, even while the first one still runs. Without a key it just runs.
 */
export function runOnce<T>(
  ctx: UserCtx,
  request: { name: string; input: unknown; answer: z.ZodType<T> },
  work: (ctx: UserCtx) => Promise<T>,
): Promise<T> {
  const { idempotencyKey: key } = ctx;
  if (!key) return work(ctx);
  const requestHash = createHash("sha256")
    .update(JSON.stringify([request.name, request.input]))
    .digest("hex");
  return inTransaction(ctx, async (ctx) => {
    const id = { accountId: ctx.user.id, key };
    if (await insertKey(ctx.db, { ...id, requestHash })) {
      const answer = await work(ctx);
      await updateAnswer(ctx.db, id, answer);
      return answer;
    }
    const before = await findAnswer(ctx.db, id);
    if (before.requestHash !== requestHash) throw new AppError("KEY_REUSED");
    return request.answer.parse(before.answer);
  });
}
