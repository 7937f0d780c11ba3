import type { Db } from "@terzi/db/open-db";

/** Due reminders of people who want them or haven't said; locked until the transaction ends. */
export const lockDueReminders = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom("application")
    .select(["id", "accountId", "jobTitle", "company", "nextStep", "nextStepAt", "timeZone"])
    .where("remindAt", "<=", now.toISOString())
    .orderBy("remindAt")
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();

export const updateReminded = (db: Db, ids: string[]) =>
  db.updateTable("application").set({ remindAt: null }).where("id", "in", ids).execute();

/** Whether a person wants reminders by mail: yes, unless they declined. */
export const findWantsReminders = async (db: Db, accountId: string): Promise<boolean> =>
  (
    await db
      .selectFrom("applicationPreference")
      .select("wantsReminders")
      .where("accountId", "=", accountId)
      .executeTakeFirst()
  )?.wantsReminders ?? true;

export const upsertWantsReminders = (db: Db, accountId: string, wantsReminders: boolean) =>
  db
    .insertInto("applicationPreference")
    .values({ accountId, wantsReminders })
    .onConflict((conflict) => conflict.column("accountId").doUpdateSet({ wantsReminders }))
    .execute();
