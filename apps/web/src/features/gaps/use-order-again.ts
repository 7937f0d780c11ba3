import { useNavigate } from "@tanstack/react-router";
import type { CvDetail } from "@terzi/contracts/cv-detail";
import { CvDraft } from "@terzi/contracts/cv-draft";
import { trpc } from "../../app/trpc.ts";
import { findOrder, keepOrder } from "../generate/kept-order.ts";

type Ordered = Pick<
  CvDetail,
  "jobPosting" | "jobTitle" | "company" | "language" | "tone" | "length" | "generationMode" | "template"
> & { design?: CvDetail["design"] | undefined };

/** Opens the wizard with a CV's order, to generate it anew. */
export function useOrderAgain(): (cv: Ordered) => Promise<void> {
  const [user] = trpc.auth.user.useSuspenseQuery();
  const navigate = useNavigate();
  return async (cv) => {
    const { jobPosting, jobTitle, company, language, tone, length, generationMode, template, design } = cv;
    // The wizard may still hold it, with its application.
    const own = user && findOrder(sessionStorage, user.id)?.order;
    const order = CvDraft.parse({
      ...(own?.jobPosting === jobPosting ? own : {}),
      ...{ jobPosting, jobTitle, company, language, tone, length, generationMode, template },
      ...(design && { design }),
      isTitleTyped: true,
      isCompanyTyped: true,
      isLanguageChosen: true,
    });
    if (user) keepOrder(sessionStorage, user.id, { order, typedAt: new Date().toISOString() });
    await navigate({ to: "/generate", search: { step: "options" } });
  };
}
