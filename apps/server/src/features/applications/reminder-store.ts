import type { Db } from "@terzi/db/open-db";

/** Reminders that are due, of people who want them or haven't said; held until the transaction ends. */
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

/** Whether a person wants reminders by mail: yes, unless they said no. */
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
