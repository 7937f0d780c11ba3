import type { CvId } from "@terzi/contracts/cv-detail";
import type {
  CompareVersionsInput,
  CvComparison,
  CvSaved,
  CvVersion,
  CvVersionDetail,
  CvVersionId,
} from "@terzi/contracts/saved-cv";
import { compareCvs } from "@terzi/tailoring/comparing/compare-contents";
import type { z } from "zod";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { readContent } from "./preview-store.ts";
import { findCurrent, findPastVersion, listPastVersions, lockCv } from "./version-store.ts";
import { comparable, countOwnChanges, writeVersion } from "./write-version.ts";

/** All versions of a CV, newest first, each with what it changed. */
export async function listVersions(ctx: UserCtx, { id }: CvId): Promise<CvVersion[]> {
  const cv = await findCurrent(ctx.db, ctx.user.id, id);
  const past = await listPastVersions(ctx.db, { id, accountId: ctx.user.id });
  const changes = await countOwnChanges(ctx, cv);
  const { jobTitle, company, template, downloads } = cv;
  const current = { number: cv.versionNumber, createdAt: cv.versionAt, isCurrent: true };
  return [
    { ...current, jobTitle, company, template, downloads, changes },
    ...past.map((version) => ({ ...version, isCurrent: false })),
  ];
}

/** One version of a CV, whole. */
export async function findVersion(ctx: UserCtx, { id, number }: CvVersionId): Promise<CvVersionDetail> {
  const cv = await findCurrent(ctx.db, ctx.user.id, id);
  const isCurrent = cv.versionNumber === number;
  const found = isCurrent
    ? { ...cv, number, createdAt: cv.versionAt }
    : await findPastVersion(ctx.db, { id, accountId: ctx.user.id }, number);
  const { jobTitle, company, template, design, hidden, downloads, createdAt } = found;
  const content = readContent(found.content);
  const named = { jobTitle, company, template, design, downloads };
  return { number, createdAt, isCurrent, ...named, content, hidden };
}

/** What differs between two versions, by meaning. */
export async function compareVersions(
  ctx: UserCtx,
  { id, from, to }: z.output<typeof CompareVersionsInput>,
): Promise<CvComparison> {
  const before = await findVersion(ctx, { id, number: from });
  const after = await findVersion(ctx, { id, number: to });
  return { from, to, changes: compareCvs(comparable(before), comparable(after)) };
}

/** An earlier version becomes the newest one again; nothing is lost by it. */
export async function restoreVersion(ctx: UserCtx, { id, number }: CvVersionId): Promise<CvSaved> {
  return inTransaction(ctx, async (ctx) => {
    const cv = await lockCv(ctx.db, ctx.user.id, id);
    return writeVersion(ctx, cv, await findVersion(ctx, { id, number }), { opensNew: true });
  });
}
