import type { CreditPackage } from "@terzi/contracts/credits";
import type { Db } from "@terzi/db/open-db";
import type { LedgerEntryTable } from "@terzi/db/tables";
import type { Insertable } from "kysely";

/**
 * The balance, held until the transaction ends: no other change of it can come between.
 * NO KEY UPDATE, because rows that refer to the account share its key: with the stronger lock, two savers who had
 * each inserted a CV would wait for one another.
 */
export async function lockBalance(db: Db, accountId: string): Promise<number> {
  const { credits } = await db
    .selectFrom("account")
    .select("credits")
    .where("id", "=", accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return credits;
}

type Entry = Pick<Insertable<LedgerEntryTable>, "accountId" | "kind" | "amount"> &
  Partial<Pick<Insertable<LedgerEntryTable>, "purchaseId" | "cvId" | "actorId">>;

/** Appends to the ledger; the database changes the balance with it. */
export const insertLedgerEntry = (db: Db, entry: Entry) =>
  db.insertInto("ledgerEntry").values(entry).execute();

export const listActivePackages = (db: Db): Promise<CreditPackage[]> =>
  db
    .selectFrom("creditPackage")
    .select(["id", "name", "priceCents as price", "credits", "bonusCredits", "active", "popular"])
    .where("active", "=", true)
    .orderBy("credits")
    .orderBy("id")
    .execute();
