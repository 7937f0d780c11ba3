import { CvDraft, type KeptDraft, type SaveDraftInput } from "@terzi/contracts/cv-draft";
import type { z } from "zod";
import type { UserCtx } from "../../ctx.ts";
import { findDraftIfAny, upsertDraft } from "./draft-store.ts";

/** What the person last typed in the wizard, on any device; null before the first time. */
export async function readDraft(ctx: UserCtx): Promise<KeptDraft | null> {
  const kept = await findDraftIfAny(ctx.db, ctx.user.id);
  return kept && { ...kept, draft: CvDraft.parse(kept.draft) };
}

/** Stores what was typed unless another device has something newer, and returns what is stored then. */
export async function saveDraft(
  ctx: UserCtx,
  { draft, typedAt }: z.output<typeof SaveDraftInput>,
): Promise<KeptDraft> {
  // A clock that runs fast must not win for days.
  const now = ctx.now();
  const typed = new Date(typedAt);
  await upsertDraft(ctx.db, ctx.user.id, { draft, typedAt: typed > now ? now : typed });
  return (await readDraft(ctx)) ?? { draft, typedAt };
}
