import { useNavigate } from "@tanstack/react-router";
import { keepBrought } from "../generate/brought-posting.ts";
import type { ApplicationProps } from "./draft-props.ts";

type Wanted = Pick<ApplicationProps, "application" | "draft" | "flush">;

/** Opens the wizard with this application's posting; the resulting CV is attached here. */
export function useGenerate({ application, draft, flush }: Wanted): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await flush();
    const { jobPosting, jobTitle, company, postingUrl } = draft;
    keepBrought({ jobPosting, jobTitle, company, postingUrl, applicationId: application.id });
    // With title and posting known, nothing is left to fill in.
    const isWhole = jobPosting.trim() !== "" && jobTitle.trim() !== "";
    await navigate({ to: "/generate", search: isWhole ? { step: "options" } : {} });
  };
}
