import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { AdminPanel } from "../app/admin-panel.tsx";

export const Route = createFileRoute("/")({
  loader: () => needTexts("admin", "shell"),
  component: AdminPanel,
});
