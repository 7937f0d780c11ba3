import { createFileRoute } from "@tanstack/react-router";
import { TicketStatus } from "@terzi/contracts/tickets";
import { z } from "zod";
import { TicketsTab } from "../../features/tickets/tickets-tab.tsx";

const Filters = z.object({
  search: z.string().optional().catch(undefined),
  status: TicketStatus.optional().catch(undefined),
  /** The id of the ticket that is open. */
  ticket: z.uuid().optional().catch(undefined),
});

export const Route = createFileRoute("/_panel/tickets")({ validateSearch: Filters, component: TicketsTab });
