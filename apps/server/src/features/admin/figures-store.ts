import type { Db } from "@terzi/db/open-db";
import { sql } from "kysely";

type Counts = Record<string, number>;

const byKey = (rows: { key: string; count: number }[]): Counts =>
  Object.fromEntries(rows.map(({ key, count }) => [key, count]));

/** Background work: waiting for its turn, waiting for another try, given up. */
export async function countJobs(db: Db): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) filter (where attempts = 0) as waiting,
      count(*) filter (where attempts between 1 and max_attempts - 1) as retried,
      count(*) filter (where attempts >= max_attempts) as failed
    from graphile_worker.jobs`.execute(db);
  return rows[0] ?? {};
}

export const countMails = async (db: Db): Promise<Counts> =>
  byKey(
    await db
      .selectFrom("mail")
      .select(["status as key", (row) => row.fn.countAll<number>().as("count")])
      .groupBy("status")
      .execute(),
  );

export const countPurchases = async (db: Db): Promise<Counts> =>
  byKey(
    await db
      .selectFrom("purchase")
      .select(["status as key", (row) => row.fn.countAll<number>().as("count")])
      .groupBy("status")
      .execute(),
  );

/** How many accounts' balances differ from the sum of their ledger: 0, or something is badly wrong. */
export async function countLedgerFaults(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from account
      left join (select account_id, sum(amount) as total from ledger_entry group by account_id) entries
        on entries.account_id = account.id
    where account.credits <> coalesce(entries.total, 0)`.execute(db);
  return rows[0]?.count ?? 0;
}
