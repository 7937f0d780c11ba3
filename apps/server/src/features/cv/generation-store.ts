import type { Db } from "@terzi/db/open-db";

type GenerationKey = { id: string; accountId: string };

type Begun = { id: string; accountId: string; jobTitle: string; company: string; now: Date };

export const insertGeneration = (db: Db, { now, ...begun }: Begun) =>
  db
    .insertInto("generation")
    .values({ ...begun, failure: null, startedAt: now, seenAt: now })
    .execute();

/** Says that it still runs; false when it was cancelled. */
export async function touchGeneration(db: Db, { id, accountId }: GenerationKey, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("generation")
    .set({ seenAt: now })
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const updateGenerationFailed = (db: Db, { id, accountId }: GenerationKey, failure: string) =>
  db
    .updateTable("generation")
    .set({ failure })
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .execute();

/** False when there was none. */
export async function deleteGeneration(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("generation")
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const listGenerations = (db: Db, accountId: string) =>
  db
    .selectFrom("generation")
    .select(["id", "jobTitle", "company", "failure", "startedAt", "seenAt"])
    .where("accountId", "=", accountId)
    .orderBy("startedAt", "desc")
    .execute();

export const deleteOldGenerations = (db: Db, before: Date) =>
  db.deleteFrom("generation").where("startedAt", "<=", before.toISOString()).execute();
