import type { CvSummary } from "@terzi/contracts/cv-detail";
import { showToast } from "@terzi/ui/toast";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";

/** Deletes a CV without asking: it leaves the list at once, and the toast restores it. */
export function useDeleteCv(
  cv: Pick<CvSummary, "id" | "jobTitle">,
  onDeleted?: () => Promise<void>,
): () => void {
  const { t } = useTranslation("cvs");
  const basics = useTranslation().t;
  const cache = trpc.useUtils();
  const touches = [trpc.cv.list, trpc.cv.bin].map((read) => getQueryKey(read));
  const restore = trpc.cv.restore.useMutation({
    meta: { failure: { title: basics("error"), text: basics("offline") }, touches },
    onSuccess: () => showToast({ tone: "success", title: t("bin.restored") }),
  });
  const remove = trpc.cv.delete.useMutation({
    meta: { failure: { title: basics("error"), text: basics("offline") }, touches },
    onMutate: () => {
      const before = cache.cv.list.getData();
      cache.cv.list.setData(undefined, (cvs) => cvs?.filter(({ id }) => id !== cv.id));
      return before;
    },
    onError: (_error, _input, before) => cache.cv.list.setData(undefined, before),
    onSuccess: async () => {
      await onDeleted?.();
      cache.cv.find.invalidate({ id: cv.id });
      showToast({
        tone: "plain",
        title: t("bin.deleted"),
        text: t("bin.deletedText"),
        action: { label: basics("undo"), run: () => restore.mutate({ id: cv.id }) },
      });
    },
  });
  return () => remove.mutate({ id: cv.id });
}
