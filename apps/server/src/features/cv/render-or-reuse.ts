import { createHash } from "node:crypto";
import type { CvDetail, DocumentFormat } from "@terzi/contracts/cv-detail";
import type { Receipt } from "@terzi/contracts/receipt";
import type { UserCtx } from "../../ctx.ts";
import { printPdf } from "./print-pdf.ts";
import { findDocumentIfAny, upsertDocument } from "./store.ts";

/** Raised whenever the same content would print differently: stored documents are then made anew. */
const RENDERING = 5;

/** A version of a CV, as far as it is printed. */
export type PrintedVersion = Pick<
  CvDetail,
  "id" | "versionNumber" | "content" | "template" | "design" | "language" | "jobTitle" | "createdAt"
>;

export type KeptDocument = { bytes: Uint8Array; receipt: Receipt | null };

/**
 * The CV as a file with its receipt: the stored one while the content is unchanged, else printed, read back and
 * stored.
 */
export async function renderOrReuse(
  ctx: UserCtx,
  cv: PrintedVersion,
  format: DocumentFormat,
): Promise<KeptDocument> {
  const { content, template, design, language, jobTitle } = cv;
  const contentHash = createHash("sha256")
    .update(JSON.stringify([RENDERING, content, template, design, language, jobTitle]))
    .digest("hex");
  const key = { cvId: cv.id, versionNumber: cv.versionNumber, format };
  const kept = await findDocumentIfAny(ctx.db, key, contentHash);
  if (kept) return kept;

  await ctx.limits.take("download", ctx.user.id);
  const { bytes, pageCount } = await render(ctx, cv, format);
  const receipt = await readReceipt(ctx, bytes, format, cv);
  await upsertDocument(ctx.db, {
    ...key,
    contentHash,
    bytes: Buffer.from(bytes),
    pageCount,
    receipt,
  });
  return { bytes, receipt };
}

async function render(ctx: UserCtx, cv: PrintedVersion, format: DocumentFormat) {
  const createdAt = new Date(cv.createdAt);
  const turn = { whose: ctx.user.id, signal: ctx.signal };
  if (format === "docx") {
    const options = { author: cv.content.personalInfo.name, createdAt };
    return { bytes: await ctx.workers.run("makeDocx", [cv, options], turn), pageCount: null };
  }
  const { content, template, design, language, jobTitle } = cv;
  const page = { content, template, design, language, jobTitle };
  const html = await ctx.workers.runWaiting("layOutCv", page, turn);
  const { pdf, pageCount } = await printPdf(ctx, html, { ...turn, createdAt });
  return { bytes: pdf, pageCount };
}

/** A reader that fails must not cost anybody their file: there is no receipt then, and the log says why. */
async function readReceipt(
  ctx: UserCtx,
  bytes: Uint8Array,
  format: DocumentFormat,
  cv: PrintedVersion,
): Promise<Receipt | null> {
  try {
    const turn = { whose: ctx.user.id, signal: ctx.signal };
    return await ctx.workers.run("readBack", [bytes, format, cv], turn);
  } catch (error) {
    ctx.signal.throwIfAborted();
    ctx.log.warn({ err: error, requestId: ctx.requestId }, "a document could not be read back");
    return null;
  }
}
