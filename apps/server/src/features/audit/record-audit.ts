import type { AuditAction } from "@terzi/contracts/operations";
import type { Db } from "@terzi/db/open-db";
import { insertAuditEntry } from "./store.ts";

type Entry = {
  /** The admin; null when the payment provider reported it. */
  actorId: string | null;
  action: AuditAction;
  target: string;
  before: unknown;
  after: unknown;
};

/** Records who did what to what, in the transaction of the change itself. */
export const recordAudit = (ctx: { db: Db }, entry: Entry): Promise<void> => insertAuditEntry(ctx.db, entry);
