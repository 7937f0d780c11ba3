import type { CutLine } from "@terzi/contracts/cut-line";
import type { Claim, CvContent } from "@terzi/contracts/cv";
import { jsonBytes } from "@terzi/contracts/json-bytes";
import { CV_MAX_BYTES } from "@terzi/contracts/limits";
import type { CvSaved, RenameCvInput, UpdateCvInput } from "@terzi/contracts/saved-cv";
import { unconfirmedClaims } from "@terzi/tailoring/guard-edits";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { settleOffers } from "./offers.ts";
import { findCv } from "./store.ts";
import { type EditedCv, lockCv, updateAside } from "./version-store.ts";
import { isChanged, writeVersion } from "./write-version.ts";

/** Saves an edit of a saved CV, free of charge, unless another tab or device saved one since it was read. */
export function updateCv(ctx: UserCtx, input: z.output<typeof UpdateCvInput>): Promise<CvSaved> {
  const { id, content, confirmedClaims, declined } = input;
  requireSize({ content, hidden: input.hidden });
  return inTransaction(ctx, async (ctx) => {
    const cv = await lockCv(ctx.db, ctx.user.id, id);
    const edited = {
      content,
      jobTitle: input.title ?? cv.jobTitle,
      company: input.company ?? cv.company,
      hidden: input.hidden ?? cv.hidden,
      ...designOf(input, cv),
    };
    // An answer that got lost on its way is given again.
    if (cv.version !== input.version && isChanged(cv, edited))
      throw new AppError("STALE_CV", { details: await findCv(ctx.db, ctx.user.id, id) });
    const open = unconfirmedClaims(content, cv.droppedClaims, confirmedClaims);
    if (open.length) throw new AppError("UNCONFIRMED_CLAIMS", { details: open });
    const droppedClaims = cv.droppedClaims.filter((claim) => isOpenStill(claim, content));
    if (declined) await updateAside(ctx.db, { id, accountId: ctx.user.id }, { declined });
    await settleOffers(ctx, cv, edited);
    return writeVersion(ctx, cv, edited, { droppedClaims });
  });
}

/** A design brings its own template; a template alone is changed within the current design. */
function designOf(input: Pick<z.output<typeof UpdateCvInput>, "template" | "design">, cv: EditedCv) {
  const design = input.design === undefined ? cv.design : input.design;
  const template = input.template ?? input.design?.template ?? cv.template;
  return { template, design: design && { ...design, template } };
}

/** A claim that is in the content by now was confirmed. */
const isOpenStill = (claim: Claim, content: CvContent): boolean =>
  unconfirmedClaims(content, [claim], []).length === 0;

/** What was hidden may be as large as what is shown. */
export function requireSize({ content, hidden = [] }: { content: CvContent; hidden?: CutLine[] }): void {
  if ([content, hidden].some((part) => jsonBytes(part) > CV_MAX_BYTES)) throw new AppError("CV_TOO_LARGE");
}

/** Title and company alone; both are printed, so what was sent keeps its own. */
export const renameCv = (
  ctx: UserCtx,
  { id, title, company }: z.output<typeof RenameCvInput>,
): Promise<CvSaved> =>
  inTransaction(ctx, async (ctx) => {
    const cv = await lockCv(ctx.db, ctx.user.id, id);
    return writeVersion(ctx, cv, { ...cv, jobTitle: title, company });
  });
