import type { SystemSetting } from "@terzi/contracts/admin";
import { askTogether } from "@terzi/db/ask-together";
import type { Db } from "@terzi/db/open-db";
import { prepare } from "@terzi/db/prepare";
import { AppError } from "../../app-error.ts";

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

const selectSettings = prepare((db) => db.selectFrom("setting").select(["key", "value"]));

/** All settings by key. They are few, and most requests need several. */
export const readSettings = askTogether(
  async (db): Promise<ReadonlyMap<string, string>> =>
    new Map((await selectSettings(db, {})).map(({ key, value }) => [key, value])),
);

export const findSettingIfAny = async (db: Db, key: string): Promise<string | undefined> =>
  (await readSettings(db)).get(key);

/** Who changed a setting is in the audit trail. */
export type StoredSetting = Omit<SystemSetting, "changed">;

const SETTING_COLUMNS = ["id", "key", "value", "description"] as const;

export const listSettings = (db: Db): Promise<StoredSetting[]> =>
  db.selectFrom("setting").select(SETTING_COLUMNS).orderBy("key").execute();

/** The setting, locked until the transaction ends. */
export const lockSetting = (db: Db, key: string): Promise<StoredSetting> =>
  db
    .selectFrom("setting")
    .select(SETTING_COLUMNS)
    .where("key", "=", key)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new AppError("NOT_FOUND"));

export const updateSetting = (db: Db, key: string, value: string): Promise<StoredSetting> =>
  db
    .updateTable("setting")
    .set({ value })
    .where("key", "=", key)
    .returning(SETTING_COLUMNS)
    .executeTakeFirstOrThrow();

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
