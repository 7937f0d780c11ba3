import { createHash } from "node:crypto";
import type { CvDetail, CvId, DocumentFormat } from "@terzi/contracts/cv";
import { cvDocx } from "@terzi/documents/docx";
import { documentFileName } from "@terzi/documents/file-name";
import { loadFontCss } from "@terzi/documents/font-css";
import { cvHtml } from "@terzi/documents/html";
import type { UserCtx } from "../../ctx.ts";
import { findCv, findDocumentIfAny, upsertDocument } from "./store.ts";

/** Raised whenever the same content would be printed differently: kept documents are then made anew. */
const RENDERING = 1;

const CONTENT_TYPE = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

export type Download = { bytes: Uint8Array; contentType: string; contentDisposition: string };

/** The CV as a file: the kept one while the content is the same, else printed and kept. */
export async function downloadCv(
  ctx: UserCtx,
  { id, format }: CvId & { format: DocumentFormat },
): Promise<Download> {
  const cv = await findCv(ctx.db, ctx.user.id, id);
  const { content, template, language, jobTitle, company } = cv;
  const { contentDisposition } = documentFileName({
    name: content.personalInfo.name,
    company,
    jobTitle,
    format,
  });
  const contentHash = createHash("sha256")
    .update(JSON.stringify([RENDERING, content, template, language, jobTitle]))
    .digest("hex");
  const kept = await findDocumentIfAny(ctx.db, id, format, contentHash);
  if (kept) return { bytes: kept.bytes, contentType: CONTENT_TYPE[format], contentDisposition };

  await ctx.limits.take("download", ctx.user.id);
  const { bytes, pageCount } = await render(ctx, cv, format);
  await upsertDocument(ctx.db, { cvId: id, format, contentHash, bytes: Buffer.from(bytes), pageCount });
  return { bytes, contentType: CONTENT_TYPE[format], contentDisposition };
}

async function render(ctx: UserCtx, cv: CvDetail, format: DocumentFormat) {
  const createdAt = new Date(cv.createdAt);
  if (format === "docx")
    return { bytes: await cvDocx(cv, { author: cv.content.personalInfo.name, createdAt }), pageCount: null };
  const html = cvHtml(cv, { fontCss: await loadFontCss(cv.template) });
  const { pdf, pageCount } = await ctx.printer.print(html, {
    signal: ctx.signal,
    createdAt,
  });
  return { bytes: pdf, pageCount };
}
