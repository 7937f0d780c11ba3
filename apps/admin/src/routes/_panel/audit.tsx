import { createFileRoute } from "@tanstack/react-router";
import { AuditAction } from "@terzi/contracts/operations";
import { z } from "zod";
import { AuditPage } from "../../features/audit/audit-page.tsx";

const Filters = z.object({
  search: z.string().optional().catch(undefined),
  action: AuditAction.optional().catch(undefined),
});

export const Route = createFileRoute("/_panel/audit")({ validateSearch: Filters, component: AuditPage });
