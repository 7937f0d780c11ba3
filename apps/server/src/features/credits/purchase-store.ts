import type { ListPurchasesInput, Purchase } from "@terzi/contracts/credits";
import type { Page } from "@terzi/contracts/list";
import type { Db } from "@terzi/db/open-db";
import type { PurchaseTable } from "@terzi/db/tables";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { AppError } from "../../app-error.ts";
import { afterCursor, holds, toPage } from "../../list-page.ts";

export type StoredPurchase = Selectable<PurchaseTable>;

/** The account is part of the key, so that a sharded database knows where to look. */
export type PurchaseKey = Pick<StoredPurchase, "id" | "accountId">;

/** Does nothing if the same request has stored the purchase before. */
export const insertPurchase = (db: Db, purchase: Insertable<PurchaseTable>) =>
  db
    .insertInto("purchase")
    .values(purchase)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();

export const findPurchaseIfAny = (db: Db, id: string): Promise<StoredPurchase | undefined> =>
  db.selectFrom("purchase").selectAll().where("id", "=", id).executeTakeFirst();

export const findPurchaseOfIntentIfAny = (db: Db, intentId: string): Promise<StoredPurchase | undefined> =>
  db.selectFrom("purchase").selectAll().where("intentId", "=", intentId).executeTakeFirst();

/** One of the person's own purchases, by its payment; somebody else's doesn't exist. */
export const findOwnPurchase = (db: Db, accountId: string, intentId: string): Promise<StoredPurchase> =>
  db
    .selectFrom("purchase")
    .selectAll()
    .where("intentId", "=", intentId)
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow(() => new AppError("NOT_FOUND"));

/** The purchase, locked until the transaction ends, so that a second settlement sees the first. */
export const lockPurchase = (db: Db, { id, accountId }: PurchaseKey): Promise<StoredPurchase> =>
  db
    .selectFrom("purchase")
    .selectAll()
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

export const updatePurchase = (db: Db, { id, accountId }: PurchaseKey, change: Updateable<PurchaseTable>) =>
  db.updateTable("purchase").set(change).where("id", "=", id).where("accountId", "=", accountId).execute();

/** Purchases to ask the provider about again, longest overdue first. */
export const listDuePurchases = (db: Db, provider: StoredPurchase["provider"], now: Date) =>
  db
    .selectFrom("purchase")
    .selectAll()
    .where("nextCheckAt", "<=", now.toISOString())
    .where("provider", "=", provider)
    .orderBy("nextCheckAt")
    .limit(100)
    .execute();

/** The columns that people are shown. */
const PURCHASE_COLUMNS = [
  "purchase.id",
  "purchase.packageName",
  "purchase.credits",
  "purchase.amountCents as amount",
  "purchase.status",
  "purchase.createdAt",
  "purchase.completedAt",
  "purchase.refundedAt",
] as const;

/** An account's purchases, newest first. */
export async function listPurchases(
  db: Db,
  accountId: string,
  { limit, cursor, status, search }: ListPurchasesInput,
): Promise<Page<Purchase>> {
  const rows = await db
    .selectFrom("purchase")
    .select(PURCHASE_COLUMNS)
    .where("accountId", "=", accountId)
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? "pending"))
    .$if(search !== undefined, (query) => query.where(holds(sql`fold_search(package_name)`, search ?? "")))
    .$if(cursor !== undefined, (query) => query.where(afterCursor("purchase", "createdAt", cursor ?? "")))
    .orderBy("purchase.createdAt", "desc")
    .orderBy("purchase.id", "desc")
    .limit(limit + 1)
    .execute();
  return toPage(
    rows.map(({ packageName, ...purchase }) => ({ ...purchase, package: { name: packageName } })),
    limit,
  );
}
