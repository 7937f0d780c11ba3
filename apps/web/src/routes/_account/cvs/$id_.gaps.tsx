import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { GapsPage } from "../../../features/gaps/gaps-page.tsx";

export const Route = createFileRoute("/_account/cvs/$id_/gaps")({
  loader: () => needTexts("gaps", "letter", "cvs", "career"),
  component: GapsPage,
});
