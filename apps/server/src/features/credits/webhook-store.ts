import type { Db } from "@terzi/db/open-db";
import type { PaymentEvent } from "@terzi/payments/provider";

/** Stores an event by its id; false when it was already taken and processed. */
export async function insertWebhookEvent(db: Db, { id, type, intentId }: PaymentEvent): Promise<boolean> {
  const kept = await db
    .insertInto("webhookEvent")
    .values({ id, type, intentId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (kept) return true;
  const { processedAt } = await db
    .selectFrom("webhookEvent")
    .select("processedAt")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return processedAt === null;
}

/** Marks an event as processed; false when another call did so first. */
export async function updateWebhookProcessed(db: Db, id: string, now: Date): Promise<boolean> {
  const marked = await db
    .updateTable("webhookEvent")
    .set({ processedAt: now })
    .where("id", "=", id)
    .where("processedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return marked !== undefined;
}

/** Duplicates come within days; after three months the ids are no longer needed. */
export const deleteOldWebhookEvents = (db: Db, before: Date) =>
  db.deleteFrom("webhookEvent").where("receivedAt", "<=", before.toISOString()).execute();
