import { Button } from "@mantine/core";
import type { Design } from "@terzi/contracts/design";
import { showToast } from "@terzi/ui/toast";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";

/** Makes this design the default for the person's next CVs. What concerns only this CV stays with it. */
export function OwnDesignButton({ design }: { design: Design }) {
  const { t } = useTranslation("design");
  const saving = trpc.cv.saveOwnDesign.useMutation({
    meta: {
      failure: { title: t("own.failed"), text: t("own.failedText") },
      touches: [getQueryKey(trpc.cv.ownDesign)],
    },
    onSuccess: () => showToast({ tone: "success", title: t("own.saved"), text: t("own.savedText") }),
  });
  return (
    <Button
      variant="light"
      size="xs"
      loading={saving.isPending}
      onClick={() => saving.mutate({ ...design, hiddenSections: [] })}
    >
      {t("own.save")}
    </Button>
  );
}
