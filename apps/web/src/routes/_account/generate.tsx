import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { GeneratePage } from "../../features/generate/generate-page.tsx";

export const Route = createFileRoute("/_account/generate")({
  validateSearch: ({ step }): { step?: "options" } => (step === "options" ? { step } : {}),
  loader: () => needTexts("match", "generate", "career"),
  component: GeneratePage,
});
