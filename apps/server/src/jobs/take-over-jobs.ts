import type { Db } from "@terzi/db/open-db";
import { sql } from "kysely";

/** Longer than any job runs. One that runs even longer is done twice at worst, which every job tolerates. */
export const ABANDONED_AFTER_MINUTES = 10;

/**
 * Releases jobs that a killed process left half done; graphile-worker itself would wait four hours. A worker has one
 * job at a time, so nothing else is released with it.
 */
export const takeOverJobs = (db: Db, { olderThanMinutes }: { olderThanMinutes: number }) =>
  sql`select graphile_worker.force_unlock_workers(array(
    select locked_by from graphile_worker.jobs
    where locked_at < now() - make_interval(mins => ${olderThanMinutes})))`.execute(db);
