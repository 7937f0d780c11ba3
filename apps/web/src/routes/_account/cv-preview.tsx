import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { PreviewPage } from "../../features/preview/preview-page.tsx";

export const Route = createFileRoute("/_account/cv-preview")({
  loader: () => needTexts("match", "preview", "studio", "design", "generate", "cvs", "career", "gaps"),
  component: PreviewPage,
});
