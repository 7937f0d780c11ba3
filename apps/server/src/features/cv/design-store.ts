import { Design } from "@terzi/contracts/design";
import type { Db } from "@terzi/db/open-db";

/** The account's default look for CVs; null for somebody who never chose one. */
export async function findOwnDesignIfAny(db: Db, accountId: string): Promise<Design | null> {
  const row = await db
    .selectFrom("ownDesign")
    .select("design")
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return row ? Design.parse(row.design) : null;
}

export const upsertOwnDesign = (db: Db, accountId: string, design: Design) =>
  db
    .insertInto("ownDesign")
    .values({ accountId, design })
    .onConflict((conflict) => conflict.column("accountId").doUpdateSet({ design, updatedAt: new Date() }))
    .execute();
