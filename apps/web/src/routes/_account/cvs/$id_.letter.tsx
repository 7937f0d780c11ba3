import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { LetterPage } from "../../../features/letters/letter-page.tsx";

export const Route = createFileRoute("/_account/cvs/$id_/letter")({
  loader: () => needTexts("letter", "cvs", "studio"),
  component: LetterPage,
});
