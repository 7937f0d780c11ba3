import { inTransaction, type Ports } from "../../ctx.ts";
import { findEnabledUserIfAny } from "../auth/store.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { findWantsReminders, lockDueReminders, updateReminded } from "./reminder-store.ts";

const BATCH = 100;

/** Sends every reminder that is due: noting it and queueing the mail are one change. */
export async function remindOfSteps(ctx: Pick<Ports, "db" | "now">): Promise<void> {
  while ((await remindBatch(ctx)) === BATCH);
}

const remindBatch = (ctx: Pick<Ports, "db" | "now">): Promise<number> =>
  inTransaction(ctx, async (ctx) => {
    const due = await lockDueReminders(ctx.db, ctx.now(), BATCH);
    if (due.length === 0) return 0;
    await updateReminded(
      ctx.db,
      due.map(({ id }) => id),
    );
    for (const { id, accountId, nextStepAt, ...step } of due) {
      const user = await findEnabledUserIfAny(ctx.db, accountId);
      // An unconfirmed address may be somebody else's.
      if (!user?.emailConfirmedAt || !nextStepAt || !(await findWantsReminders(ctx.db, accountId))) continue;
      const { email, language, firstName } = user;
      const content = {
        template: "next-step" as const,
        firstName,
        ...step,
        at: nextStepAt,
        path: `/applications/${id}`,
      };
      await enqueueMail(ctx, { to: email, language, content });
    }
    return due.length;
  });
