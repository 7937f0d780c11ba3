import type { LetterId, LetterSaved, UpdateLetterInput } from "@terzi/contracts/letter";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import type { UserCtx } from "../../ctx.ts";
import { readLetter } from "./read.ts";
import { deleteLetterIfAny, updateLetterIfAny } from "./store.ts";

/** Edits a letter, unless somebody changed it since it was read. What it then says is the person's word. */
export async function updateLetter(
  ctx: UserCtx,
  { id, version, content }: z.output<typeof UpdateLetterInput>,
): Promise<LetterSaved> {
  const { letter } = await readLetter(ctx, { id });
  const now = ctx.now();
  const saved = await updateLetterIfAny(ctx.db, { id, accountId: ctx.user.id, version, content, now });
  if (!saved) throw new AppError("STALE_LETTER", { details: letter });
  return { version: saved.version, savedAt: now.toISOString() };
}

export async function deleteLetter(ctx: UserCtx, { id }: LetterId): Promise<void> {
  if (!(await deleteLetterIfAny(ctx.db, ctx.user.id, id))) throw new AppError("LETTER_NOT_FOUND");
}
