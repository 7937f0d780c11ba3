import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { CreditsPage } from "../../features/credits/credits-page.tsx";

export const Route = createFileRoute("/_account/credits")({
  loader: () => needTexts("credits"),
  component: CreditsPage,
});
