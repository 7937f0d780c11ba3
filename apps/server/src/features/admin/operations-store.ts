import type { Page } from "@terzi/contracts/list";
import type { AuditEntry, Job, ListAuditInput, ListMailsInput, SentMail } from "@terzi/contracts/operations";
import type { Db } from "@terzi/db/open-db";
import { sql } from "kysely";
import { AppError } from "../../app-error.ts";
import { afterCursor, holds, toPage } from "../../list-page.ts";

const selectAudit = (db: Db) =>
  db
    .selectFrom("auditEntry")
    .leftJoin("account", "account.id", "auditEntry.actorId")
    .select([
      "auditEntry.id",
      "auditEntry.action",
      "auditEntry.target",
      "auditEntry.before",
      "auditEntry.after",
      "auditEntry.createdAt",
      "auditEntry.actorId",
      "account.email",
    ])
    .orderBy("auditEntry.createdAt", "desc")
    .orderBy("auditEntry.id", "desc");

type AuditRow = Omit<AuditEntry, "actor"> & { actorId: string | null; email: string | null };
const toEntry = ({ actorId, email, ...entry }: AuditRow): AuditEntry => ({
  ...entry,
  actor: actorId && email ? { id: actorId, email } : null,
});

/** The audit entries about any of these, newest first. */
export const listAuditOf = async (db: Db, targets: string[], limit: number): Promise<AuditEntry[]> =>
  (await selectAudit(db).where("auditEntry.target", "in", targets).limit(limit).execute()).map(toEntry);

/** The newest change of each of these settings; without a name when the admin's account is gone. */
export async function listSettingChanges(
  db: Db,
  keys: string[],
): Promise<{ key: string; at: string; by: string | null }[]> {
  if (keys.length === 0) return [];
  return db
    .selectFrom("auditEntry")
    .leftJoin("account", "account.id", "auditEntry.actorId")
    .distinctOn("auditEntry.target")
    .select(["auditEntry.target as key", "auditEntry.createdAt as at", "account.email as by"])
    .where("auditEntry.action", "=", "setting.update")
    .where("auditEntry.target", "in", keys)
    .orderBy("auditEntry.target")
    .orderBy("auditEntry.createdAt", "desc")
    .orderBy("auditEntry.id", "desc")
    .execute();
}

/** What admins did and what the provider reported, newest first; searched by target (an id, a key) or by admin. */
export async function listAudit(
  db: Db,
  { limit, cursor, search, action }: ListAuditInput,
): Promise<Page<AuditEntry>> {
  const rows = await selectAudit(db)
    .$if(search !== undefined, (query) =>
      query.where((row) =>
        row.or([
          row("auditEntry.target", "=", search?.trim() ?? ""),
          holds(sql.ref("account.searchText"), search ?? ""),
        ]),
      ),
    )
    .$if(action !== undefined, (query) => query.where("auditEntry.action", "=", action ?? "user.role"))
    .$if(cursor !== undefined, (query) => query.where(afterCursor("auditEntry", "createdAt", cursor ?? "")))
    .limit(limit + 1)
    .execute();
  return toPage(rows.map(toEntry), limit);
}

/** Mails, newest first; searched by the receiver's full address. */
export async function listMails(
  db: Db,
  { limit, cursor, search, status }: ListMailsInput,
): Promise<Page<SentMail>> {
  const rows = await db
    .selectFrom("mail")
    .select(["id", "recipient", "status", "attempts", "lastError", "createdAt", "sentAt"])
    .select(sql<string>`content ->> 'template'`.as("template"))
    .$if(search !== undefined, (query) => query.where("recipient", "=", search?.trim() ?? ""))
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? "failed"))
    .$if(cursor !== undefined, (query) => query.where(afterCursor("mail", "createdAt", cursor ?? "")))
    .orderBy("mail.createdAt", "desc")
    .orderBy("mail.id", "desc")
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit);
}

const JOBS_SHOWN = 500;

/** Background work that waits, runs, or has failed for good; next due first. */
export async function listJobs(db: Db): Promise<Job[]> {
  const { rows } = await sql<Job>`
    select id::text, task_identifier as task, attempts, max_attempts, run_at, last_error,
      case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed' else 'waiting' end as state
    from graphile_worker.jobs order by run_at, id limit ${JOBS_SHOWN}`.execute(db);
  return rows;
}

/** Runs a waiting or failed job now, with its tries reset; NOT_FOUND when it is running or done. */
export async function restartJob(db: Db, id: string): Promise<void> {
  const { rows } = await sql`
    select id from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at := now(), attempts := 0)`.execute(
    db,
  );
  if (rows.length === 0) throw new AppError("NOT_FOUND");
}
