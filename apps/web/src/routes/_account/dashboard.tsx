import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { DashboardPage } from "../../features/dashboard/dashboard-page.tsx";

export const Route = createFileRoute("/_account/dashboard")({
  loader: () => needTexts("dashboard", "cvs"),
  component: DashboardPage,
});
