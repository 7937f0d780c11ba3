import { createFileRoute } from "@tanstack/react-router";
import { PackagesTab } from "../../features/packages/packages-tab.tsx";

export const Route = createFileRoute("/_panel/packages")({ component: PackagesTab });
