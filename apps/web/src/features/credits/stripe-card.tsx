import { useComputedColorScheme } from "@mantine/core";
import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { CardForm } from "./card-form.ts";
import { FormSkeleton } from "./form-skeleton.tsx";
import { PayButtons } from "./pay-buttons.tsx";
import type { CardResult } from "./use-payment.ts";
import { returnUrl } from "./use-returned-payment.ts";

const loaded = new Map<string, Promise<Stripe | null>>();

/** Stripe's script, fetched once, from Stripe: it may not be served from anywhere else. */
function stripeFor(publishableKey: string): Promise<Stripe | null> {
  const stripe = loaded.get(publishableKey) ?? loadStripe(publishableKey, { locale: "en" });
  loaded.set(publishableKey, stripe);
  // A script that couldn't be loaded is requested again next time.
  stripe.catch(() => loaded.delete(publishableKey));
  return stripe;
}

/** Stripe's card form. The card's number stays in Stripe's own frames. */
export function StripeCard({ publishableKey, ...form }: CardForm & { publishableKey: string }) {
  const isDark = useComputedColorScheme("light") === "dark";
  const [stripe] = useState(() => stripeFor(publishableKey));
  const { onUnavailable } = form;
  const report = useRef(onUnavailable);
  report.current = onUnavailable;
  useEffect(() => {
    stripe.catch(() => report.current());
  }, [stripe]);
  return (
    <Elements
      stripe={stripe}
      options={{ clientSecret: form.clientSecret, appearance: { theme: isDark ? "night" : "stripe" } }}
    >
      <StripeForm {...form} />
    </Elements>
  );
}

function StripeForm({ packageId, priceCents, isBusy, onPay, onCancel, onUnavailable }: CardForm) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements) return;
    onPay(async (): Promise<CardResult> => {
      const { error, paymentIntent } = await stripe.confirmPayment({
        elements,
        redirect: "if_required",
        confirmParams: { return_url: returnUrl(packageId) },
      });
      const status = paymentIntent?.status ?? error?.payment_intent?.status;
      // Also after an error: the payment may have gone through on an earlier try.
      if (status === "succeeded") return { outcome: "paid" };
      if (status === "processing") return { outcome: "unknown" };
      const isForPayer = error?.type === "card_error" || error?.type === "validation_error";
      return { outcome: "failed", message: isForPayer ? error.message : undefined };
    });
  };
  return (
    <form onSubmit={submit}>
      {!isReady && <FormSkeleton />}
      <PaymentElement onReady={() => setReady(true)} onLoadError={onUnavailable} />
      <PayButtons priceCents={priceCents} isBusy={isBusy} isReady={isReady} onCancel={onCancel} />
    </form>
  );
}
