import { z } from "zod";
import { ApplicationStatus } from "./applications.ts";
import { Language } from "./language.ts";

/** The events an integrator can subscribe to. `ping` is sent on request, to try an address. */
export const WebhookEvent = z.enum(["cv.saved", "application.moved"]);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** More addresses than this are nobody's integration. */
export const WEBHOOKS_MAX = 10;

export const CreateWebhookInput = z.object({
  // Credentials in an address would end up in lists and logs.
  url: z
    .url({ protocol: /^https?$/, error: "Not a valid web address" })
    .max(2_000)
    .refine((value) => !value.includes("@"), "Not a valid web address"),
  events: z.array(WebhookEvent).min(1, "Required").max(WebhookEvent.options.length),
});
export type CreateWebhookInput = z.infer<typeof CreateWebhookInput>;

export const WebhookDelivery = z.object({
  id: z.uuid(),
  event: z.string(),
  status: z.enum(["queued", "delivered", "failed"]),
  attempts: z.int(),
  /** The answer to the last try ("200"), or why there was none. Null before the first. */
  outcome: z.string().nullable(),
  createdAt: z.iso.datetime(),
  deliveredAt: z.iso.datetime().nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const Webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(WebhookEvent),
  createdAt: z.iso.datetime(),
  /** The newest few, newest first. */
  deliveries: z.array(WebhookDelivery),
});
export type Webhook = z.infer<typeof Webhook>;

/** A new address with the secret that signs its messages, which is shown only this once. */
export const NewWebhook = Webhook.extend({ secret: z.string() });
export type NewWebhook = z.infer<typeof NewWebhook>;

export const WebhookId = z.object({ id: z.uuid() });
export type WebhookId = z.infer<typeof WebhookId>;

/** What happened, and the facts a receiver needs to ask for more. */
export const WebhookOccurrence = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("cv.saved"),
    data: z.object({
      id: z.uuid(),
      jobTitle: z.string(),
      company: z.string(),
      language: Language,
      matchScore: z.int(),
    }),
  }),
  z.object({
    type: z.literal("application.moved"),
    data: z.object({
      id: z.uuid(),
      jobTitle: z.string(),
      company: z.string(),
      from: ApplicationStatus,
      to: ApplicationStatus,
    }),
  }),
  z.object({ type: z.literal("ping"), data: z.object({}) }),
]);
export type WebhookOccurrence = z.infer<typeof WebhookOccurrence>;
