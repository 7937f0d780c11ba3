import { Alert } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import type { CreditPackage } from "@terzi/contracts/credits";
import { lazy, Suspense, useEffect } from "react";
import type { CardForm } from "./card-form.ts";
import { FormSkeleton } from "./form-skeleton.tsx";
import { PaymentDone, PaymentPending } from "./payment-end.tsx";
import { SandboxCard } from "./sandbox-card.tsx";
import type { Checkout } from "./use-checkout.ts";
import { usePayment } from "./use-payment.ts";

// Stripe's part is fetched only where an operator has configured Stripe.
const StripeCard = lazy(async () => ({ default: (await import("./stripe-card.tsx")).StripeCard }));

type Props = {
  pack: CreditPackage;
  card: NonNullable<Checkout["card"]>;
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
  onUnavailable: () => void;
};

/** From the card form to the end of the payment. */
export function CardStep({ pack, card, onBusy, onClose, onUnavailable }: Props) {
  const { stage, pay } = usePayment({ clientSecret: card.clientSecret, packageId: pack.id });
  const isBusy = stage.name === "processing";
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  if (stage.name === "done") return <PaymentDone credits={stage.creditsAdded} onClose={onClose} />;
  if (stage.name === "pending") return <PaymentPending onClose={onClose} />;
  const form: CardForm = {
    clientSecret: card.clientSecret,
    packageId: pack.id,
    priceCents: pack.price,
    isBusy,
    onPay: pay,
    onCancel: onClose,
    onUnavailable,
  };
  return (
    <>
      {stage.name === "card" && stage.failure && (
        <Alert color="red" icon={<IconAlertCircle />} role="alert" mb="md">
          {stage.failure}
        </Alert>
      )}
      {card.form.provider === "stripe" ? (
        <Suspense fallback={<FormSkeleton />}>
          <StripeCard publishableKey={card.form.publishableKey} {...form} />
        </Suspense>
      ) : (
        <SandboxCard {...form} />
      )}
    </>
  );
}
