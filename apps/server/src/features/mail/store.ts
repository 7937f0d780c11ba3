import type { Language } from "@terzi/contracts/language";
import type { Db } from "@terzi/db/open-db";
import type { MailContent } from "@terzi/mail/mail-content";
import { sql } from "kysely";
import { AppError } from "../../app-error.ts";

export async function insertMail(
  db: Db,
  {
    to,
    replyTo,
    language,
    content,
  }: { to: string; replyTo?: string; language: Language; content: MailContent },
): Promise<string> {
  const { id } = await db
    .insertInto("mail")
    .values({ recipient: to, replyTo: replyTo ?? null, language, content: JSON.stringify(content) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** About a day of tries, further and further apart. */
const MAIL_TRIES = 14;

/** The job that sends a mail; it commits with the transaction or not at all. Queued again, it starts afresh. */
export const insertMailJob = (db: Db, mailId: string) =>
  sql`select graphile_worker.add_job('sendMail', payload := ${JSON.stringify({ mailId })}::json,
    job_key := ${`mail:${mailId}`}, max_attempts := ${MAIL_TRIES})`.execute(db);

/** Mails that nobody has sent yet. */
export const listQueuedMails = (db: Db) =>
  db.selectFrom("mail").select("id").where("status", "=", "queued").execute();

export type StoredMail = {
  id: string;
  recipient: string;
  replyTo: string | null;
  language: Language;
  content: MailContent;
  status: "queued" | "sent" | "failed";
};

export async function findMailIfAny(db: Db, id: string): Promise<StoredMail | null> {
  const mail = await db
    .selectFrom("mail")
    .select(["id", "recipient", "replyTo", "language", "content", "status"])
    .where("id", "=", id)
    .executeTakeFirst();
  // `insertMail` is the only writer of the column.
  return mail ? { ...mail, content: mail.content as MailContent } : null;
}

export const updateMailSent = (db: Db, id: string, now: Date) =>
  db
    .updateTable("mail")
    .set((row) => ({ status: "sent", sentAt: now, lastError: null, attempts: row("attempts", "+", 1) }))
    .where("id", "=", id)
    .execute();

export const updateMailFailed = (
  db: Db,
  id: string,
  { status, lastError }: { status: "queued" | "failed"; lastError: string },
) =>
  db
    .updateTable("mail")
    .set((row) => ({ status, lastError: lastError.slice(0, 1_000), attempts: row("attempts", "+", 1) }))
    .where("id", "=", id)
    .execute();

/** Queues an unsent mail again; NOT_FOUND for one that was sent or doesn't exist. */
export const updateMailQueued = (db: Db, id: string) =>
  db
    .updateTable("mail")
    .set({ status: "queued" })
    .where("id", "=", id)
    .where("status", "!=", "sent")
    .returning("id")
    .executeTakeFirstOrThrow(() => new AppError("NOT_FOUND"));

/** Sent mails are useless after a month, and hold people's words. */
export const deleteOldMails = (db: Db, before: Date) =>
  db.deleteFrom("mail").where("status", "=", "sent").where("createdAt", "<=", before.toISOString()).execute();
