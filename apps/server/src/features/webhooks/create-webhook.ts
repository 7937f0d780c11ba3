import { randomBytes } from "node:crypto";
import { type CreateWebhookInput, type NewWebhook, WEBHOOKS_MAX } from "@terzi/contracts/webhooks";
import { AppError } from "../../app-error.ts";
import type { UserCtx } from "../../ctx.ts";
import { countEndpoints, insertEndpoint } from "./store.ts";

/**
 * Adds an address that is told what happens in the account, and shows, this once, the secret that signs its messages.
 */
export async function createWebhook(ctx: UserCtx, { url, events }: CreateWebhookInput): Promise<NewWebhook> {
  await ctx.limits.take("token", ctx.user.id);
  ctx.outside.requireReachable(url);
  if ((await countEndpoints(ctx.db, ctx.user.id)) >= WEBHOOKS_MAX) throw new AppError("TOO_MANY_WEBHOOKS");
  const secret = `whsec_${randomBytes(32).toString("base64url")}`;
  const made = await insertEndpoint(ctx.db, {
    accountId: ctx.user.id,
    url,
    events: [...new Set(events)],
    secret,
  });
  return { ...made, secret };
}
