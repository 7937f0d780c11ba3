import type { CvId } from "@terzi/contracts/cv-detail";
import { AppError } from "../../app-error.ts";
import type { UserCtx } from "../../ctx.ts";
import { updateDeleted } from "./version-store.ts";

/** Moves a CV to the bin, from which it can be restored until the clean-up removes it. */
export async function deleteCv(ctx: UserCtx, { id }: CvId): Promise<void> {
  if (!(await updateDeleted(ctx.db, { accountId: ctx.user.id, id }, ctx.now())))
    throw new AppError("CV_NOT_FOUND");
}

export async function restoreCv(ctx: UserCtx, { id }: CvId): Promise<void> {
  if (!(await updateDeleted(ctx.db, { accountId: ctx.user.id, id }, null)))
    throw new AppError("CV_NOT_FOUND");
}
