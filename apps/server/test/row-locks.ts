import type { Db } from "@terzi/db/open-db";
import { sql } from "kysely";

/** Holds every account as a change of it does, so that whoever wants to change one waits. */
export async function holdAccounts(db: Db): Promise<{ release(): Promise<void> }> {
  const transaction = await db.startTransaction().execute();
  await transaction.selectFrom("account").select("id").forNoKeyUpdate().execute();
  return {
    release: async () => {
      await transaction.commit().execute();
    },
  };
}

/** How many connections to this database wait for a row that another one holds. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
