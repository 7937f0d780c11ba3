import type { PreviewData } from "@terzi/contracts/preview";
import { AppError } from "../../app-error.ts";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { toAppError } from "../../failure.ts";
import {
  deleteGeneration,
  insertGeneration,
  touchGeneration,
  updateGenerationFailed,
} from "./generation-store.ts";
import { insertPreview } from "./preview-store.ts";

/** How often a generation reports that it runs, and checks whether it was cancelled. */
export const BEAT_MS = 5_000;

type Begun = { id: string; jobTitle: string; company: string };

/**
 * Makes a preview and stores it even if the person has left: they find it later, or the reason there is none. The
 * work gets a signal that fires when the person cancels, from anywhere.
 */
export async function runGeneration(
  ctx: UserCtx,
  { id, jobTitle, company }: Begun,
  work: (signal: AbortSignal) => Promise<PreviewData>,
): Promise<PreviewData> {
  const accountId = ctx.user.id;
  await insertGeneration(ctx.db, { id, accountId, jobTitle, company, now: ctx.now() });
  return ctx.background.run(id, async (signal) => {
    const beat = setInterval(() => void goOn(ctx, id), BEAT_MS);
    try {
      const preview = await work(signal);
      await inTransaction(ctx, async ({ db }) => {
        // Its row is gone when the person cancelled meanwhile.
        if (!(await deleteGeneration(db, accountId, id))) throw cancelled();
        await insertPreview(db, accountId, preview);
      });
      return preview;
    } catch (error) {
      // Who is still there is told in the answer.
      if (ctx.signal.aborted) await updateGenerationFailed(ctx.db, { id, accountId }, toAppError(error).code);
      else await deleteGeneration(ctx.db, accountId, id);
      throw error;
    } finally {
      clearInterval(beat);
    }
  });
}

/** Cancelling deletes the row, in whatever process that happens. */
async function goOn(ctx: UserCtx, id: string): Promise<void> {
  const isWanted = await touchGeneration(ctx.db, { id, accountId: ctx.user.id }, ctx.now()).catch(() => true);
  if (!isWanted) ctx.background.cancel(id, cancelled());
}

const cancelled = () => new AppError("PREVIEW_EXPIRED");
