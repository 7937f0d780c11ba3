import { createFileRoute } from "@tanstack/react-router";
import { SettingsTab } from "../../features/settings/settings-tab.tsx";

export const Route = createFileRoute("/_panel/settings")({ component: SettingsTab });
