import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { InterviewPage } from "../../../features/interview/interview-page.tsx";

export const Route = createFileRoute("/_account/cvs/$id_/interview")({
  loader: () => needTexts("interview", "letter", "cvs"),
  component: InterviewPage,
});
