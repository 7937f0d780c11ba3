import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { TermsPage } from "../../features/legal/terms-page.tsx";

export const Route = createFileRoute("/_public/terms")({
  loader: () => needTexts("legal"),
  component: TermsPage,
});
