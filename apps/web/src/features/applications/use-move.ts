import { useNavigate } from "@tanstack/react-router";
import type { ApplicationStatus } from "@terzi/contracts/applications";
import { showToast } from "@terzi/ui/toast";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { localDay } from "./local-time.ts";
import { useKnownApplication } from "./use-known-application.ts";

/** Moves an application: into its new column at once, and back if that couldn't be stored. */
export function useMove(): (id: string, status: ApplicationStatus) => void {
  const { t } = useTranslation("applications");
  const basics = useTranslation().t;
  const navigate = useNavigate();
  const cache = trpc.useUtils();
  const know = useKnownApplication();
  const move = trpc.applications.move.useMutation({
    meta: { failure: { title: t("moveFailed"), text: basics("offline") }, touches: [] },
    onMutate: ({ id, status }) => {
      const before = cache.applications.list.getData()?.find((one) => one.id === id);
      const movedAt = new Date().toISOString();
      cache.applications.list.setData(undefined, (all) => {
        const moved = all?.find((one) => one.id === id);
        return moved && all && [{ ...moved, status, movedAt }, ...all.filter((one) => one !== moved)];
      });
      return before;
    },
    onError: (_error, { id }, before) =>
      cache.applications.list.setData(undefined, (all) =>
        all?.map((one) => (one.id === id && before ? before : one)),
      ),
    onSuccess: (known, { id, status }) => {
      know(known);
      if (status === "closed")
        showToast({
          tone: "plain",
          title: t("closed.title"),
          text: t("closed.text"),
          action: {
            label: t("closed.open"),
            run: () => void navigate({ to: "/applications/$id", params: { id } }),
          },
        });
    },
  });
  return (id, status) => move.mutate({ id, status, on: localDay() });
}
