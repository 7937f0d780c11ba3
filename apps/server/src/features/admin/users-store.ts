import type { AdminUser, ListUsersInput } from "@terzi/contracts/admin";
import type { LedgerEntry } from "@terzi/contracts/credits";
import type { Page } from "@terzi/contracts/list";
import type { Db } from "@terzi/db/open-db";
import { sql } from "kysely";
import { AppError } from "../../app-error.ts";
import { afterCursor, holds, toPage } from "../../list-page.ts";

const USER_COLUMNS = [
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
  "account.disabledAt",
] as const;

/** Users, newest or richest first. */
export async function listUsers(
  db: Db,
  { limit, cursor, search, sort, role }: ListUsersInput,
): Promise<Page<AdminUser>> {
  const column = sort === "credits" ? "credits" : "createdAt";
  const rows = await db
    .selectFrom("account")
    .select(USER_COLUMNS)
    .$if(search !== undefined, (query) => query.where(holds(sql.ref("account.searchText"), search ?? "")))
    .$if(role !== undefined, (query) => query.where("account.role", "=", role ?? "user"))
    .$if(cursor !== undefined, (query) => query.where(afterCursor("account", column, cursor ?? "")))
    .orderBy(`account.${column}`, "desc")
    .orderBy("account.id", "desc")
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit);
}

export const findAdminUser = (db: Db, userId: string): Promise<AdminUser> =>
  db
    .selectFrom("account")
    .select(USER_COLUMNS)
    .where("account.id", "=", userId)
    .executeTakeFirstOrThrow(() => new AppError("NOT_FOUND"));

/** The newest changes of a balance. */
export const listLedger = (db: Db, userId: string, limit: number): Promise<LedgerEntry[]> =>
  db
    .selectFrom("ledgerEntry")
    .select(["id", "kind", "amount", "balanceAfter", "purchaseId", "cvId", "actorId", "createdAt"])
    .where("accountId", "=", userId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
