import {
  WEBHOOKS_MAX,
  type Webhook,
  type WebhookEvent,
  type WebhookOccurrence,
} from "@terzi/contracts/webhooks";
import type { Db } from "@terzi/db/open-db";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
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

export const listEndpoints = (db: Db, accountId: string): Promise<Webhook[]> =>
  db
    .selectFrom("webhookEndpoint")
    .select(["id", "url", "events", "createdAt"])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom("webhookDelivery")
          .select(["id", "event", "status", "attempts", "outcome"])
          .select([isoOf("created_at").as("createdAt"), isoOf("delivered_at").as("deliveredAt")])
          .whereRef("endpointId", "=", "webhookEndpoint.id")
          .orderBy("webhookDelivery.createdAt", "desc")
          .limit(SHOWN_DELIVERIES),
      ).as("deliveries"),
    )
    .where("accountId", "=", accountId)
    .orderBy("createdAt")
    .limit(WEBHOOKS_MAX)
    .execute();

/** Inside JSON the database writes moments in its own way. */
const isoOf = (column: "created_at" | "delivered_at") =>
  sql<string>`to_char(${sql.ref(`webhook_delivery.${column}`)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

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

/** The addresses of an account that want to be told of this; `ping`: the one that is asked for. */
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

/** A delivery, and the job that makes it; both commit with the transaction or not at all. */
export async function insertDelivery(
  db: Db,
  { endpointId, occurrence }: { endpointId: string; occurrence: WebhookOccurrence },
): Promise<void> {
  const { id } = await db
    .insertInto("webhookDelivery")
    .values({ endpointId, event: occurrence.type, payload: JSON.stringify(occurrence) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`select graphile_worker.add_job('sendWebhook', payload := ${JSON.stringify({ deliveryId: id })}::json,
    job_key := ${`webhook:${id}`}, max_attempts := ${TRIES})`.execute(db);
}

/** Undefined when the address was deleted meanwhile. */
export const findDeliveryIfAny = (db: Db, id: string) =>
  db
    .selectFrom("webhookDelivery")
    .innerJoin("webhookEndpoint", "webhookEndpoint.id", "webhookDelivery.endpointId")
    .select([
      "webhookDelivery.id",
      "webhookDelivery.status",
      "webhookDelivery.payload",
      "webhookDelivery.createdAt",
      "webhookEndpoint.url",
      "webhookEndpoint.secret",
    ])
    .where("webhookDelivery.id", "=", id)
    .executeTakeFirst();

export const updateDeliveryTried = (
  db: Db,
  id: string,
  tried: { status: "queued" | "delivered" | "failed"; outcome: string; deliveredAt: Date | null },
) =>
  db
    .updateTable("webhookDelivery")
    .set((row) => ({ ...tried, outcome: tried.outcome.slice(0, 300), attempts: row("attempts", "+", 1) }))
    .where("id", "=", id)
    .execute();

export const deleteOldDeliveries = (db: Db, before: Date) =>
  db.deleteFrom("webhookDelivery").where("createdAt", "<=", before.toISOString()).execute();
