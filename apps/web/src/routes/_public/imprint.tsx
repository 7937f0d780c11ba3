import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { ImprintPage } from "../../features/legal/imprint-page.tsx";

export const Route = createFileRoute("/_public/imprint")({
  loader: () => needTexts("legal"),
  component: ImprintPage,
});
