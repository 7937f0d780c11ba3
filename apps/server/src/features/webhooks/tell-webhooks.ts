import type { WebhookOccurrence } from "@terzi/contracts/webhooks";
import type { Db } from "@terzi/db/open-db";
import { AppError } from "../../app-error.ts";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { insertDelivery, listListeners } from "./store.ts";

/** Tells all subscribers of what happened, once that is committed: call it in the same transaction. */
export async function tellWebhooks(
  ctx: { db: Db },
  accountId: string,
  occurrence: Exclude<WebhookOccurrence, { type: "ping" }>,
): Promise<void> {
  for (const { id } of await listListeners(ctx.db, accountId, { event: occurrence.type }))
    await insertDelivery(ctx.db, { accountId, endpointId: id, occurrence });
}

/** Sends an empty message to try an address. NOT_FOUND for one that isn't the person's own. */
export const pingWebhook = (ctx: UserCtx, wanted: { id: string }): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await ctx.limits.take("token", ctx.user.id);
    const [own] = await listListeners(ctx.db, ctx.user.id, wanted);
    if (!own) throw new AppError("NOT_FOUND");
    await insertDelivery(ctx.db, {
      accountId: ctx.user.id,
      endpointId: own.id,
      occurrence: { type: "ping", data: {} },
    });
  });
