import type { Role, User } from "@terzi/contracts/account";
import type { Language } from "@terzi/contracts/language";
import type { Db } from "@terzi/db/open-db";
import { isUniqueViolation } from "@terzi/db/unique-violation";
import { AppError } from "../../app-error.ts";

export const USER_COLUMNS = [
  "account.id",
  "account.email",
  "account.emailConfirmedAt",
  "account.hasPassword",
  "account.firstName",
  "account.lastName",
  "account.language",
  "account.credits",
  "account.role",
  "account.createdAt",
] as const;

export const findUser = (db: Db, accountId: string): Promise<User> =>
  db
    .selectFrom("account")
    .select(USER_COLUMNS)
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow(() => new AppError("NOT_FOUND"));

/** The account, unless it is disabled or missing. */
export const findEnabledUserIfAny = (db: Db, accountId: string): Promise<User | undefined> =>
  db
    .selectFrom("account")
    .select(USER_COLUMNS)
    .where("id", "=", accountId)
    .where("disabledAt", "is", null)
    .executeTakeFirst();

/** What a sign-in needs to know about the account at an address, if there is one. */
export const findCredentialsIfAny = (db: Db, emailKey: string) =>
  db
    .selectFrom("account")
    .select(["id", "passwordHash", "disabledAt"])
    .where("emailKey", "=", emailKey)
    .executeTakeFirst();

/** The enabled account at an address, locked until the transaction ends, so that it can't move away meanwhile. */
export const lockEnabledAccountIfAny = async (db: Db, emailKey: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom("account")
      .select("id")
      .where("emailKey", "=", emailKey)
      .where("disabledAt", "is", null)
      .forNoKeyUpdate()
      .executeTakeFirst()
  )?.id;

/** The new account's id; null when the address is taken. */
export async function insertAccount(
  db: Db,
  account: {
    email: string;
    emailKey: string;
    passwordHash: string;
    hasPassword?: boolean;
    firstName: string;
    lastName: string;
    language: Language;
  },
): Promise<string | null> {
  const row = await db
    .insertInto("account")
    .values(account)
    .onConflict((conflict) => conflict.column("emailKey").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export const updateLanguage = (db: Db, accountId: string, language: Language) =>
  db.updateTable("account").set({ language }).where("id", "=", accountId).execute();

/** Makes an account an admin; false when there is none with this address. */
export async function updateRoleToAdmin(db: Db, emailKey: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("account")
    .set({ role: "admin" })
    .where("emailKey", "=", emailKey)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Remembers a solved captcha; false when it was used before. */
export async function insertSpentCaptcha(db: Db, challenge: string, expiresAt: Date): Promise<boolean> {
  const row = await db
    .insertInto("spentCaptcha")
    .values({ challenge, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning("challenge")
    .executeTakeFirst();
  return row !== undefined;
}

export const deleteExpiredCaptchas = (db: Db, now: Date) =>
  db.deleteFrom("spentCaptcha").where("expiresAt", "<=", now.toISOString()).execute();

/**
 * The ids of all enabled admins, locked until the transaction ends: two admins who remove each other at once can't
 * leave none, because the second waits and sees what the first did.
 */
export async function lockAdmins(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("account")
    .select("id")
    .where("role", "=", "admin")
    .where("disabledAt", "is", null)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export const lockAccess = (db: Db, accountId: string) =>
  db
    .selectFrom("account")
    .select(["role", "disabledAt"])
    .where("id", "=", accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new AppError("NOT_FOUND"));

export const updateAccess = (db: Db, accountId: string, change: { role?: Role; disabledAt?: Date | null }) =>
  db.updateTable("account").set(change).where("id", "=", accountId).execute();

export const updateName = (db: Db, accountId: string, name: { firstName: string; lastName: string }) =>
  db.updateTable("account").set(name).where("id", "=", accountId).execute();

export const findPasswordHash = async (db: Db, accountId: string): Promise<string> =>
  (
    await db
      .selectFrom("account")
      .select("passwordHash")
      .where("id", "=", accountId)
      .executeTakeFirstOrThrow(() => new AppError("NOT_FOUND"))
  ).passwordHash;

export const updatePassword = (db: Db, accountId: string, passwordHash: string) =>
  db.updateTable("account").set({ passwordHash, hasPassword: true }).where("id", "=", accountId).execute();

/** Null: nobody has proved yet that the account's address is theirs. */
export const updateEmailConfirmed = (db: Db, accountId: string, emailConfirmedAt: Date | null) =>
  db.updateTable("account").set({ emailConfirmedAt }).where("id", "=", accountId).execute();

/** Moves the account to an address; EMAIL_TAKEN when another account has it, even as of just now. */
export async function updateEmail(db: Db, accountId: string, email: string, emailKey: string): Promise<void> {
  try {
    await db.updateTable("account").set({ email, emailKey }).where("id", "=", accountId).execute();
  } catch (cause) {
    throw isUniqueViolation(cause) ? new AppError("EMAIL_TAKEN", { cause }) : cause;
  }
}
