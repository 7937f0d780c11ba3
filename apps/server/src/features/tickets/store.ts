import type { Page } from "@terzi/contracts/list";
import type {
  ListTicketsInput,
  Ticket,
  TicketPriority,
  TicketReply,
  TicketStatus,
} from "@terzi/contracts/tickets";
import type { Db } from "@terzi/db/open-db";
import { sql } from "kysely";
import { AppError } from "../../app-error.ts";
import { afterCursor, holds, toPage } from "../../list-page.ts";

const TICKET_COLUMNS = [
  "ticket.id",
  "ticket.subject",
  "ticket.description",
  "ticket.status",
  "ticket.priority",
  "ticket.createdAt",
] as const;
const REPLY_COLUMNS = ["id", "message", "isAdminReply", "createdAt"] as const;

/** Enough to tell the current situation, and few enough to look through on every request. */
const NEWEST_FOR_TIMES = 200;

/** Whose tickets are visible: one account's, or everybody's (null) to an admin. */
export type Reader = string | null;

export const insertTicket = (
  db: Db,
  ticket: { accountId: string; subject: string; description: string; priority: TicketPriority },
): Promise<Ticket> =>
  db.insertInto("ticket").values(ticket).returning(TICKET_COLUMNS).executeTakeFirstOrThrow();

/** An account's tickets, newest first. */
export async function listTickets(
  db: Db,
  accountId: string,
  { limit, cursor, search, status }: ListTicketsInput,
): Promise<Page<Ticket>> {
  const rows = await db
    .selectFrom("ticket")
    .select(TICKET_COLUMNS)
    .where("accountId", "=", accountId)
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? "open"))
    .$if(search !== undefined, (query) => query.where(holds(sql`fold_search(subject)`, search ?? "")))
    .$if(cursor !== undefined, (query) => query.where(afterCursor("ticket", "createdAt", cursor ?? "")))
    .orderBy("ticket.createdAt", "desc")
    .orderBy("ticket.id", "desc")
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit);
}

const readable = (db: Db, id: string, reader: Reader) =>
  db
    .selectFrom("ticket")
    .select(TICKET_COLUMNS)
    .select("ticket.accountId")
    .where("ticket.id", "=", id)
    .$if(reader !== null, (query) => query.where("ticket.accountId", "=", reader ?? ""));

/** A ticket, and whose it is. */
type TicketKey = { id: string; accountId: string };

/** A ticket that the reader may see; somebody else's does not exist. */
export const findTicket = (db: Db, id: string, reader: Reader) =>
  readable(db, id, reader).executeTakeFirstOrThrow(() => new AppError("NOT_FOUND"));

/** The same, locked until the transaction ends: it can't be closed while somebody replies. */
export const lockTicket = (db: Db, id: string, reader: Reader) =>
  readable(db, id, reader)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new AppError("NOT_FOUND"));

export const updateTicketStatus = (db: Db, key: TicketKey, status: TicketStatus): Promise<Ticket> =>
  db
    .updateTable("ticket")
    .set({ status })
    .where("id", "=", key.id)
    .where("accountId", "=", key.accountId)
    .returning(TICKET_COLUMNS)
    .executeTakeFirstOrThrow();

export const listReplies = (db: Db, { id, accountId }: TicketKey): Promise<TicketReply[]> =>
  db
    .selectFrom("ticketReply")
    .select(REPLY_COLUMNS)
    .where("accountId", "=", accountId)
    .where("ticketId", "=", id)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();

export const insertReply = (
  db: Db,
  reply: { accountId: string; ticketId: string; authorId: string; isAdminReply: boolean; message: string },
): Promise<TicketReply> =>
  db.insertInto("ticketReply").values(reply).returning(REPLY_COLUMNS).executeTakeFirstOrThrow();

/** Of the newest tickets since then: how many were answered, and the median wait for a first answer. */
export const findAnswerTime = (
  db: Db,
  since: Date,
): Promise<{ count: number; medianSeconds: number | null }> =>
  db
    .with("asked", (db) =>
      db
        .selectFrom("ticket")
        .select(["id", "createdAt"])
        .where("createdAt", ">", since.toISOString())
        .orderBy("createdAt", "desc")
        .limit(NEWEST_FOR_TIMES),
    )
    .with("answered", (db) =>
      db
        .selectFrom("asked")
        .innerJoin("ticketReply", "ticketReply.ticketId", "asked.id")
        .where("ticketReply.isAdminReply", "=", true)
        .groupBy(["asked.id", "asked.createdAt"])
        .select(sql<number>`extract(epoch from min(ticket_reply.created_at) - asked.created_at)`.as("wait")),
    )
    .selectFrom("answered")
    .select([
      sql<number>`count(*)::int`.as("count"),
      sql<number | null>`percentile_cont(0.5) within group (order by wait)::float8`.as("medianSeconds"),
    ])
    .executeTakeFirstOrThrow();
