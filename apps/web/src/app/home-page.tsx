import { lazy } from "react";
import { LandingPage } from "../features/landing/landing-page.tsx";
import { trpc } from "./trpc.ts";

const Dashboard = lazy(async () => ({
  default: (await import("../features/dashboard/dashboard-page.tsx")).DashboardPage,
}));

/** `/`: the dashboard for whoever is signed in, the landing page for everybody else. */
export function HomePage() {
  const user = trpc.auth.user.useQuery();
  return user.data ? <Dashboard /> : <LandingPage />;
}
