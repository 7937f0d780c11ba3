import type { CreditPackage, PaymentForm } from "@terzi/contracts/credits";
import { failureOf } from "@terzi/ui/failures";
import { showToast } from "@terzi/ui/toast";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";

/** A package being bought. `card` is null until the payment intent exists, which waits for a confirmed address. */
export type Checkout = {
  pack: CreditPackage;
  card: { clientSecret: string; form: PaymentForm } | null;
  isUnconfirmed?: true;
};

/**
 * Opens the payment dialog for a package and begins its payment; `close` drops the client secret, `abandon` also says
 * why.
 */
export function useCheckout() {
  const { t } = useTranslation("credits");
  const cache = trpc.useUtils();
  const begin = trpc.credits.createPaymentIntent.useMutation();
  const [checkout, setCheckout] = useState<Checkout | null>(null);
  // An answer that arrives after the dialog was closed, or opened for another package, is ignored.
  const round = useRef(0);
  const close = () => {
    round.current += 1;
    setCheckout(null);
  };
  const abandon = (reason = t("payment.initFailed")) => {
    close();
    showToast({ tone: "error", title: t("payment.failed"), text: reason });
  };
  const open = async (pack: CreditPackage) => {
    round.current += 1;
    const mine = round.current;
    setCheckout({ pack, card: null });
    try {
      const [{ clientSecret }, form] = await Promise.all([
        begin.mutateAsync({ packageId: pack.id }),
        cache.credits.paymentForm.fetch(),
      ]);
      if (mine === round.current) setCheckout({ pack, card: { clientSecret, form } });
    } catch (error) {
      if (mine !== round.current) return;
      const failure = failureOf(error);
      if (failure?.code === "EMAIL_UNCONFIRMED")
        return setCheckout({ pack, card: null, isUnconfirmed: true });
      const isOurs = failure?.code === "RATE_LIMITED" || failure?.code === "PACKAGE_INACTIVE";
      abandon(isOurs ? failure.message : undefined);
    }
  };
  return { checkout, open, close, abandon };
}
