import { Button } from "@mantine/core";
import type { AdminPurchase } from "@terzi/contracts/admin";
import { showNumber, showPrice } from "@terzi/ui/show-values";
import { showToast } from "@terzi/ui/toast";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../app/confirm-dialog.tsx";
import { trpc } from "../../app/trpc.ts";

/** Sends the money back, once it was confirmed. */
export function RefundButton({ purchase }: { purchase: AdminPurchase }) {
  const { t } = useTranslation("admin");
  const basics = useTranslation().t;
  const [isAsking, setAsking] = useState(false);
  const refund = trpc.admin.refund.useMutation({
    meta: { failure: { title: basics("error"), text: t("purchases.refundFailed") } },
    onSuccess: () => showToast({ tone: "success", title: t("purchases.refunded") }),
    onSettled: () => setAsking(false),
  });
  const { email } = purchase.user;
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t("purchases.refundOf", { email })}
        onClick={() => setAsking(true)}
      >
        {t("purchases.refund")}
      </Button>
      <ConfirmDialog
        title={t("purchases.refundTitle")}
        text={t("purchases.refundText", {
          email,
          amount: showPrice(purchase.amount),
          credits: showNumber(purchase.credits),
        })}
        confirm={t("purchases.refund")}
        color="red"
        isOpen={isAsking}
        isPending={refund.isPending}
        onConfirm={() => refund.mutate({ purchaseId: purchase.id })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
