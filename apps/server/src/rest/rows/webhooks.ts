import { CreateWebhookInput, NewWebhook, Webhook, WebhookId } from "@terzi/contracts/webhooks";
import { z } from "zod";
import { json, type Route } from "../route.ts";

const Done = z.object({ success: z.boolean() });

/** By session alone: a token that leaks must not have an account's news sent elsewhere. */
export const webhookRows: Route[] = [
  json({
    method: "GET",
    path: "/api/webhooks",
    tag: "Webhooks",
    summary: "The account's webhooks with their newest deliveries, without the secrets",
    access: "session",
    output: z.array(Webhook),
    call: (api) => api.webhooks.list(),
  }),
  json({
    method: "POST",
    path: "/api/webhooks",
    tag: "Webhooks",
    summary: "Have an address told what happens; the secret that signs its messages is shown this once",
    access: "session",
    status: 201,
    input: CreateWebhookInput,
    output: NewWebhook,
    errors: ["WEBHOOK_ADDRESS", "TOO_MANY_WEBHOOKS", "RATE_LIMITED"],
    call: (api, input) => api.webhooks.create(input),
  }),
  json({
    method: "POST",
    path: "/api/webhooks/{id}/ping",
    tag: "Webhooks",
    summary: "Send a message that says nothing, to try the address",
    access: "session",
    input: WebhookId,
    output: Done,
    errors: ["NOT_FOUND", "RATE_LIMITED"],
    call: (api, input) => api.webhooks.ping(input),
  }),
  json({
    method: "DELETE",
    path: "/api/webhooks/{id}",
    tag: "Webhooks",
    summary: "Delete a webhook; what is on its way to it is dropped",
    access: "session",
    input: WebhookId,
    output: Done,
    errors: ["NOT_FOUND"],
    call: (api, input) => api.webhooks.delete(input),
  }),
];
