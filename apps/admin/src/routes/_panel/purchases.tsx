import { createFileRoute } from "@tanstack/react-router";
import { PurchaseStatus } from "@terzi/contracts/credits";
import { z } from "zod";
import { PurchasesTab } from "../../features/purchases/purchases-tab.tsx";

const Filters = z.object({
  search: z.string().optional().catch(undefined),
  status: PurchaseStatus.optional().catch(undefined),
});

export const Route = createFileRoute("/_panel/purchases")({
  validateSearch: Filters,
  component: PurchasesTab,
});
