import type { Claim, SaveCvInput } from "@terzi/contracts/cv";
import { CvId } from "@terzi/contracts/cv-detail";
import { jsonBytes } from "@terzi/contracts/json-bytes";
import { DEFAULT_LANGUAGE } from "@terzi/contracts/languages";
import { CV_MAX_BYTES } from "@terzi/contracts/limits";
import type { PreviewData } from "@terzi/contracts/preview";
import type { CvTable } from "@terzi/db/cv-tables";
import { claimNames, unconfirmedClaims } from "@terzi/tailoring/guard-edits";
import { takenClaims } from "@terzi/tailoring/writing/taken-claims";
import type { Insertable } from "kysely";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { attachSavedCv } from "../applications/attach-cv.ts";
import { chargeForCv } from "../credits/change-balance.ts";
import { runOnce } from "../idempotency/run-once.ts";
import { tellWebhooks } from "../webhooks/tell-webhooks.ts";
import { lockPreview, updatePreviewSaved } from "./preview-store.ts";
import { insertCv } from "./store.ts";
import { insertTaken } from "./taken-store.ts";
import { updateDeleted } from "./version-store.ts";

type Input = z.output<typeof SaveCvInput>;

/** Saves a CV and charges for it, both or neither; once per Idempotency-Key. */
export async function saveCv(ctx: UserCtx, input: Input): Promise<CvId> {
  // The gap analysis is stored as given when the CV wasn't made from a preview.
  if ([input.content, input.gapAnalysis].some((part) => jsonBytes(part) > CV_MAX_BYTES))
    throw new AppError("CV_TOO_LARGE");
  return runOnce(ctx, { name: "cv.save", input, answer: CvId }, (ctx) => saveAndCharge(ctx, input));
}

/** The same preview again gives the same CV, without a charge. */
const saveAndCharge = (ctx: UserCtx, input: Input): Promise<CvId> =>
  inTransaction(ctx, async (ctx) => {
    const { previewId } = input;
    if (!previewId) return { id: await insertPaid(ctx, asGiven(input, ctx.user.id)) };
    const { data, cvId, edits } = await lockPreview(ctx.db, ctx.user.id, previewId, ctx.now());
    if (cvId) {
      // It may be in the bin by now.
      await updateDeleted(ctx.db, { accountId: ctx.user.id, id: cvId }, null);
      return { id: cvId };
    }
    const open = unconfirmedClaims(input.content, data.claims, input.confirmedClaims);
    if (open.length) throw new AppError("UNCONFIRMED_CLAIMS", { details: open });
    const id = await insertPaid(ctx, {
      accountId: ctx.user.id,
      content: input.content,
      ...designOf(input, data),
      jobTitle: data.jobTitle,
      company: data.company,
      jobPosting: data.jobPosting,
      language: data.language,
      tone: data.tone,
      length: data.length,
      generationMode: data.generationMode,
      matchScore: data.matchScore,
      gapAnalysis: data.gapAnalysis,
      match: data.match,
      sitting: null,
      writtenFrom: { ...data.originalContent, personalInfo: data.content.personalInfo },
      droppedClaims: JSON.stringify(droppedClaims(data.claims, input.confirmedClaims)),
      // As the studio stores them beside what is saved now.
      hidden: JSON.stringify(edits?.hidden ?? []),
      declined: JSON.stringify(edits?.declined ?? []),
    });
    const claims = takenClaims(data.rejections ?? [], input.content, data.originalContent);
    await insertTaken(ctx.db, { accountId: ctx.user.id, cvId: id, claims, now: ctx.now() });
    await updatePreviewSaved(ctx.db, { id: previewId, accountId: ctx.user.id }, id);
    await attachSavedCv(ctx, { applicationId: data.applicationId, cvId: id, match: data.match });
    return { id };
  });

/** The added claims that nobody confirmed: none of them may be in what is saved. */
function droppedClaims(claims: Claim[], confirmed: string[]): Claim[] {
  const names = claimNames(claims);
  return claims.filter(
    ({ at, added, confirmed: isConfirmed }, index) =>
      added && !isConfirmed && !confirmed.includes(at) && !confirmed.includes(names[index] ?? at),
  );
}

async function insertPaid(ctx: UserCtx, cv: Insertable<CvTable>): Promise<string> {
  const id = await insertCv(ctx.db, cv);
  await chargeForCv(ctx, id);
  const { jobTitle, company = "", language, matchScore } = cv;
  const data = { id, jobTitle, company, language, matchScore };
  await tellWebhooks(ctx, cv.accountId, { type: "cv.saved", data });
  return id;
}

/** Where template and design differ, only the template was switched. */
const designOf = (input: Pick<Input, "template" | "design">, ordered?: PreviewData) => {
  const template = input.template ?? input.design?.template ?? ordered?.template ?? "modern";
  const design = input.design ?? ordered?.design;
  return { template, design: design ? { ...design, template } : null };
};

/** A CV that wasn't made from one of our previews: saved as it is given. */
const asGiven = (input: Input, accountId: string): Insertable<CvTable> => ({
  accountId,
  content: input.content,
  jobTitle: input.jobTitle,
  company: input.company,
  jobPosting: input.jobPosting,
  language: input.language ?? DEFAULT_LANGUAGE,
  tone: input.tone ?? "professional",
  length: input.length ?? "standard",
  generationMode: input.generationMode ?? "enhanced",
  ...designOf(input),
  matchScore: input.matchScore,
  gapAnalysis: input.gapAnalysis,
  match: null,
  sitting: null,
  writtenFrom: null,
});
