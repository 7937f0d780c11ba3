import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { ApplicationPage } from "../../../features/applications/application-page.tsx";

export const Route = createFileRoute("/_account/applications/$id")({
  loader: () => needTexts("applications", "gaps", "career"),
  component: ApplicationPage,
});
