import type { MailId } from "@terzi/contracts/operations";
import { type AdminCtx, inTransaction } from "../../ctx.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { insertMailJob, updateMailQueued } from "./store.ts";

/** Tries again to send an unsent mail. */
export const retryMail = (ctx: AdminCtx, { id }: MailId): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await updateMailQueued(ctx.db, id);
    await insertMailJob(ctx.db, id);
    await recordAudit(ctx, {
      actorId: ctx.user.id,
      action: "mail.retry",
      target: id,
      before: null,
      after: null,
    });
  });
