import type { TicketDetail, TicketId } from "@terzi/contracts/tickets";
import type { UserCtx } from "../../ctx.ts";
import { findUser } from "../auth/store.ts";
import { findTicket, listReplies, type Reader } from "./store.ts";

/** Admins read every ticket, everybody else their own. A token needs the scope for others' tickets. */
export const readerOf = ({ user, visit }: UserCtx): Reader =>
  user.role === "admin" && (visit.scopes?.includes("admin") ?? true) ? null : user.id;

/** A ticket and its conversation, with its owner for those who may read everybody's. */
export async function readTicket(ctx: UserCtx, { id }: TicketId): Promise<TicketDetail> {
  const reader = readerOf(ctx);
  const { accountId, ...ticket } = await findTicket(ctx.db, id, reader);
  const replies = await listReplies(ctx.db, { id, accountId });
  if (reader) return { ticket, replies };
  const { email, firstName, lastName, language } = await findUser(ctx.db, accountId);
  return { ticket, replies, owner: { id: accountId, email, firstName, lastName, language } };
}
