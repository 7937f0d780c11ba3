import { useNavigate } from "@tanstack/react-router";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { trpc, userKey } from "../../app/trpc.ts";

/** Adds an application for a CV, or finds its existing one, and opens it. */
export function useApply(cvId: string): () => void {
  const basics = useTranslation().t;
  const navigate = useNavigate();
  const cache = trpc.useUtils();
  const open = (id: string) => navigate({ to: "/applications/$id", params: { id } });
  const add = trpc.applications.create.useMutation({
    meta: {
      failure: { title: basics("error"), text: basics("offline") },
      touches: [getQueryKey(trpc.applications.list), getQueryKey(trpc.applications.totals), userKey],
    },
    onSuccess: ({ id }) => open(id),
  });
  return () => {
    void cache.applications.list.fetch(undefined, { staleTime: 0 }).then(
      (all) => {
        const known = all.find((one) => one.cvId === cvId);
        if (known) void open(known.id);
        else add.mutate({ cvId });
      },
      () => add.mutate({ cvId }),
    );
  };
}
