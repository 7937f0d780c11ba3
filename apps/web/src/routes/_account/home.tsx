import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { HomePage } from "../../app/home-page.tsx";

export const Route = createFileRoute("/_account/")({
  loader: () => needTexts("shell", "landing"),
  component: HomePage,
});
