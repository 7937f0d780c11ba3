import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { CvDetailPage } from "../../../features/cvs/cv-detail-page.tsx";

export const Route = createFileRoute("/_account/cvs/$id")({
  loader: () => needTexts("match", "cvs", "preview", "letter", "interview", "gaps", "twin"),
  component: CvDetailPage,
});
