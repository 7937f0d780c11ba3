import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { GuidePage } from "../../features/guide/guide-page.tsx";

export const Route = createFileRoute("/_public/how-to-use")({
  loader: () => needTexts("guide"),
  component: GuidePage,
});
