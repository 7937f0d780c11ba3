import type { SetTicketStatusInput, Ticket } from "@terzi/contracts/tickets";
import { type AdminCtx, inTransaction } from "../../ctx.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { findUser } from "../auth/store.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { lockTicket, updateTicketStatus } from "./store.ts";

/** Closes or reopens a ticket and tells its owner. Setting the current status changes nothing and tells nobody. */
export const setTicketStatus = (ctx: AdminCtx, { id, status }: SetTicketStatusInput): Promise<Ticket> =>
  inTransaction(ctx, async (ctx) => {
    const { accountId, ...ticket } = await lockTicket(ctx.db, id, null);
    if (ticket.status === status) return ticket;
    const changed = await updateTicketStatus(ctx.db, { id, accountId }, status);
    const { email, firstName, language } = await findUser(ctx.db, accountId);
    const content = { template: "ticket-status" as const, firstName, subject: ticket.subject, status };
    await enqueueMail(ctx, { to: email, language, content });
    await recordAudit(ctx, {
      actorId: ctx.user.id,
      action: "ticket.status",
      target: id,
      before: { status: ticket.status },
      after: { status },
    });
    return changed;
  });
