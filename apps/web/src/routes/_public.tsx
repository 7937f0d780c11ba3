import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { PublicLayout } from "../app/public-layout.tsx";

export const Route = createFileRoute("/_public")({
  loader: () => needTexts("shell"),
  component: PublicLayout,
});
