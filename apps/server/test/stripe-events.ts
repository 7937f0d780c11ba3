import type { StripeServer } from "@terzi/testing/stripe-server";
import type { TestApp } from "./start-app.ts";

/** What Stripe tells of; each telling is an event of its own unless an id is given. */
export type Told = { type: string; object: object; id?: string };
export type Signed = { body: string; header: string };

let events = 0;

/** Signs and delivers events as Stripe does. */
export function openEvents(app: TestApp, stripe: StripeServer) {
  const signed = ({ type, object, id = `evt_${++events}` }: Told, at?: Date): Signed =>
    stripe.signEvent({ id, type, object }, at);
  const deliver = ({ body, header }: Signed, url = "/webhooks/stripe") =>
    app.app.inject({
      method: "POST",
      url,
      payload: body,
      headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": header },
    });
  return { signed, deliver, tell: (told: Told) => deliver(signed(told)) };
}
