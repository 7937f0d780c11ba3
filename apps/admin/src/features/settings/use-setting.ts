import type { SystemSetting } from "@terzi/contracts/admin";
import { failureOf } from "@terzi/ui/failures";
import { renewReads } from "@terzi/ui/query-client";
import { showToast } from "@terzi/ui/toast";
import { getQueryKey } from "@trpc/react-query";
import i18next from "i18next";
import { useEffect, useRef, useState } from "react";
import { queryClient } from "../../app/query-client.ts";
import { trpc, trpcClient, userKey } from "../../app/trpc.ts";
import { createLatestWins } from "./latest-wins.ts";
import { judgeChange } from "./setting-change.ts";

/** While somebody types, the field holds an unfinished value. */
const PAUSE_MS = 600;

/**
 * A setting's value as it is typed, stored when the typing pauses. The field follows the keyboard; the value in force
 * is shown beside it. Unusable values aren't stored, and a large change of a price waits for `confirm`.
 */
export function useSetting({ key, value }: SystemSetting) {
  const cache = trpc.useUtils();
  const [typed, setTyped] = useState(value);
  const [state, setState] = useState<"stored" | "saving" | "failed">("stored");
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [queue] = useState(() =>
    createLatestWins({
      store: async (value) => {
        const { value: stored, changed } = await trpcClient.admin.setSetting.mutate({ key, value });
        cache.admin.settings.setData(undefined, (known) =>
          known?.map((setting) => (setting.key === key ? { ...setting, value: stored, changed } : setting)),
        );
      },
      onSettled(error) {
        setState(error ? "failed" : "stored");
        if (failureOf(error)?.code === "NOT_SIGNED_IN") queryClient.setQueryData(userKey, null);
        tellOutcome(error);
        // The settings aren't read again: their fields are more current.
        void renewReads(queryClient, getQueryKey(trpc.admin.audit));
      },
    }),
  );
  const change = judgeChange({ key, inForce: value, typed });

  // "Refresh" reads it again, since somebody else may have changed it, but never while somebody is typing.
  const lastValue = useRef(value);
  useEffect(() => {
    if (lastValue.current !== value && !queue.isBusy())
      setTyped((now) => (now === lastValue.current ? value : now));
    lastValue.current = value;
  }, [value, queue]);
  useEffect(() => {
    if (state !== "saving") return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", stay);
    return () => window.removeEventListener("beforeunload", stay);
  }, [state]);

  const store = (value: string) => {
    clearTimeout(pause.current);
    pause.current = undefined;
    queue.push(value);
  };
  const type = (next: string) => {
    setTyped(next);
    clearTimeout(pause.current);
    const isStored = judgeChange({ key, inForce: value, typed: next }) === "store";
    // Typed back to the value in force while another one is on its way, which must not win.
    const isCorrection = next === value && queue.isBusy();
    if (isStored || isCorrection) {
      setState("saving");
      pause.current = setTimeout(() => store(next), PAUSE_MS);
    } else if (!queue.isBusy()) setState("stored");
  };
  /** Stores what a change that asks asks for. */
  const confirm = () => {
    setState("saving");
    store(typed.trim());
  };
  const discard = () => type(value);
  return { typed, state, change, type, confirm, discard };
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
