import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { readAhead } from "../../app/read-ahead.ts";
import { CreditsPage } from "../../features/credits/credits-page.tsx";

export const Route = createFileRoute("/_account/credits")({
  loader: () => {
    readAhead(({ credits }) => [
      credits.packages.prefetch(),
      credits.price.prefetch(),
      credits.purchases.prefetch(),
    ]);
    return needTexts("credits", "confirmation");
  },
  component: CreditsPage,
});
