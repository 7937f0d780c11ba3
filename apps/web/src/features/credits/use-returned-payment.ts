import { useNavigate } from "@tanstack/react-router";
import { showToast } from "@terzi/ui/toast";
import { getQueryKey } from "@trpc/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { trpc, userKey } from "../../app/trpc.ts";

/** Where a bank with its own confirmation page sends the payer back to. The provider adds the payment's id. */
export const returnUrl = (packageId: string): string =>
  `${window.location.origin}/credits?package=${packageId}`;

/** Confirms, once, a payment that returns from the bank's own page, and says how it ended. */
export function useReturnedPayment(): void {
  const { t } = useTranslation("credits");
  const navigate = useNavigate();
  const confirm = trpc.credits.confirmPayment.useMutation({
    meta: {
      touches: [userKey, getQueryKey(trpc.credits.purchases)],
      failure: { title: t("payment.failed"), text: t("payment.failedText") },
    },
    onSuccess: ({ success, creditsAdded }) =>
      showToast(
        success
          ? {
              tone: "success",
              title: t("payment.doneTitle"),
              text: t("payment.done", { count: creditsAdded }),
            }
          : { tone: "plain", title: t("payment.pendingTitle"), text: t("payment.pendingText") },
      ),
  });
  const { mutate } = confirm;
  useEffect(() => {
    const address = new URLSearchParams(window.location.search);
    const packageId = address.get("package");
    const paymentIntentId = address.get("payment_intent");
    if (!packageId || !paymentIntentId) return;
    // Removed from the address at once, so that a reload doesn't repeat the message.
    void navigate({ to: "/credits", replace: true });
    if (address.get("redirect_status") === "failed")
      showToast({ tone: "error", title: t("payment.failed"), text: t("payment.failedText") });
    else mutate({ packageId, paymentIntentId });
  }, [mutate, navigate, t]);
}
