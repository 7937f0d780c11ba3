import type { SystemSetting } from "@terzi/contracts/admin";
import { failureOf } from "@terzi/ui/failures";
import { renewReads } from "@terzi/ui/query-client";
import { showToast } from "@terzi/ui/toast";
import { getQueryKey } from "@trpc/react-query";
import i18next from "i18next";
import { useEffect, useState } from "react";
import { queryClient } from "../../app/query-client.ts";
import { trpc, trpcClient, userKey } from "../../app/trpc.ts";
import { createLatestWins } from "./latest-wins.ts";

/**
 * A setting's value as it is typed, stored with every keystroke. The screen follows the keyboard and nothing else;
 * answers of the server change nothing here.
 */
export function useSetting({ key, value }: SystemSetting) {
  const cache = trpc.useUtils();
  const [typed, setTyped] = useState(value);
  const [state, setState] = useState<"stored" | "saving" | "failed">("stored");
  const [queue] = useState(() =>
    createLatestWins({
      store: (value) => trpcClient.admin.setSetting.mutate({ key, value }),
      onSettled(error) {
        setState(error ? "failed" : "stored");
        if (failureOf(error)?.code === "NOT_SIGNED_IN") queryClient.setQueryData(userKey, null);
        tellOutcome(error);
        // The settings themselves are not read again: their fields know better.
        void renewReads(queryClient, getQueryKey(trpc.admin.audit));
      },
    }),
  );

  // Read again by "Refresh": somebody else may have changed it, but never under the fingers of who is typing.
  useEffect(() => {
    if (!queue.isBusy()) setTyped(value);
  }, [value, queue]);
  useEffect(() => {
    if (state !== "saving") return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", stay);
    return () => window.removeEventListener("beforeunload", stay);
  }, [state]);

  const type = (value: string) => {
    setTyped(value);
    setState("saving");
    queue.push(value);
    cache.admin.settings.setData(undefined, (known) =>
      known?.map((setting) => (setting.key === key ? { ...setting, value } : setting)),
    );
  };
  return { typed, state, type };
}

function tellOutcome(error: unknown): void {
  if (error)
    showToast({
      tone: "error",
      title: i18next.t("error"),
      text: i18next.t("settings.failed", { ns: "admin" }),
    });
  else showToast({ tone: "success", title: i18next.t("settings.updated", { ns: "admin" }) });
}
