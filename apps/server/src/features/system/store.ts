import type { Db } from "@terzi/db/open-db";

const CV_COUNT = "cv_count";

export const findCounter = async (db: Db): Promise<number> =>
  (await db.selectFrom("counter").select("value").where("name", "=", CV_COUNT).executeTakeFirstOrThrow())
    .value;

export const updateCounter = async (db: Db): Promise<number> =>
  (
    await db
      .updateTable("counter")
      .set((row) => ({ value: row("value", "+", 1) }))
      .where("name", "=", CV_COUNT)
      .returning("value")
      .executeTakeFirstOrThrow()
  ).value;

export const findSettingIfAny = async (db: Db, key: string): Promise<string | undefined> =>
  (await db.selectFrom("setting").select("value").where("key", "=", key).executeTakeFirst())?.value;

/** A key that replicas share: the stored one, or `fresh` if there was none. */
export async function findOrInsertSecret(db: Db, name: string, fresh: string): Promise<string> {
  await db
    .insertInto("serverSecret")
    .values({ name, value: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (
    await db.selectFrom("serverSecret").select("value").where("name", "=", name).executeTakeFirstOrThrow()
  ).value;
}

export const deleteExpiredLimits = (db: Db, now: Date) =>
  db.deleteFrom("rateLimit").where("expire", "<=", now.getTime()).execute();
