import type { Db } from "@terzi/db/open-db";
import { AppError } from "../../app-error.ts";

type Flow = {
  stateHash: string;
  provider: string;
  nonce: string;
  codeVerifier: string;
  sessionId: string | null;
  expiresAt: Date;
};

export const insertFlow = (db: Db, flow: Flow) => db.insertInto("identityFlow").values(flow).execute();

/** Uses up a flow; undefined when it has expired, was used, or never existed. */
export const takeFlowIfAny = (
  db: Db,
  { stateHash, provider, now }: { stateHash: string; provider: string; now: Date },
) =>
  db
    .deleteFrom("identityFlow")
    .where("stateHash", "=", stateHash)
    .where("provider", "=", provider)
    .where("expiresAt", ">", now.toISOString())
    .returning(["nonce", "codeVerifier", "sessionId"])
    .executeTakeFirst();

export const deleteExpiredFlows = (db: Db, now: Date) =>
  db.deleteFrom("identityFlow").where("expiresAt", "<=", now.toISOString()).execute();

export const listIdentityRows = (db: Db, accountId: string) =>
  db
    .selectFrom("identity")
    .select(["id", "issuer", "email", "createdAt", "lastUsedAt"])
    .where("accountId", "=", accountId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();

export const findIdentityIfAny = (db: Db, { issuer, subject }: { issuer: string; subject: string }) =>
  db
    .selectFrom("identity")
    .innerJoin("account", "account.id", "identity.accountId")
    .select(["identity.id", "identity.accountId", "account.disabledAt"])
    .where("identity.issuer", "=", issuer)
    .where("identity.subject", "=", subject)
    .executeTakeFirst();

/** False when that account is already connected, here or to another account. */
export const insertIdentity = async (
  db: Db,
  identity: { accountId: string; issuer: string; subject: string; email: string; lastUsedAt: Date | null },
): Promise<boolean> =>
  (await db
    .insertInto("identity")
    .values(identity)
    .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doNothing())
    .returning("id")
    .executeTakeFirst()) !== undefined;

export const updateIdentityUse = (db: Db, id: string, lastUsedAt: Date) =>
  db.updateTable("identity").set({ lastUsedAt }).where("id", "=", id).execute();

export const deleteIdentity = (db: Db, accountId: string, id: string) =>
  db
    .deleteFrom("identity")
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .returning(["issuer", "email"])
    .executeTakeFirstOrThrow(() => new AppError("NOT_FOUND"));

/** How many there were. */
export const deleteIdentitiesOf = async (db: Db, accountId: string): Promise<number> =>
  (await db.deleteFrom("identity").where("accountId", "=", accountId).returning("id").execute()).length;
