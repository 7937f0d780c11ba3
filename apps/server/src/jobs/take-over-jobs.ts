import type { Db } from "@terzi/db/open-db";
import { sql } from "kysely";

/** Longer than any job runs. One that does all the same is done twice at worst, which each of them bears. */
export const ABANDONED_AFTER_MINUTES = 10;

/**
 * Hands out anew what a killed process has left half done: graphile-worker itself waits four hours for it. A worker has
 * one job at a time, so that nothing else is let go with it.
 */
export const takeOverJobs = (db: Db, { olderThanMinutes }: { olderThanMinutes: number }) =>
  sql`select graphile_worker.force_unlock_workers(array(
    select locked_by from graphile_worker.jobs
    where locked_at < now() - make_interval(mins => ${olderThanMinutes})))`.execute(db);
