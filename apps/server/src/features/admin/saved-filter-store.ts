import type { SavedFilter, SaveFilterInput } from "@terzi/contracts/admin-lists";
import type { Db } from "@terzi/db/open-db";
import { AppError } from "../../app-error.ts";

const COLUMNS = ["id", "list", "name", "filters"] as const;

/** What an admin saved for all lists, by name. */
export const listSavedFilters = (db: Db, accountId: string): Promise<SavedFilter[]> =>
  db
    .selectFrom("savedFilter")
    .select(COLUMNS)
    .where("accountId", "=", accountId)
    .orderBy("name")
    .orderBy("id")
    .execute();

export const upsertSavedFilter = (
  db: Db,
  accountId: string,
  { list, name, filters }: SaveFilterInput,
): Promise<SavedFilter> =>
  db
    .insertInto("savedFilter")
    .values({ accountId, list, name, filters: JSON.stringify(filters) })
    .onConflict((taken) =>
      taken
        .columns(["accountId", "list", "name"])
        .doUpdateSet((row) => ({ filters: row.ref("excluded.filters") })),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export async function deleteSavedFilter(db: Db, accountId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("savedFilter")
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError("NOT_FOUND");
}
