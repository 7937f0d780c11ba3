import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { MessagesPage } from "../../features/tickets/messages-page.tsx";

const Filters = z.object({
  search: z.string().optional().catch(undefined),
  state: z.enum(["open", "done"]).optional().catch(undefined),
});

export const Route = createFileRoute("/_panel/messages")({
  validateSearch: Filters,
  component: MessagesPage,
});
