import type { Db } from "@terzi/db/open-db";

/** One more link. Earlier ones stay valid, because mails overtake each other; all lead to the same address. */
export const insertConfirmation = (
  db: Db,
  confirmation: { tokenHash: string; accountId: string; expiresAt: Date },
) => db.insertInto("emailConfirmation").values(confirmation).execute();

/** Ends the account's links: they are no longer needed, or went to an address it has left. */
export const deleteConfirmationsOf = (db: Db, accountId: string) =>
  db.deleteFrom("emailConfirmation").where("accountId", "=", accountId).execute();

/** The account a link is for, unless it has expired. */
export const findConfirmationAccountIfAny = async (
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> =>
  (
    await db
      .selectFrom("emailConfirmation")
      .select("accountId")
      .where("tokenHash", "=", tokenHash)
      .where("expiresAt", ">", now.toISOString())
      .executeTakeFirst()
  )?.accountId;

/** Whether the account has a link that still works. */
export const hasOpenConfirmation = async (db: Db, accountId: string, now: Date): Promise<boolean> =>
  (await db
    .selectFrom("emailConfirmation")
    .select("accountId")
    .where("accountId", "=", accountId)
    .where("expiresAt", ">", now.toISOString())
    .executeTakeFirst()) !== undefined;

export const deleteExpiredConfirmations = (db: Db, now: Date) =>
  db.deleteFrom("emailConfirmation").where("expiresAt", "<=", now.toISOString()).execute();
