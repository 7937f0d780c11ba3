import { z } from "zod";
import type { PaymentEvent } from "./provider.ts";

const Id = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const Event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  data: z.object({
    object: z.object({ id: z.string(), object: z.string(), payment_intent: Id.nullish() }).partial(),
  }),
});

/** What of an event we look at: events come in whatever version of Stripe's API the endpoint was set up with. */
export function readEvent(event: unknown): PaymentEvent {
  const { id, type, data } = Event.parse(event);
  const { object } = data;
  const intentId = object.object === "payment_intent" ? object.id : object.payment_intent;
  return { id, type, intentId: intentId ?? null };
}
