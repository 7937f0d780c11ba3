import type { Db } from "@terzi/db/open-db";

/** A new link makes the earlier ones of the account useless. */
export async function replaceReset(
  db: Db,
  reset: { tokenHash: string; accountId: string; expiresAt: Date },
): Promise<void> {
  await deleteResetsOf(db, reset.accountId);
  await db.insertInto("passwordReset").values(reset).execute();
}

/** Ends the account's links: whoever requested one before the password or address changed may be somebody else. */
export const deleteResetsOf = (db: Db, accountId: string) =>
  db.deleteFrom("passwordReset").where("accountId", "=", accountId).execute();

/** The account a link is for, even an expired one. */
export const findResetAccountIfAny = async (db: Db, tokenHash: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom("passwordReset")
      .select("accountId")
      .where("tokenHash", "=", tokenHash)
      .executeTakeFirst()
  )?.accountId;

/** Uses up a link; false when it has expired, was used, or was ended. */
export const takeReset = async (db: Db, tokenHash: string, now: Date): Promise<boolean> =>
  (await db
    .deleteFrom("passwordReset")
    .where("tokenHash", "=", tokenHash)
    .where("expiresAt", ">", now.toISOString())
    .returning("accountId")
    .executeTakeFirst()) !== undefined;

export const deleteExpiredResets = (db: Db, now: Date) =>
  db.deleteFrom("passwordReset").where("expiresAt", "<=", now.toISOString()).execute();
