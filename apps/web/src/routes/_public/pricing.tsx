import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { PricingPage } from "../../features/pricing/pricing-page.tsx";

export const Route = createFileRoute("/_public/pricing")({
  loader: () => needTexts("pricing"),
  component: PricingPage,
});
