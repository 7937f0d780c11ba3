import { createFileRoute } from "@tanstack/react-router";
import { AdminTicketFilter } from "@terzi/contracts/admin";
import { z } from "zod";
import { TicketsTab } from "../../features/tickets/tickets-tab.tsx";

const Filters = z.object({
  search: z.string().optional().catch(undefined),
  status: AdminTicketFilter.optional().catch(undefined),
  /** The id of the ticket that is open. */
  ticket: z.uuid().optional().catch(undefined),
});

export const Route = createFileRoute("/_panel/tickets")({ validateSearch: Filters, component: TicketsTab });
