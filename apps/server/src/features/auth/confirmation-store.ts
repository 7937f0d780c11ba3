import type { Db } from "@terzi/db/open-db";

/** One link more. Those before it stay good, because mails overtake each other; all lead to the same address. */
export const insertConfirmation = (
  db: Db,
  confirmation: { tokenHash: string; accountId: string; expiresAt: Date },
) => db.insertInto("emailConfirmation").values(confirmation).execute();

/** Ends the account's links: they are of no use any more, or went to an address that it has left. */
export const deleteConfirmationsOf = (db: Db, accountId: string) =>
  db.deleteFrom("emailConfirmation").where("accountId", "=", accountId).execute();

/** The account that a link is for, unless it has expired. */
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

/** Whether a link of the account's is out that still works. */
export const hasOpenConfirmation = async (db: Db, accountId: string, now: Date): Promise<boolean> =>
  (await db
    .selectFrom("emailConfirmation")
    .select("accountId")
    .where("accountId", "=", accountId)
    .where("expiresAt", ">", now.toISOString())
    .executeTakeFirst()) !== undefined;

export const deleteExpiredConfirmations = (db: Db, now: Date) =>
  db.deleteFrom("emailConfirmation").where("expiresAt", "<=", now.toISOString()).execute();
