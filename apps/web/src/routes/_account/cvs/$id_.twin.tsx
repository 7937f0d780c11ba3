import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { TwinPage } from "../../../features/twin/twin-page.tsx";

export const Route = createFileRoute("/_account/cvs/$id_/twin")({
  loader: () => needTexts("twin", "letter", "cvs", "match"),
  component: TwinPage,
});
