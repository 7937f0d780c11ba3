import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { HomePage, loadDashboard } from "../../app/home-page.tsx";
import { readAhead } from "../../app/read-ahead.ts";
import { needDemo } from "../../features/landing/demo/demo.ts";

export const Route = createFileRoute("/_account/")({
  loader: async () => {
    readAhead(({ cv, credits, career }) => [
      cv.list.prefetch(),
      credits.price.prefetch(),
      career.read.prefetch(),
      loadDashboard(),
    ]);
    await Promise.all([needTexts("shell", "landing"), needDemo()]);
  },
  component: HomePage,
});
