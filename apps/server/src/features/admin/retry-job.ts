import type { JobId } from "@terzi/contracts/operations";
import { type AdminCtx, inTransaction } from "../../ctx.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { restartJob } from "./operations-store.ts";

/** Runs a waiting or failed job now. */
export const retryJob = (ctx: AdminCtx, { id }: JobId): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await restartJob(ctx.db, id);
    await recordAudit(ctx, {
      actorId: ctx.user.id,
      action: "job.retry",
      target: id,
      before: null,
      after: null,
    });
  });
