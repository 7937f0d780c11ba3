import type {
  AdminPurchase,
  AdminTicket,
  ListAllPurchasesInput,
  ListAllTicketsInput,
  ListContactInput,
} from "@terzi/contracts/admin";
import type { ContactMessage } from "@terzi/contracts/contact";
import type { Page } from "@terzi/contracts/list";
import type { Db } from "@terzi/db/open-db";
import { type RawBuilder, sql } from "kysely";
import { afterCursor, holds, toPage } from "../../list-page.ts";
import { isPurchaseDisputed, isTicketWaiting } from "./work-queue-store.ts";

const PURCHASE_COLUMNS = [
  "purchase.id",
  "purchase.packageName",
  "purchase.credits",
  "purchase.amountCents as amount",
  "purchase.status",
  "purchase.provider",
  "purchase.intentId",
  "purchase.createdAt",
  "purchase.completedAt",
  "purchase.refundedAt",
] as const;

const TICKET_COLUMNS = [
  "ticket.id",
  "ticket.subject",
  "ticket.description",
  "ticket.status",
  "ticket.priority",
  "ticket.createdAt",
] as const;

const CONTACT_COLUMNS = ["id", "name", "email", "subject", "message", "doneAt", "createdAt"] as const;

const OWNER_COLUMNS = [
  "account.id as ownerId",
  "account.email as ownerEmail",
  "account.firstName as ownerFirstName",
  "account.lastName as ownerLastName",
] as const;

type Owned = { ownerId: string; ownerEmail: string; ownerFirstName: string; ownerLastName: string };

function withOwner<T extends Owned>(row: T) {
  const { ownerId, ownerEmail, ownerFirstName, ownerLastName, ...rest } = row;
  return {
    ...rest,
    user: { id: ownerId, email: ownerEmail, firstName: ownerFirstName, lastName: ownerLastName },
  };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Purchases by buyer, or exactly one by its id or its payment's. */
function isPurchaseSought(search: string): RawBuilder<boolean> {
  const sought = search.trim();
  if (UUID.test(sought)) return sql<boolean>`purchase.id = ${sought}::uuid`;
  if (/^pi_\w+$/.test(sought)) return sql<boolean>`purchase.intent_id = ${sought}`;
  return holds(sql.ref("account.searchText"), search);
}

/** Tickets by subject or author; each half of the query uses its own index. */
const isTicketSought = (search: string): RawBuilder<boolean> => sql<boolean>`ticket.id in (
  select about.id from ticket as about where ${holds(sql`fold_search(about.subject)`, search)}
  union all
  select own.id from ticket as own join account as owner on owner.id = own.account_id
    where ${holds(sql.ref("owner.searchText"), search)})`;

export async function listAllPurchases(
  db: Db,
  { limit, cursor, search, status }: ListAllPurchasesInput,
): Promise<Page<AdminPurchase>> {
  const rows = await db
    .selectFrom("purchase")
    .innerJoin("account", "account.id", "purchase.accountId")
    .select(PURCHASE_COLUMNS)
    .select(OWNER_COLUMNS)
    .$if(search !== undefined, (query) => query.where(isPurchaseSought(search ?? "")))
    .$if(status === "disputed", (query) => query.where(isPurchaseDisputed()))
    .$if(status !== undefined && status !== "disputed", (query) =>
      query.where(sql<boolean>`purchase.status = ${status}`),
    )
    .$if(cursor !== undefined, (query) => query.where(afterCursor("purchase", "createdAt", cursor ?? "")))
    .orderBy("purchase.createdAt", "desc")
    .orderBy("purchase.id", "desc")
    .limit(limit + 1)
    .execute();
  return toPage(
    rows.map(({ packageName, ...row }) => ({ ...withOwner(row), package: { name: packageName } })),
    limit,
  );
}

export async function listAllTickets(
  db: Db,
  { limit, cursor, search, status }: ListAllTicketsInput,
): Promise<Page<AdminTicket>> {
  const rows = await db
    .selectFrom("ticket")
    .innerJoin("account", "account.id", "ticket.accountId")
    .select(TICKET_COLUMNS)
    .select(OWNER_COLUMNS)
    .$if(search !== undefined, (query) => query.where(isTicketSought(search ?? "")))
    .$if(status === "waiting", (query) => query.where(isTicketWaiting()))
    .$if(status !== undefined && status !== "waiting", (query) =>
      query.where(sql<boolean>`ticket.status = ${status}`),
    )
    .$if(cursor !== undefined, (query) => query.where(afterCursor("ticket", "createdAt", cursor ?? "")))
    .orderBy("ticket.createdAt", "desc")
    .orderBy("ticket.id", "desc")
    .limit(limit + 1)
    .execute();
  return toPage(rows.map(withOwner), limit);
}

export async function listContactMessages(
  db: Db,
  { limit, cursor, search, state }: ListContactInput,
): Promise<Page<ContactMessage>> {
  const folded = sql`fold_search(name || ' ' || email || ' ' || subject)`;
  const rows = await db
    .selectFrom("contactMessage")
    .select(CONTACT_COLUMNS)
    .$if(search !== undefined, (query) => query.where(holds(folded, search ?? "")))
    .$if(state !== undefined, (query) => query.where("doneAt", state === "done" ? "is not" : "is", null))
    .$if(cursor !== undefined, (query) =>
      query.where(afterCursor("contactMessage", "createdAt", cursor ?? "")),
    )
    .orderBy("contactMessage.createdAt", "desc")
    .orderBy("contactMessage.id", "desc")
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit);
}
