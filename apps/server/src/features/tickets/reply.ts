import type { ReplyInput, TicketReply } from "@terzi/contracts/tickets";
import { AppError } from "../../app-error.ts";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { findUser } from "../auth/store.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { readerOf } from "./read-ticket.ts";
import { insertReply, lockTicket } from "./store.ts";

/**
 * Adds to the conversation. Its owner may while the ticket is open; support always may, and the owner then gets a
 * mail.
 */
export async function replyToTicket(ctx: UserCtx, { id, message }: ReplyInput): Promise<TicketReply> {
  await ctx.limits.take("ticketReply", ctx.user.id);
  return inTransaction(ctx, async (ctx) => {
    const reader = readerOf(ctx);
    const isAdminReply = reader === null;
    const ticket = await lockTicket(ctx.db, id, reader);
    if (ticket.status === "closed" && !isAdminReply) throw new AppError("TICKET_CLOSED");
    const reply = await insertReply(ctx.db, {
      accountId: ticket.accountId,
      ticketId: id,
      authorId: ctx.user.id,
      isAdminReply,
      message,
    });
    if (isAdminReply && ticket.accountId !== ctx.user.id) {
      const { email, firstName, language } = await findUser(ctx.db, ticket.accountId);
      const { subject } = ticket;
      const content = { template: "ticket-reply" as const, firstName, subject, message };
      await enqueueMail(ctx, { to: email, language, content });
    }
    return reply;
  });
}
