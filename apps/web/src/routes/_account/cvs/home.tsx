import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { readAhead } from "../../../app/read-ahead.ts";
import { CvListPage } from "../../../features/cvs/cv-list-page.tsx";

export const Route = createFileRoute("/_account/cvs/")({
  loader: () => {
    readAhead(({ cv }) => [cv.list.prefetch()]);
    return needTexts("cvs");
  },
  component: CvListPage,
});
