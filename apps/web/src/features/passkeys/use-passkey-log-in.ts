import type { User } from "@terzi/contracts/account";
import { showToast } from "@terzi/ui/toast";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { knowsPasskeys, offerPasskeys, refusalOf, stopOffering, takePasskey } from "./browser-passkeys.ts";

/** Logging in by a passkey; `onEntered` follows. */
export function usePasskeyLogIn(onEntered: (user: User) => void) {
  const { t } = useTranslation("auth");
  const ask = trpc.passkeys.ask.useMutation({
    meta: { failure: { title: t("logIn.failed"), text: t("logIn.passkeyFailed") } },
  });
  const signIn = trpc.passkeys.signIn.useMutation({
    meta: { failure: { title: t("logIn.failed"), text: t("logIn.passkeyFailed") } },
    onSuccess: onEntered,
  });
  const logIn = async () => {
    try {
      const credential = await takePasskey(await ask.mutateAsync());
      await signIn.mutateAsync({ credential });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal)
        showToast({ tone: "plain", title: t("logIn.passkeyUnused"), text: t("logIn.passkeyUnusedText") });
    }
  };
  return { logIn, isPending: ask.isPending || signIn.isPending, isSuccess: signIn.isSuccess, signIn };
}

/** Lets the browser offer passkeys in the form's own fields, as long as the form is there. */
export function usePasskeyOffer({ signIn }: Pick<ReturnType<typeof usePasskeyLogIn>, "signIn">): void {
  const ask = trpc.useUtils().client.passkeys.ask;
  const taken = useRef(signIn.mutate);
  taken.current = signIn.mutate;
  useEffect(() => {
    if (!knowsPasskeys()) return;
    // The button still works when nothing is offered, so nobody is told.
    void offerPasskeys(() => ask.mutate())
      .then((credential) => credential && taken.current({ credential }))
      .catch(() => {});
    return () => void stopOffering();
  }, [ask]);
}
