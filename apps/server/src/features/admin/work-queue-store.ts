import type { WorkQueue } from "@terzi/contracts/admin";
import type { Db } from "@terzi/db/open-db";
import { type RawBuilder, sql } from "kysely";

/** Whether a `ticket` row is open and its owner wrote last. */
export const isTicketWaiting = (): RawBuilder<boolean> => sql<boolean>`(
  ticket.status = 'open' and not coalesce((
    select last.is_admin_reply from ticket_reply as last
    where last.account_id = ticket.account_id and last.ticket_id = ticket.id
    order by last.created_at desc, last.id desc limit 1), false))`;

/** Whether a `purchase` row has an open bank dispute: reported, and neither closed nor refunded since. */
export const isPurchaseDisputed = (): RawBuilder<boolean> => sql<boolean>`(
  purchase.status <> 'refunded' and purchase.id in (
    select told.target::uuid from audit_entry as told where told.action = 'payment.disputed'
    group by told.target having not bool_or(told.after ->> 'type' = 'charge.dispute.closed')))`;

/** How much waits for a person. */
export async function countWorkQueue(db: Db): Promise<WorkQueue> {
  const { rows } = await sql<WorkQueue>`
    select
      (select count(*)::int from ticket where ${isTicketWaiting()}) as waiting_tickets,
      (select count(*)::int from contact_message where done_at is null) as open_messages,
      (select count(*)::int from purchase where ${isPurchaseDisputed()}) as disputed_purchases,
      (select count(*)::int from mail where status = 'failed') as failed_mails,
      (select count(*)::int from graphile_worker.jobs
        where attempts >= max_attempts and locked_at is null) as failed_jobs`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error("a select of counts gave no row");
  return counts;
}
