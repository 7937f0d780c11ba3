import type { KeptPreview, UpdatePreviewInput } from "@terzi/contracts/preview";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import type { UserCtx } from "../../ctx.ts";
import { findPreview, isOwnPreview, readContent, updateEditsIfAny } from "./preview-store.ts";
import { requireSize } from "./update.ts";

/** An own preview, as last edited and as generated. */
export async function readPreview(ctx: UserCtx, { previewId }: { previewId: string }): Promise<KeptPreview> {
  if (!(await isOwnPreview(ctx.db, ctx.user.id, previewId))) throw new AppError("NOT_FOUND");
  const preview = await findPreview(ctx.db, ctx.user.id, previewId, ctx.now());
  const { data, edits, revision, editedAt, cvId } = preview;
  return {
    ...data,
    content: readContent(edits?.content ?? data.content),
    template: edits?.design?.template ?? edits?.template ?? data.template,
    design: edits?.design ?? data.design,
    generatedContent: readContent(data.content),
    confirmedClaims: edits?.confirmedClaims ?? [],
    hidden: edits?.hidden ?? [],
    declined: edits?.declined ?? [],
    ...{ revision, editedAt, cvId },
  };
}

/** Stores the person's edits of an unsaved preview, unless another tab or device has stored some since. */
export async function updatePreview(
  ctx: UserCtx,
  { previewId, revision, ...edits }: z.output<typeof UpdatePreviewInput>,
): Promise<{ revision: number; savedAt: string }> {
  requireSize(edits);
  const now = ctx.now();
  const of = { accountId: ctx.user.id, previewId, revision };
  const kept = await updateEditsIfAny(ctx.db, of, { edits, now });
  if (kept) return { revision: kept.revision, savedAt: now.toISOString() };
  const newer = await readPreview(ctx, { previewId });
  if (newer.cvId) throw new AppError("PREVIEW_EXPIRED");
  throw new AppError("STALE_CV", { details: newer });
}
