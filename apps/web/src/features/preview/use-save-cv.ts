import { useNavigate } from "@tanstack/react-router";
import { showToast } from "@terzi/ui/toast";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { trpc, userKey } from "../../app/trpc.ts";
import { forgetSteps } from "../studio/kept-steps.ts";
import { openClaims } from "./claims.ts";
import { forgetPreview, type KeptPreview } from "./kept-preview.ts";

/** Saves the preview as a CV, takes its price, and opens it. */
export function useSaveCv(userId: string) {
  const { t } = useTranslation("preview");
  const navigate = useNavigate();
  const saving = trpc.cv.save.useMutation({
    meta: {
      failure: { title: t("failedTitle"), text: t("failedText") },
      touches: [getQueryKey(trpc.cv.list), userKey],
    },
    onSuccess: async ({ id }, { previewId }) => {
      showToast({ tone: "success", title: t("savedTitle"), text: t("savedText") });
      await navigate({ to: "/cvs/$id", params: { id } });
      forgetPreview(userId);
      if (previewId) forgetSteps({ userId, id: previewId });
    },
  });
  const save = (kept: KeptPreview) => {
    if (openClaims(kept).length)
      return showToast({ tone: "error", title: t("failedTitle"), text: t("claimsOpen") });
    const { previewId, jobTitle, company, jobPosting, language, tone, length, generationMode } = kept.preview;
    saving.mutate({
      previewId,
      content: kept.content,
      template: kept.design.template,
      design: kept.design,
      confirmedClaims: kept.confirmed,
      ...{ jobTitle, company, jobPosting, language, tone, length, generationMode },
      matchScore: kept.preview.matchScore,
      gapAnalysis: kept.preview.gapAnalysis,
    });
  };
  return { save, isSaving: saving.isPending };
}
