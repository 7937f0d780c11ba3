import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { AdminLayout } from "../app/admin-layout.tsx";

export const Route = createFileRoute("/_panel")({
  loader: () => needTexts("admin", "shell"),
  component: AdminLayout,
});
