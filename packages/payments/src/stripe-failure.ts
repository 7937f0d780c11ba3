import Stripe from "stripe";
import { PaymentRefused, PaymentsUnavailable } from "./provider.ts";

/** Throws Stripe's error as one of the port's. A fault of our own (a wrong key, a wrong parameter) stays as it is. */
export function translateStripeError(error: unknown): never {
  const { errors } = Stripe;
  if (error instanceof errors.StripeCardError)
    throw new PaymentRefused(error.code ?? "card_declined", error.message, { cause: error });
  if (error instanceof errors.StripeIdempotencyError)
    throw new PaymentRefused("idempotency_error", error.message, { cause: error });
  if (
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeRateLimitError ||
    error instanceof errors.StripeAPIError
  )
    throw new PaymentsUnavailable("Stripe does not answer", { cause: error });
  if (error instanceof errors.StripeInvalidRequestError && error.code)
    throw new PaymentRefused(error.code, error.message, { cause: error });
  throw error;
}
