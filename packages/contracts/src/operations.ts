import { z } from "zod";
import { ListInput } from "./list.ts";

export const AuditAction = z.enum([
  "package.create",
  "package.update",
  "setting.update",
  "user.credits",
  "user.role",
  "user.disabled",
  "purchase.refund",
  "ticket.status",
  "answer.create",
  "answer.update",
  "answer.delete",
  "contact.done",
  "job.retry",
  "mail.retry",
  "list.export",
  "payment.disputed",
  "payment.mismatch",
  "payment.partly-refunded",
]);
export type AuditAction = z.infer<typeof AuditAction>;

/** What an admin did, or what the payment provider reported that an admin must know (then without an actor). */
export const AuditEntry = z.object({
  id: z.uuid(),
  action: AuditAction,
  actor: z.object({ id: z.uuid(), email: z.string() }).nullable(),
  /** What was acted on: an id, or a setting's key. */
  target: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  createdAt: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const ListAuditInput = ListInput.extend({ action: AuditAction.optional() });
export type ListAuditInput = z.output<typeof ListAuditInput>;

/** A piece of background work that waits, runs, or failed and will be tried again. */
export const Job = z.object({
  id: z.string(),
  task: z.string(),
  attempts: z.int(),
  maxAttempts: z.int(),
  runAt: z.iso.datetime(),
  lastError: z.string().nullable(),
  state: z.enum(["waiting", "running", "failed"]),
});
export type Job = z.infer<typeof Job>;
export const JobId = z.object({ id: z.string().regex(/^\d{1,18}$/) });
export type JobId = z.infer<typeof JobId>;

export const MailStatus = z.enum(["queued", "sent", "failed"]);
export type MailStatus = z.infer<typeof MailStatus>;
export const SentMail = z.object({
  id: z.uuid(),
  recipient: z.string(),
  template: z.string(),
  status: MailStatus,
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
});
export type SentMail = z.infer<typeof SentMail>;
export const ListMailsInput = ListInput.extend({ status: MailStatus.optional() });
export type ListMailsInput = z.output<typeof ListMailsInput>;
export const MailId = z.object({ id: z.uuid() });
export type MailId = z.infer<typeof MailId>;

/** What a part of the product runs on; the words for it are in `@terzi/i18n/parts`. */
export const PartUse = z.enum([
  "embedded-postgres",
  "postgres",
  "bundled-chromium",
  "installed-chrome",
  "chosen-browser",
  "remote-browser",
  "local-writer",
  "model",
  "priced-model",
  "altcha",
  "recaptcha",
  "sandbox",
  "stripe",
  "outbox",
  "smtp",
  "support-address",
  "no-support-address",
  "operator",
  "no-operator",
]);
export type PartUse = z.infer<typeof PartUse>;

/** One part of the running product: "Database", "embedded PostgreSQL, …". */
export const Part = z.object({
  name: z.string(),
  use: PartUse,
  /** What its words name: a host, a folder. */
  values: z.record(z.string(), z.string()),
  /** Both as an English sentence, as it is told at start-up. */
  uses: z.string(),
  isEmbedded: z.boolean(),
});
export type Part = z.infer<typeof Part>;

/** What a language model is used for. */
export const ModelWork = z.enum(["cv", "letter", "twin", "upload", "match"]);
export type ModelWork = z.infer<typeof ModelWork>;

const Counts = z.object({ running: z.int(), waiting: z.int() });

/** How busy one server process is. */
export const ServerLoad = z.object({
  /** How late the event loop was in the last minute: median, 99th percentile, maximum. */
  delays: z.object({ p50Ms: z.int(), p99Ms: z.int(), maxMs: z.int() }),
  /** What is drafted and read in threads. */
  computing: Counts,
  printing: Counts,
  memoryMb: z.int(),
  /** Average language-model usage of one piece of each kind of work, over thirty days. */
  modelUse: z.array(
    z.object({
      work: ModelWork,
      pieces: z.int(),
      promptTokens: z.int(),
      completionTokens: z.int(),
      costUsd: z.number(),
    }),
  ),
});
export type ServerLoad = z.infer<typeof ServerLoad>;
