import { createFileRoute } from "@tanstack/react-router";
import { AdminPurchaseFilter } from "@terzi/contracts/admin";
import { z } from "zod";
import { PurchasesTab } from "../../features/purchases/purchases-tab.tsx";

const Filters = z.object({
  search: z.string().optional().catch(undefined),
  status: AdminPurchaseFilter.optional().catch(undefined),
});

export const Route = createFileRoute("/_panel/purchases")({
  validateSearch: Filters,
  component: PurchasesTab,
});
