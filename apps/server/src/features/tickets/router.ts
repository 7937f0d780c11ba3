import {
  CreateTicketInput,
  ListTicketsInput,
  ReplyInput,
  SetTicketStatusInput,
  TicketId,
} from "@terzi/contracts/tickets";
import { adminProcedure, anybodyProcedure, router, userProcedure } from "../../trpc.ts";
import { readAnswerTime } from "./answer-time.ts";
import { createTicket } from "./create-ticket.ts";
import { readTicket } from "./read-ticket.ts";
import { replyToTicket } from "./reply.ts";
import { setTicketStatus } from "./set-status.ts";
import { listTickets } from "./store.ts";

export const ticketsRouter = router({
  list: userProcedure
    .input(ListTicketsInput.prefault({}))
    .query(({ ctx, input }) => listTickets(ctx.db, ctx.user.id, input)),
  /** For everybody: what may be expected of the support. */
  answerTime: anybodyProcedure.query(({ ctx }) => readAnswerTime(ctx)),
  create: userProcedure.input(CreateTicketInput).mutation(({ ctx, input }) => createTicket(ctx, input)),
  find: userProcedure.input(TicketId).query(({ ctx, input }) => readTicket(ctx, input)),
  reply: userProcedure.input(ReplyInput).mutation(({ ctx, input }) => replyToTicket(ctx, input)),
  setStatus: adminProcedure
    .input(SetTicketStatusInput)
    .mutation(({ ctx, input }) => setTicketStatus(ctx, input)),
});
