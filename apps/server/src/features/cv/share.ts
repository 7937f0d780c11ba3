import { randomUUID } from "node:crypto";
import type { CvId } from "@terzi/contracts/cv-detail";
import type { CvShare, ShareCvInput, ShareOfCv } from "@terzi/contracts/share";
import { AppError } from "../../app-error.ts";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { hashPassword } from "../auth/password.ts";
import { charge } from "../credits/change-balance.ts";
import { findExtraCosts } from "../credits/price.ts";
import { hashToken, makeToken } from "./share-keys.ts";
import { deleteShare, findShareIfAny, upsertShare } from "./share-store.ts";
import { findCurrent, lockCv } from "./version-store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Shares a saved CV under a new link, and takes its price. A link that it had opens nothing from now on. */
export async function shareCv(
  ctx: UserCtx,
  { id: cvId, expiresInDays, password }: ShareCvInput,
): Promise<CvShare> {
  await ctx.limits.take("shareLink", ctx.user.id);
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const createdAt = ctx.now();
  const expiresAt = expiresInDays ? new Date(createdAt.getTime() + expiresInDays * DAY_MS) : null;
  const id = randomUUID();
  const tokenHash = hashToken(await makeToken(ctx.db, id));
  const { share: cost } = await findExtraCosts(ctx);
  return inTransaction(ctx, async (ctx) => {
    await lockCv(ctx.db, ctx.user.id, cvId);
    await charge(ctx, { kind: "share" }, cost);
    await upsertShare(ctx.db, { id, cvId, tokenHash, passwordHash, expiresAt, createdAt });
    const { share } = await findShareOf(ctx, { id: cvId });
    if (!share) throw new AppError("CV_NOT_FOUND");
    return share;
  });
}

/** How a CV is shared, with its link: people look it up again. */
export async function findShareOf(ctx: UserCtx, { id: cvId }: CvId): Promise<ShareOfCv> {
  await findCurrent(ctx.db, ctx.user.id, cvId);
  const found = await findShareIfAny(ctx.db, ctx.user.id, cvId);
  if (!found) return { share: null };
  const { id, ...share } = found;
  return { share: { path: `/s/${await makeToken(ctx.db, id)}`, ...share } };
}

/** Switches the link off, at once. One that is off already stays so. */
export async function unshareCv(ctx: UserCtx, { id }: CvId): Promise<void> {
  await findCurrent(ctx.db, ctx.user.id, id);
  await deleteShare(ctx.db, id);
}
