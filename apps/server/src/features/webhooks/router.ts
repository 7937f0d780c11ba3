import { CreateWebhookInput, WebhookId } from "@terzi/contracts/webhooks";
import { router, sessionProcedure } from "../../trpc.ts";
import { createWebhook } from "./create-webhook.ts";
import { deleteEndpoint, listEndpoints } from "./store.ts";
import { pingWebhook } from "./tell-webhooks.ts";

export const webhooksRouter = router({
  list: sessionProcedure.query(({ ctx }) => listEndpoints(ctx.db, ctx.user.id)),
  create: sessionProcedure.input(CreateWebhookInput).mutation(({ ctx, input }) => createWebhook(ctx, input)),
  ping: sessionProcedure.input(WebhookId).mutation(async ({ ctx, input }) => {
    await pingWebhook(ctx, input);
    return { success: true };
  }),
  delete: sessionProcedure.input(WebhookId).mutation(async ({ ctx, input }) => {
    await deleteEndpoint(ctx.db, ctx.user.id, input.id);
    return { success: true };
  }),
});
