import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { SavedStudioPage } from "../../../features/studio/saved-studio-page.tsx";

export const Route = createFileRoute("/_account/cvs/$id_/edit")({
  loader: () => needTexts("match", "preview", "studio", "design", "generate", "cvs", "career"),
  component: SavedStudioPage,
});
