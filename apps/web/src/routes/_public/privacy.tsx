import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { PrivacyPage } from "../../features/legal/privacy-page.tsx";

export const Route = createFileRoute("/_public/privacy")({
  loader: () => needTexts("legal"),
  component: PrivacyPage,
});
