import type { Db } from "@terzi/db/open-db";
import { type RawBuilder, sql } from "kysely";

export type DayRow = {
  day: string;
  signUps: number;
  cvs: number;
  purchases: number;
  revenueCents: number;
  creditsUsed: number;
  creditChange: number;
};

/** A purchase counts on the day it was paid, its refund on the day of the refund: a past day never changes. */
const dayRows = (from: string, until: string): RawBuilder<DayRow> => {
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${from}::date::timestamp at time zone 'utc' and ${sql.ref(column)} < ${until}::date::timestamp at time zone 'utc'`;
  const day = (column: string) => sql`(${sql.ref(column)} at time zone 'utc')::date`;
  return sql<DayRow>`
    select day, sum(sign_ups)::int as sign_ups, sum(cvs)::int as cvs, sum(purchases)::int as purchases,
      sum(revenue_cents)::bigint as revenue_cents, sum(credits_used)::bigint as credits_used,
      sum(credit_change)::bigint as credit_change
    from (
      select ${day("createdAt")} as day, count(*) as sign_ups, 0 as cvs, 0 as purchases, 0 as revenue_cents, 0 as credits_used, 0 as credit_change
        from account where ${within("createdAt")} group by 1
      union all
      select ${day("createdAt")}, 0, count(*), 0, 0, 0, 0 from cv where ${within("createdAt")} group by 1
      union all
      select ${day("completedAt")}, 0, 0, count(*), sum(amount_cents), 0, 0
        from purchase where ${within("completedAt")} group by 1
      union all
      select ${day("refundedAt")}, 0, 0, 0, -sum(amount_cents), 0, 0
        from purchase where ${within("refundedAt")} group by 1
      union all
      select ${day("createdAt")}, 0, 0, 0, 0, coalesce(-sum(amount) filter (where kind in ('cv', 'letter', 'interview', 'twin', 'application', 'gap', 'share')), 0), sum(amount)
        from ledger_entry where ${within("createdAt")} group by 1
    ) as counted group by day`;
};

/** The last day whose numbers are kept; null when none is. */
export const findLastDayIfAny = async (db: Db): Promise<string | null> => {
  const row = await db
    .selectFrom("dailyStat")
    .select("day")
    .orderBy("day", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.day ?? null;
};

/** Counts the days from `from` to before `until`, as "2026-11-21"; days without events are left out. */
export const listCountedDays = async (db: Db, from: string, until: string): Promise<DayRow[]> =>
  (await dayRows(from, until).execute(db)).rows;

/** Kept days from `from` on. */
export const listKeptDays = (db: Db, from: string): Promise<DayRow[]> =>
  db.selectFrom("dailyStat").selectAll().where("day", ">=", from).orderBy("day").execute();

/** Stores past days. Replicas may do so at once: a day is stored once. */
export const insertDays = (db: Db, days: DayRow[]) =>
  db
    .insertInto("dailyStat")
    .values(days)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
