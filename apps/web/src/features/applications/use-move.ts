import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ApplicationStatus } from "@terzi/contracts/applications";
import { showToast } from "@terzi/ui/toast";
import { getMutationKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { localDay } from "./local-time.ts";
import { useKnownApplication } from "./use-known-application.ts";

/**
 * Moves an application: into its new column at once, and back if that couldn't be stored. Moves are stored in the order
 * in which they were made, and while another move of the same application waits, the answer to this one isn't shown: it
 * would take the card back for a moment.
 */
export function useMove(): (id: string, status: ApplicationStatus) => void {
  const { t } = useTranslation("applications");
  const basics = useTranslation().t;
  const navigate = useNavigate();
  const cache = trpc.useUtils();
  const know = useKnownApplication();
  const reads = useQueryClient();
  const isLastMove = (id: string) => {
    const mutationKey = getMutationKey(trpc.applications.move);
    return reads.isMutating({ mutationKey, predicate: ({ state }) => idOf(state.variables) === id }) === 1;
  };
  const move = trpc.applications.move.useMutation({
    meta: { failure: { title: t("moveFailed"), text: basics("offline") }, touches: [] },
    scope: { id: "applications.move" },
    onMutate: ({ id, status }) => {
      // A list that is on its way doesn't know of this move yet.
      void cache.applications.list.cancel();
      const before = cache.applications.list.getData()?.find((one) => one.id === id);
      const movedAt = new Date().toISOString();
      cache.applications.list.setData(undefined, (all) => {
        const moved = all?.find((one) => one.id === id);
        return moved && all && [{ ...moved, status, movedAt }, ...all.filter((one) => one !== moved)];
      });
      return before;
    },
    onError: (_error, { id }, before) => {
      if (!isLastMove(id)) return;
      cache.applications.list.setData(undefined, (all) =>
        all?.map((one) => (one.id === id && before ? before : one)),
      );
      void cache.applications.list.invalidate();
    },
    onSuccess: (known, { id, status }) => {
      if (isLastMove(id)) know(known);
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

const idOf = (variables: unknown): unknown =>
  typeof variables === "object" && variables && "id" in variables ? variables.id : undefined;
