import type { DecidedMatch } from "@terzi/contracts/match";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import type { LinkDecision } from "../match/model-link-note.tsx";

/** Tells the server what the person says of a link that the AI model sees, and hands on the match that follows. */
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
