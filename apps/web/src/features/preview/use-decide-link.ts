import type { DecidedMatch } from "@terzi/contracts/match";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import type { LinkDecision } from "../match/model-link-note.tsx";

/** Sends the person's decision on a link that the AI model sees, and passes on the resulting match. */
export function useDecideLink(previewId: string, onDecided: (decided: DecidedMatch) => void): LinkDecision {
  const { t } = useTranslation("match");
  const deciding = trpc.cv.decideLink.useMutation({
    meta: { failure: { title: t("link.failedTitle"), text: t("link.failedText") } },
    onSuccess: onDecided,
  });
  return {
    decide: (requirementId, verdict) => deciding.mutate({ previewId, requirementId, verdict }),
    isBusy: deciding.isPending,
  };
}
