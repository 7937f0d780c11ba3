import type { CvDetail, DownloadFormat, DownloadInput } from "@terzi/contracts/cv-detail";
import { contentToJsonResume } from "@terzi/cv-import/resume-of-content";
import { chosenContent } from "@terzi/documents/chosen-content";
import { documentFileName } from "@terzi/documents/file-name";
import type { z } from "zod";
import type { UserCtx } from "../../ctx.ts";
import { renderOrReuse } from "./render-or-reuse.ts";
import { findCv } from "./store.ts";
import { countDownload } from "./version-store.ts";
import { findVersion } from "./versions.ts";

export const CONTENT_TYPE: Record<DownloadFormat, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  txt: "text/plain; charset=utf-8",
  json: "application/json; charset=utf-8",
};

/** A file that is sent while it is made. */
export type StreamedDownload = {
  chunks: AsyncIterable<string>;
  contentType: string;
  contentDisposition: string;
};
export type Download = { bytes: Uint8Array; contentType: string; contentDisposition: string };

/** The CV as a file to keep, in its current version or the one asked for. That version never changes any more. */
export async function downloadCv(
  ctx: UserCtx,
  { id, format, version }: z.output<typeof DownloadInput> & { format: DownloadFormat },
): Promise<Download> {
  const cv = await findCv(ctx.db, ctx.user.id, id);
  const number = version ?? cv.versionNumber;
  // First: what is read after it can't change any more.
  await countDownload(ctx.db, { accountId: ctx.user.id, id, number });
  const { content, template, design, jobTitle, company } = await findVersion(ctx, { id, number });
  const bytes = await bytesOf(
    ctx,
    { ...cv, versionNumber: number, content, template, design, jobTitle },
    format,
  );
  const { name } = content.personalInfo;
  const { contentDisposition } = documentFileName({ name, company, jobTitle, format });
  return { bytes, contentType: CONTENT_TYPE[format], contentDisposition };
}

async function bytesOf(ctx: UserCtx, cv: CvDetail, format: DownloadFormat): Promise<Uint8Array> {
  if (format === "json")
    return Buffer.from(
      `${JSON.stringify(contentToJsonResume(chosenContent(cv.content, cv.design)), null, 2)}\n`,
    );
  if (format !== "txt") return await renderOrReuse(ctx, cv, format);
  const { content, template, design, language, jobTitle } = cv;
  const turn = { whose: ctx.user.id, signal: ctx.signal };
  return Buffer.from(
    await ctx.workers.run("writeText", { content, template, design, language, jobTitle }, turn),
  );
}
