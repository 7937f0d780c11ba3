import type { Passkey } from "@terzi/contracts/passkeys";
import type { Db } from "@terzi/db/open-db";
import { AppError } from "../../app-error.ts";

const PASSKEY_COLUMNS = ["id", "name", "createdAt", "lastUsedAt"] as const;

/** `accountId`: the account that gets the passkey; null for a sign-in. */
export const insertChallenge = (
  db: Db,
  row: { challenge: string; accountId: string | null; expiresAt: Date },
) => db.insertInto("passkeyChallenge").values(row).execute();

/** Uses up a challenge; false when this account has none, or it has expired. */
export const takeChallenge = async (
  db: Db,
  { challenge, accountId, now }: { challenge: string; accountId: string | null; now: Date },
): Promise<boolean> =>
  (await db
    .deleteFrom("passkeyChallenge")
    .where("challenge", "=", challenge)
    .where("accountId", "is not distinct from", accountId)
    .where("expiresAt", ">", now.toISOString())
    .returning("challenge")
    .executeTakeFirst()) !== undefined;

export const deleteExpiredChallenges = (db: Db, now: Date) =>
  db.deleteFrom("passkeyChallenge").where("expiresAt", "<=", now.toISOString()).execute();

export const listPasskeys = (db: Db, accountId: string): Promise<Passkey[]> =>
  db
    .selectFrom("passkey")
    .select(PASSKEY_COLUMNS)
    .where("accountId", "=", accountId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();

/** What a device needs so that it isn't added twice. */
export const listCredentials = (db: Db, accountId: string) =>
  db
    .selectFrom("passkey")
    .select(["credentialId", "transports"])
    .where("accountId", "=", accountId)
    .execute();

export const findCredentialIfAny = (db: Db, credentialId: string) =>
  db
    .selectFrom("passkey")
    .innerJoin("account", "account.id", "passkey.accountId")
    .select(["passkey.id", "passkey.accountId", "passkey.publicKey", "passkey.counter", "account.disabledAt"])
    .where("passkey.credentialId", "=", credentialId)
    .executeTakeFirst();

/** The new passkey; null when its key is already known. */
export const insertPasskey = async (
  db: Db,
  passkey: {
    accountId: string;
    credentialId: string;
    publicKey: Buffer;
    counter: number;
    transports: string[];
    name: string;
  },
): Promise<Passkey | null> =>
  (await db
    .insertInto("passkey")
    .values(passkey)
    .onConflict((conflict) => conflict.column("credentialId").doNothing())
    .returning(PASSKEY_COLUMNS)
    .executeTakeFirst()) ?? null;

export const updatePasskeyUse = (db: Db, id: string, use: { counter: number; lastUsedAt: Date }) =>
  db.updateTable("passkey").set(use).where("id", "=", id).execute();

export const updatePasskeyName = (db: Db, accountId: string, id: string, name: string): Promise<Passkey> =>
  db
    .updateTable("passkey")
    .set({ name })
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .returning(PASSKEY_COLUMNS)
    .executeTakeFirstOrThrow(() => new AppError("NOT_FOUND"));

/** Sessions begun with it end with it. */
export const deletePasskey = (db: Db, accountId: string, id: string) =>
  db
    .deleteFrom("passkey")
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .returning("name")
    .executeTakeFirstOrThrow(() => new AppError("NOT_FOUND"));

/** How many there were. */
export const deletePasskeysOf = async (db: Db, accountId: string): Promise<number> =>
  (await db.deleteFrom("passkey").where("accountId", "=", accountId).returning("id").execute()).length;
