import { ErrorCode } from "@terzi/contracts/errors";
import type { OpenPreview, PreviewId } from "@terzi/contracts/open-preview";
import { errorText } from "@terzi/i18n/errors";
import { AppError } from "../../app-error.ts";
import type { UserCtx } from "../../ctx.ts";
import { deleteGeneration, listGenerations } from "./generation-store.ts";
import { deletePreview, listOpenPreviews } from "./preview-store.ts";
import { BEAT_MS } from "./run-generation.ts";

/** A generation silent for that long was killed with its process. */
const SILENT_MS = 4 * BEAT_MS;
/** How long a failure is reported. */
const FAILURE_MS = 60 * 60 * 1000;

/** What the person has under way: CVs being made, newest first, then those made and not saved. */
export async function listOpen(ctx: UserCtx): Promise<OpenPreview[]> {
  const now = ctx.now();
  const generations = await listGenerations(ctx.db, ctx.user.id);
  const previews = await listOpenPreviews(ctx.db, ctx.user.id, now);
  return [
    ...generations.map(({ id, jobTitle, company, failure, startedAt, seenAt }): OpenPreview => {
      const isKilled = now.getTime() - Date.parse(seenAt) > SILENT_MS;
      const code = failure ?? (isKilled ? "UNEXPECTED" : null);
      const begun = { previewId: id, jobTitle, company, startedAt, matchScore: null, editedAt: null };
      if (!code) return { ...begun, status: "running", expiresAt: null, failure: null };
      const known = ErrorCode.catch("UNEXPECTED").parse(code);
      const expiresAt = new Date(Date.parse(startedAt) + FAILURE_MS).toISOString();
      const told = { code: known, message: errorText(ctx.language, known) };
      return { ...begun, status: "failed", expiresAt, failure: told };
    }),
    ...previews.map(({ data, isScored, editedAt, createdAt, expiresAt }): OpenPreview => {
      const { previewId, jobTitle, company, matchScore } = data;
      const made = { previewId, jobTitle, company, startedAt: createdAt, editedAt, expiresAt };
      return { ...made, status: "done", matchScore: isScored ? matchScore : null, failure: null };
    }),
  ].filter(({ expiresAt }) => !expiresAt || Date.parse(expiresAt) > now.getTime());
}

/** Cancels a running generation, or discards an unsaved preview. */
export async function discardPreview(ctx: UserCtx, { previewId }: PreviewId): Promise<void> {
  if (await deleteGeneration(ctx.db, ctx.user.id, previewId))
    return ctx.background.cancel(previewId, new AppError("PREVIEW_EXPIRED"));
  if (!(await deletePreview(ctx.db, ctx.user.id, previewId))) throw new AppError("NOT_FOUND");
}
