import type { Db } from "@terzi/db/open-db";

type KeyId = { accountId: string; key: string };

/** Takes the key; false when it is taken. If another transaction is taking it, this waits to learn the outcome. */
export async function insertKey(db: Db, row: KeyId & { requestHash: string }): Promise<boolean> {
  const taken = await db
    .insertInto("idempotencyKey")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  return taken !== undefined;
}

export const updateAnswer = (db: Db, { accountId, key }: KeyId, answer: unknown) =>
  db
    .updateTable("idempotencyKey")
    .set({ answer: JSON.stringify(answer) })
    .where("accountId", "=", accountId)
    .where("key", "=", key)
    .execute();

export const findAnswer = (db: Db, { accountId, key }: KeyId) =>
  db
    .selectFrom("idempotencyKey")
    .select(["requestHash", "answer"])
    .where("accountId", "=", accountId)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();

/** A key is good for a day. */
export const deleteOldKeys = (db: Db, before: Date) =>
  db.deleteFrom("idempotencyKey").where("createdAt", "<=", before.toISOString()).execute();
