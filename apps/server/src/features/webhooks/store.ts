import {
  WEBHOOKS_MAX,
  type Webhook,
  type WebhookEvent,
  type WebhookOccurrence,
} from "@terzi/contracts/webhooks";
import type { Db } from "@terzi/db/open-db";
import { sql } from "kysely";
import { AppError } from "../../app-error.ts";

const SHOWN_DELIVERIES = 5;

export async function insertEndpoint(
  db: Db,
  endpoint: { accountId: string; url: string; events: WebhookEvent[]; secret: string },
): Promise<Webhook> {
  const made = await db
    .insertInto("webhookEndpoint")
    .values(endpoint)
    .returning(["id", "url", "events", "createdAt"])
    .executeTakeFirstOrThrow();
  return { ...made, deliveries: [] };
}

export async function listEndpoints(db: Db, accountId: string): Promise<Webhook[]> {
  const endpoints = await db
    .selectFrom("webhookEndpoint")
    .select(["id", "url", "events", "createdAt"])
    .where("accountId", "=", accountId)
    .orderBy("createdAt")
    .limit(WEBHOOKS_MAX)
    .execute();
  if (!endpoints.length) return [];
  const deliveries = await listNewestDeliveries(db, {
    accountId,
    endpointIds: endpoints.map(({ id }) => id),
  });
  return endpoints.map((endpoint) => ({
    ...endpoint,
    deliveries: deliveries
      .filter(({ endpointId }) => endpointId === endpoint.id)
      .map(({ endpointId: _, place: __, ...delivery }) => delivery),
  }));
}

/** The newest few of each address, newest first. */
const listNewestDeliveries = (
  db: Db,
  { accountId, endpointIds }: { accountId: string; endpointIds: string[] },
) =>
  db
    .selectFrom(({ selectFrom }) =>
      selectFrom("webhookDelivery")
        .select(["id", "endpointId", "event", "status", "attempts", "outcome", "createdAt", "deliveredAt"])
        .select(({ fn }) =>
          fn
            .agg<number>("row_number")
            .over((over) => over.partitionBy("endpointId").orderBy("createdAt", "desc"))
            .as("place"),
        )
        .where("accountId", "=", accountId)
        .where("endpointId", "in", endpointIds)
        .as("delivery"),
    )
    .selectAll()
    .where("place", "<=", SHOWN_DELIVERIES)
    .orderBy("place")
    .execute();

export const deleteEndpoint = (db: Db, accountId: string, id: string) =>
  db
    .deleteFrom("webhookEndpoint")
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .returning("id")
    .executeTakeFirstOrThrow(() => new AppError("NOT_FOUND"));

export const countEndpoints = async (db: Db, accountId: string): Promise<number> => {
  const { count } = await db
    .selectFrom("webhookEndpoint")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** The addresses of an account that subscribe to this event; for `ping`, the one that is asked for. */
export const listListeners = (db: Db, accountId: string, wanted: { event: WebhookEvent } | { id: string }) =>
  db
    .selectFrom("webhookEndpoint")
    .select("id")
    .where("accountId", "=", accountId)
    .where((row) =>
      "id" in wanted ? row("id", "=", wanted.id) : sql<boolean>`${wanted.event} = any(${row.ref("events")})`,
    )
    .execute();

/** About a day of tries, ever further apart. */
const TRIES = 14;

/** A delivery and its job; both commit with the transaction or not at all. */
export async function insertDelivery(
  db: Db,
  {
    accountId,
    endpointId,
    occurrence,
  }: { accountId: string; endpointId: string; occurrence: WebhookOccurrence },
): Promise<void> {
  const { id } = await db
    .insertInto("webhookDelivery")
    .values({ accountId, endpointId, event: occurrence.type, payload: JSON.stringify(occurrence) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`select graphile_worker.add_job('sendWebhook', payload := ${JSON.stringify({ deliveryId: id, accountId })}::json,
    job_key := ${`webhook:${id}`}, max_attempts := ${TRIES})`.execute(db);
}

/** What a job tells of a delivery. One that an earlier version queued names no account. */
export type DeliveryKey = { deliveryId: string; accountId?: string | undefined };

/** Undefined when the address was deleted meanwhile. */
export const findDeliveryIfAny = (db: Db, { deliveryId, accountId }: DeliveryKey) =>
  db
    .selectFrom("webhookDelivery")
    .innerJoin("webhookEndpoint", (join) =>
      join
        .onRef("webhookEndpoint.id", "=", "webhookDelivery.endpointId")
        .onRef("webhookEndpoint.accountId", "=", "webhookDelivery.accountId"),
    )
    .select([
      "webhookDelivery.id",
      "webhookDelivery.status",
      "webhookDelivery.payload",
      "webhookDelivery.createdAt",
      "webhookEndpoint.url",
      "webhookEndpoint.secret",
    ])
    .where("webhookDelivery.id", "=", deliveryId)
    .$if(accountId !== undefined, (query) => query.where("webhookDelivery.accountId", "=", accountId ?? ""))
    .executeTakeFirst();

export const updateDeliveryTried = (
  db: Db,
  { deliveryId, accountId }: DeliveryKey,
  tried: { status: "queued" | "delivered" | "failed"; outcome: string; deliveredAt: Date | null },
) =>
  db
    .updateTable("webhookDelivery")
    .set((row) => ({ ...tried, outcome: tried.outcome.slice(0, 300), attempts: row("attempts", "+", 1) }))
    .where("id", "=", deliveryId)
    .$if(accountId !== undefined, (query) => query.where("accountId", "=", accountId ?? ""))
    .execute();

export const deleteOldDeliveries = (db: Db, before: Date) =>
  db.deleteFrom("webhookDelivery").where("createdAt", "<=", before.toISOString()).execute();
