import type { User } from "@terzi/contracts/account";
import type { Db } from "@terzi/db/open-db";
import { prepare, type Value } from "@terzi/db/prepare";
import { AppError } from "../../app-error.ts";
import { USER_COLUMNS } from "./store.ts";

/** `id`: the hash of the cookie's value. */
export type StoredSession = {
  id: string;
  accountId: string;
  expiresAt: string;
  /** The passkey that it was opened with, if any. */
  passkeyId: string | null;
};

const findRow = prepare((db, value: Value<{ id: string }>) =>
  db
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.accountId")
    .select(USER_COLUMNS)
    .select(["session.accountId", "session.expiresAt", "session.passkeyId"])
    .where("session.id", "=", value("id"))
    .where("account.disabledAt", "is", null),
);

export async function findSessionIfAny(
  db: Db,
  id: string,
): Promise<{ session: StoredSession; user: User } | undefined> {
  const [row] = await findRow(db, { id });
  if (!row) return undefined;
  const { accountId, expiresAt, passkeyId, ...user } = row;
  return { session: { id, accountId, expiresAt, passkeyId }, user };
}

export const listSessions = (db: Db, accountId: string, now: Date) =>
  db
    .selectFrom("session")
    .select(["id", "accountId", "userAgent", "createdAt", "expiresAt"])
    .where("accountId", "=", accountId)
    .where("expiresAt", ">", now.toISOString())
    .orderBy("createdAt", "desc")
    .execute();

export const insertSession = (
  db: Db,
  session: { id: string; accountId: string; expiresAt: Date; userAgent: string; passkeyId: string | null },
) => db.insertInto("session").values(session).execute();

export const updateSessionExpiry = (db: Db, id: string, expiresAt: Date) =>
  db.updateTable("session").set({ expiresAt }).where("id", "=", id).execute();

/** From now on the session counts as opened with this passkey, or with none. */
export const updateSessionPasskey = (db: Db, id: string, passkeyId: string | null) =>
  db.updateTable("session").set({ passkeyId }).where("id", "=", id).execute();

export const deleteSession = (db: Db, id: string) => db.deleteFrom("session").where("id", "=", id).execute();

export const deleteSessionsOf = (db: Db, accountId: string) =>
  db.deleteFrom("session").where("accountId", "=", accountId).execute();

export const deleteExpiredSessions = (db: Db, now: Date) =>
  db.deleteFrom("session").where("expiresAt", "<=", now.toISOString()).execute();

/** Ends one of an account's sessions; NOT_FOUND when it isn't one of them. */
export const deleteSessionOf = (db: Db, accountId: string, id: string) =>
  db
    .deleteFrom("session")
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirstOrThrow(() => new AppError("NOT_FOUND"));

/** Ends all of an account's sessions but one. */
export const deleteOtherSessions = (db: Db, accountId: string, keptId: string | null) =>
  db
    .deleteFrom("session")
    .where("accountId", "=", accountId)
    .where("id", "!=", keptId ?? "")
    .execute();
