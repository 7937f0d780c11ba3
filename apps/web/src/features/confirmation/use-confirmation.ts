import { CONFIRMATION_HOURS } from "@terzi/contracts/limits";
import { showToast } from "@terzi/ui/toast";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";

/** How to have the link sent once more. */
export function useResend() {
  const { t } = useTranslation("confirmation");
  const basics = useTranslation().t;
  return trpc.auth.requestConfirmation.useMutation({
    meta: { failure: { title: t("sendFailed"), text: basics("offline") } },
    onSuccess: () =>
      showToast({ tone: "success", title: t("sent"), text: t("sentText", { hours: CONFIRMATION_HOURS }) }),
  });
}

/** Reads the account again when its person returns to this tab, because the link opens in another one. */
export function useConfirmedElsewhere(isWaiting: boolean): void {
  const { invalidate } = trpc.useUtils().auth.user;
  useEffect(() => {
    if (!isWaiting) return;
    const look = () => {
      if (document.visibilityState === "visible") void invalidate();
    };
    window.addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isWaiting, invalidate]);
}
