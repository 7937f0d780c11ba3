import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { readAhead } from "../../app/read-ahead.ts";
import { GeneratePage } from "../../features/generate/generate-page.tsx";

export const Route = createFileRoute("/_account/generate")({
  validateSearch: ({ step }): { step?: "options" } => (step === "options" ? { step } : {}),
  loader: () => {
    readAhead(({ career, credits }) => [career.read.prefetch(), credits.price.prefetch()]);
    return needTexts("match", "generate", "career", "gaps");
  },
  component: GeneratePage,
});
