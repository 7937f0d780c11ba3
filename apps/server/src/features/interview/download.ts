import type { InterviewInput } from "@terzi/contracts/interview";
import { fontPairOf } from "@terzi/documents/chosen-design";
import { documentFileName } from "@terzi/documents/file-name";
import { interviewTexts } from "@terzi/i18n/interview";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import { printPdf } from "../cv/print-pdf.ts";
import type { UserCtx } from "../../ctx.ts";
import { CONTENT_TYPE, type Download } from "../cv/download.ts";
import { findCv } from "../cv/store.ts";
import { readInterview } from "./prepare.ts";

/** The interview pack on paper, in the CV's design. */
export async function downloadInterview(
  ctx: UserCtx,
  { cvId }: z.output<typeof InterviewInput>,
): Promise<Download> {
  const { cost, pack } = await readInterview(ctx, { cvId });
  if (!pack) throw new AppError("INSUFFICIENT_CREDITS", { values: { cost } });
  const cv = await findCv(ctx.db, ctx.user.id, cvId);
  await ctx.limits.take("download", ctx.user.id);
  const turn = { whose: ctx.user.id, signal: ctx.signal };
  const { content, template, design, language, jobTitle, company } = cv;
  const document = { content, template, design, language, jobTitle };
  const html = await ctx.workers.runWaiting("layOutInterview", { cv: document, company, pack }, turn);
  const { pdf } = await printPdf(ctx, html, { ...turn, createdAt: ctx.now(), fonts: fontPairOf(cv) });
  const name = interviewTexts[language].title;
  const { contentDisposition } = documentFileName({ name, company, jobTitle, format: "pdf" });
  return { bytes: pdf, contentType: CONTENT_TYPE.pdf, contentDisposition };
}
