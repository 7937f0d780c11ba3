import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { CvListPage } from "../../../features/cvs/cv-list-page.tsx";

export const Route = createFileRoute("/_account/cvs/")({
  loader: () => needTexts("cvs"),
  component: CvListPage,
});
