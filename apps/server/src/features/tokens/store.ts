import type { User } from "@terzi/contracts/account";
import type { ApiToken, TokenScope } from "@terzi/contracts/tokens";
import type { Db } from "@terzi/db/open-db";
import { prepare, type Value } from "@terzi/db/prepare";
import { AppError } from "../../app-error.ts";

const TOKEN_COLUMNS = ["id", "name", "scopes", "expiresAt", "lastUsedAt", "createdAt"] as const;

export const insertToken = (
  db: Db,
  token: { accountId: string; name: string; tokenHash: string; scopes: TokenScope[]; expiresAt: Date },
): Promise<ApiToken> =>
  db.insertInto("apiToken").values(token).returning(TOKEN_COLUMNS).executeTakeFirstOrThrow();

export const listTokens = (db: Db, accountId: string): Promise<ApiToken[]> =>
  db
    .selectFrom("apiToken")
    .select(TOKEN_COLUMNS)
    .where("accountId", "=", accountId)
    .orderBy("createdAt", "desc")
    .execute();

export const deleteToken = (db: Db, accountId: string, id: string) =>
  db
    .deleteFrom("apiToken")
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .returning("id")
    .executeTakeFirstOrThrow(() => new AppError("NOT_FOUND"));

export const deleteTokensOf = (db: Db, accountId: string) =>
  db.deleteFrom("apiToken").where("accountId", "=", accountId).execute();

export type Bearer = { accountId: User["id"]; scopes: TokenScope[] };

const selectBearer = prepare((db, value: Value<{ tokenHash: string; now: string }>) =>
  db
    .selectFrom("apiToken")
    .select(["id", "accountId", "scopes", "lastUsedAt"])
    .where("tokenHash", "=", value("tokenHash"))
    .where("expiresAt", ">", value("now")),
);

/** The owner of an unexpired token, and what it may do. Records the use, at most once a minute. */
export async function findBearerIfAny(db: Db, tokenHash: string, now: Date): Promise<Bearer | undefined> {
  const [token] = await selectBearer(db, { tokenHash, now: now.toISOString() });
  if (!token) return undefined;
  const usedBefore = token.lastUsedAt === null ? 0 : new Date(token.lastUsedAt).getTime();
  if (now.getTime() - usedBefore >= 60_000)
    await db.updateTable("apiToken").set({ lastUsedAt: now }).where("id", "=", token.id).execute();
  return token;
}

/** An expired token is useless; for a month it still tells its owner why. */
export const deleteExpiredTokens = (db: Db, before: Date) =>
  db.deleteFrom("apiToken").where("expiresAt", "<=", before.toISOString()).execute();
