import type { FastifyInstance } from "fastify";
import type { Ports } from "../ctx.ts";
import { takePaymentEvent } from "../features/credits/take-payment-event.ts";

const BODY_LIMIT = 2 * 1024 * 1024;

/** Stripe's webhooks, in a scope of their own: the signature is over the body's bytes, so nothing may parse them. */
export async function addStripeWebhook(app: FastifyInstance, ports: Ports): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  for (const url of ["/webhooks/stripe", "/api/webhooks/stripe"])
    app.post(url, { bodyLimit: BODY_LIMIT }, async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = request.headers["stripe-signature"];
      const event = ports.payments.parseWebhook(body, typeof signature === "string" ? signature : "");
      await takePaymentEvent(ports, event);
      return { received: true };
    });
}
