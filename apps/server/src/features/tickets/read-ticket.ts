import type { TicketDetail, TicketId } from "@terzi/contracts/tickets";
import type { UserCtx } from "../../ctx.ts";
import { findTicket, listReplies, type Reader } from "./store.ts";

/** Admins read every ticket, everybody else their own. A token must be made for more than one's own. */
export const readerOf = ({ user, visit }: UserCtx): Reader =>
  user.role === "admin" && (visit.scopes?.includes("admin") ?? true) ? null : user.id;

/** A ticket and its conversation. */
export async function readTicket(ctx: UserCtx, { id }: TicketId): Promise<TicketDetail> {
  const { accountId: _, ...ticket } = await findTicket(ctx.db, id, readerOf(ctx));
  return { ticket, replies: await listReplies(ctx.db, id) };
}
