import type { Db } from "@terzi/db/open-db";

/** A new link makes the earlier ones of the account useless. */
export async function replaceReset(
  db: Db,
  reset: { tokenHash: string; accountId: string; expiresAt: Date },
): Promise<void> {
  await db.deleteFrom("passwordReset").where("accountId", "=", reset.accountId).execute();
  await db.insertInto("passwordReset").values(reset).execute();
}

/** Uses a link up: the account that it was for, unless it has expired or was used. */
export const takeResetIfAny = async (db: Db, tokenHash: string, now: Date): Promise<string | undefined> =>
  (
    await db
      .deleteFrom("passwordReset")
      .where("tokenHash", "=", tokenHash)
      .where("expiresAt", ">", now.toISOString())
      .returning("accountId")
      .executeTakeFirst()
  )?.accountId;

export const deleteExpiredResets = (db: Db, now: Date) =>
  db.deleteFrom("passwordReset").where("expiresAt", "<=", now.toISOString()).execute();
