import { needTexts } from "@terzi/ui/texts";
import { lazy } from "react";
import { LandingPage } from "../features/landing/landing-page.tsx";
import { trpc } from "./trpc.ts";

/** The dashboard's code and texts, which visitors don't need. */
export const loadDashboard = async () => {
  const [{ DashboardPage }] = await Promise.all([
    import("../features/dashboard/dashboard-page.tsx"),
    needTexts("dashboard", "cvs", "confirmation"),
  ]);
  return { default: DashboardPage };
};

const Dashboard = lazy(loadDashboard);

/** `/`: the dashboard for whoever is signed in, the landing page for everybody else. */
export function HomePage() {
  const user = trpc.auth.user.useQuery();
  return user.data ? <Dashboard /> : <LandingPage />;
}
