import type { LetterFormat, LetterId } from "@terzi/contracts/letter";
import { fontPairOf } from "@terzi/documents/chosen-design";
import { documentFileName } from "@terzi/documents/file-name";
import type { LetterDocument } from "@terzi/documents/letter-document";
import { printPdf } from "../cv/print-pdf.ts";
import type { UserCtx } from "../../ctx.ts";
import { CONTENT_TYPE, type Download } from "../cv/download.ts";
import { readLetter } from "./read.ts";

/** The letter as a file, under the CV's head and in its design as they are now. */
export async function downloadLetter(
  ctx: UserCtx,
  { id, format }: LetterId & { format: LetterFormat },
): Promise<Download> {
  const { letter, cv } = await readLetter(ctx, { id });
  await ctx.limits.take("download", ctx.user.id);
  const { content, template, design, language, jobTitle } = cv;
  const document = { cv: { content, template, design, language, jobTitle }, letter: letter.content };
  const { name } = content.personalInfo;
  const { contentDisposition } = documentFileName({
    name,
    company: cv.company,
    jobTitle: letter.content.subject || jobTitle,
    format,
  });
  const createdAt = new Date(letter.editedAt ?? letter.createdAt);
  const bytes = await render(ctx, document, { format, createdAt });
  return { bytes, contentType: CONTENT_TYPE[format], contentDisposition };
}

async function render(
  ctx: UserCtx,
  document: LetterDocument,
  { format, createdAt }: { format: LetterFormat; createdAt: Date },
): Promise<Uint8Array> {
  const turn = { whose: ctx.user.id, signal: ctx.signal };
  if (format === "txt") return Buffer.from(await ctx.workers.run("writeLetterText", document, turn));
  if (format === "docx") {
    const author = document.cv.content.personalInfo.name;
    return ctx.workers.run("makeLetterDocx", [document, { author, createdAt }], turn);
  }
  const html = await ctx.workers.runWaiting("layOutLetter", document, turn);
  return (await printPdf(ctx, html, { ...turn, createdAt, fonts: fontPairOf(document.cv) })).pdf;
}
