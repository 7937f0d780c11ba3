import { intentIdOf } from "@terzi/contracts/credits";
import { dismissToast, showToast } from "@terzi/ui/toast";
import { getQueryKey } from "@trpc/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc, userKey } from "../../app/trpc.ts";

/** What the card form learned from the provider. `unknown`: its answer is still pending. */
export type CardResult =
  | { outcome: "paid" | "unknown" }
  | { outcome: "failed"; message?: string | undefined };

export type PaymentStage =
  | { name: "card"; failure?: string }
  | { name: "processing" }
  | { name: "done"; creditsAdded: number }
  | { name: "pending" };

/**
 * The stages of one payment, from the card to the credits. The server asks the provider itself; no card form is
 * believed.
 */
export function usePayment({ clientSecret, packageId }: { clientSecret: string; packageId: string }) {
  const { t } = useTranslation("credits");
  const [stage, setStage] = useState<PaymentStage>({ name: "card" });
  const confirm = trpc.credits.confirmPayment.useMutation({
    meta: { touches: [userKey, getQueryKey(trpc.credits.purchases)] },
  });
  const fail = (message = t("payment.failedText")) => {
    setStage({ name: "card", failure: message });
    showToast({ tone: "error", title: t("payment.failed"), text: message });
  };
  const finish = async () => {
    try {
      const paymentIntentId = intentIdOf(clientSecret);
      const { success, creditsAdded } = await confirm.mutateAsync({ paymentIntentId, packageId });
      setStage(success ? { name: "done", creditsAdded } : { name: "pending" });
    } catch {
      // The card was charged: the credits come through the webhook or the reconciliation, so nobody should pay again.
      setStage({ name: "pending" });
    }
  };
  const pay = async (charge: () => Promise<CardResult>) => {
    setStage({ name: "processing" });
    // The message about the previous card no longer applies.
    dismissToast();
    try {
      const result = await charge();
      if (result.outcome === "failed") return fail(result.message);
      await finish();
    } catch {
      fail();
    }
  };
  return { stage, pay };
}
