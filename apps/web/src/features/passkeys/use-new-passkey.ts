import { showToast } from "@terzi/ui/toast";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { createPasskey, refusalOf } from "./browser-passkeys.ts";

/** Makes a passkey on this device: the server asks, the device makes, the server keeps. */
export function useNewPasskey(onAdded: () => void) {
  const { t } = useTranslation("passkeys");
  const failure = { title: t("addFailed"), text: t("broken") };
  const begin = trpc.passkeys.begin.useMutation({ meta: { failure, touches: [] } });
  const add = trpc.passkeys.add.useMutation({
    meta: { failure, touches: [getQueryKey(trpc.passkeys.list), getQueryKey(trpc.auth.sessions)] },
    onSuccess: onAdded,
  });
  const make = async ({ name, password }: { name: string; password: string }) => {
    try {
      const credential = await createPasskey(await begin.mutateAsync({ password }));
      await add.mutateAsync({ name, credential });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal)
        showToast({
          tone: refusal === "cancelled" ? "plain" : "error",
          title: t("addFailed"),
          text: t(refusal),
        });
    }
  };
  return { make, isPending: begin.isPending || add.isPending };
}
