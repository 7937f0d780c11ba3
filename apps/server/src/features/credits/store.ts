import type { CreditPackage } from "@terzi/contracts/credits";
import { askTogether } from "@terzi/db/ask-together";
import type { Db } from "@terzi/db/open-db";
import { prepare } from "@terzi/db/prepare";
import type { CreditPackageTable, LedgerEntryTable } from "@terzi/db/tables";
import type { Insertable, Updateable } from "kysely";
import { AppError } from "../../app-error.ts";

/**
 * The balance, locked until the transaction ends, so that no other change can come between. NO KEY UPDATE, because
 * rows that refer to the account share its key: with the stronger lock, two savers who had each inserted a CV would
 * wait for one another.
 */
export async function lockBalance(db: Db, accountId: string): Promise<number> {
  const { credits } = await db
    .selectFrom("account")
    .select("credits")
    .where("id", "=", accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new AppError("NOT_FOUND"));
  return credits;
}

/** Whether a CV's interview pack was paid for. */
export const isPaidOnce = async (db: Db, kind: "interview" | "twin", cvId: string): Promise<boolean> =>
  (await db
    .selectFrom("ledgerEntry")
    .select("id")
    .where("kind", "=", kind)
    .where("cvId", "=", cvId)
    .executeTakeFirst()) !== undefined;

type Entry = Pick<Insertable<LedgerEntryTable>, "accountId" | "kind" | "amount"> &
  Partial<Pick<Insertable<LedgerEntryTable>, "purchaseId" | "cvId" | "letterId" | "actorId">>;

/** Appends to the ledger; the database changes the balance with it. */
export const insertLedgerEntry = (db: Db, entry: Entry) =>
  db.insertInto("ledgerEntry").values(entry).execute();

const PACKAGE_COLUMNS = [
  "id",
  "name",
  "priceCents as price",
  "credits",
  "bonusCredits",
  "active",
  "popular",
] as const;

const selectActivePackages = prepare((db) =>
  db
    .selectFrom("creditPackage")
    .select(PACKAGE_COLUMNS)
    .where("active", "=", true)
    .orderBy("credits")
    .orderBy("id"),
);
export const listActivePackages = askTogether((db): Promise<CreditPackage[]> => selectActivePackages(db, {}));

/** All packages, including those not on sale, for the admin panel. */
export const listPackages = (db: Db): Promise<CreditPackage[]> =>
  db.selectFrom("creditPackage").select(PACKAGE_COLUMNS).orderBy("credits").orderBy("id").execute();

export const findPackage = (db: Db, id: string): Promise<CreditPackage> =>
  db
    .selectFrom("creditPackage")
    .select(PACKAGE_COLUMNS)
    .where("id", "=", id)
    .executeTakeFirstOrThrow(() => new AppError("NOT_FOUND"));

/** The package, locked until the transaction ends, so that the audited "before" is what was there. */
export const lockPackage = (db: Db, id: string): Promise<CreditPackage> =>
  db
    .selectFrom("creditPackage")
    .select(PACKAGE_COLUMNS)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new AppError("NOT_FOUND"));

export const insertPackage = (db: Db, values: Insertable<CreditPackageTable>): Promise<CreditPackage> =>
  db.insertInto("creditPackage").values(values).returning(PACKAGE_COLUMNS).executeTakeFirstOrThrow();

export const updatePackage = (
  db: Db,
  id: string,
  change: Updateable<CreditPackageTable>,
): Promise<CreditPackage> =>
  db
    .updateTable("creditPackage")
    .set(change)
    .where("id", "=", id)
    .returning(PACKAGE_COLUMNS)
    .executeTakeFirstOrThrow();
