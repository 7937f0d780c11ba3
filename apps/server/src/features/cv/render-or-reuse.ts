import { createHash } from "node:crypto";
import type { CvDetail, DocumentFormat } from "@terzi/contracts/cv-detail";
import type { Receipt } from "@terzi/contracts/receipt";
import { fontPairOf } from "@terzi/documents/chosen-design";
import type { UserCtx } from "../../ctx.ts";
import { printPdf } from "./print-pdf.ts";
import {
  type DocumentKey,
  findDocumentIfAny,
  findReceiptIfAny,
  updateReceipt,
  upsertDocument,
} from "./store.ts";

/** Raised whenever the same content would print differently: stored documents are then made anew. */
const RENDERING = 5;

/** A version of a CV, as far as it is printed. */
export type PrintedVersion = Pick<
  CvDetail,
  "id" | "versionNumber" | "content" | "template" | "design" | "language" | "jobTitle" | "createdAt"
>;

/** Which file of a CV it is, and of which content. */
function keyOf({ user }: UserCtx, cv: PrintedVersion, format: DocumentFormat): DocumentKey {
  const { content, template, design, language, jobTitle } = cv;
  const contentHash = createHash("sha256")
    .update(JSON.stringify([RENDERING, content, template, design, language, jobTitle]))
    .digest("hex");
  return { accountId: user.id, cvId: cv.id, versionNumber: cv.versionNumber, format, contentHash };
}

/** The CV as a file: the stored one while the content is unchanged; else made and stored. */
export const renderOrReuse = (
  ctx: UserCtx,
  cv: PrintedVersion,
  format: DocumentFormat,
): Promise<Uint8Array> => reuseOrRender(ctx, cv, keyOf(ctx, cv, format));

async function reuseOrRender(ctx: UserCtx, cv: PrintedVersion, key: DocumentKey): Promise<Uint8Array> {
  const kept = await findDocumentIfAny(ctx.db, key);
  if (kept) return kept.bytes;

  await ctx.limits.take("download", ctx.user.id);
  const { bytes, pageCount } = await render(ctx, cv, key.format);
  await upsertDocument(ctx.db, { ...key, bytes: Buffer.from(bytes), pageCount });
  return bytes;
}

/** What a program reads in the CV's file. Read when it is first asked for, so that nobody waits for it with a download. */
export async function readReceipt(
  ctx: UserCtx,
  cv: PrintedVersion,
  format: DocumentFormat,
): Promise<Receipt | null> {
  const key = keyOf(ctx, cv, format);
  const kept = await findReceiptIfAny(ctx.db, key);
  if (kept) return kept;
  const receipt = await readBack(ctx, await reuseOrRender(ctx, cv, key), format, cv);
  if (receipt) await updateReceipt(ctx.db, key, receipt);
  return receipt;
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
  const { pdf, pageCount } = await printPdf(ctx, html, { ...turn, createdAt, fonts: fontPairOf(cv) });
  return { bytes: pdf, pageCount };
}

/** A reader that fails costs nobody their file: there is no receipt then, and the log says why. */
async function readBack(
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
