import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { readAhead } from "../../app/read-ahead.ts";
import { DashboardPage } from "../../features/dashboard/dashboard-page.tsx";

export const Route = createFileRoute("/_account/dashboard")({
  loader: () => {
    readAhead(({ cv, credits, career }) => [
      cv.list.prefetch(),
      credits.price.prefetch(),
      career.read.prefetch(),
    ]);
    return needTexts("dashboard", "cvs", "confirmation");
  },
  component: DashboardPage,
});
