import { createFileRoute } from "@tanstack/react-router";
import { OverviewTab } from "../../features/overview/overview-tab.tsx";

export const Route = createFileRoute("/_panel/")({ component: OverviewTab });
