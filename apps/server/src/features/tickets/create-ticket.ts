import { DEFAULT_LANGUAGE } from "@terzi/contracts/languages";
import type { CreateTicketInput, Ticket } from "@terzi/contracts/tickets";
import type { z } from "zod";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { insertTicket } from "./store.ts";

/** Opens a ticket and tells support. */
export async function createTicket(ctx: UserCtx, input: z.output<typeof CreateTicketInput>): Promise<Ticket> {
  await ctx.limits.take("ticket", ctx.user.id);
  const { subject, description, priority } = input;
  return inTransaction(ctx, async (ctx) => {
    const ticket = await insertTicket(ctx.db, { ...input, accountId: ctx.user.id });
    const { email } = ctx.user;
    if (ctx.supportEmail)
      await enqueueMail(ctx, {
        to: ctx.supportEmail,
        language: DEFAULT_LANGUAGE,
        content: { template: "new-ticket", email, subject, priority, description },
      });
    return ticket;
  });
}
