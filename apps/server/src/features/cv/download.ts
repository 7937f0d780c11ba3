import type { CvId, DocumentFormat } from "@terzi/contracts/cv";
import { documentFileName } from "@terzi/documents/file-name";
import type { UserCtx } from "../../ctx.ts";
import { renderOrReuse } from "./render-or-reuse.ts";
import { findCv } from "./store.ts";

const CONTENT_TYPE = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

export type Download = { bytes: Uint8Array; contentType: string; contentDisposition: string };

/** The CV as a file to keep. */
export async function downloadCv(
  ctx: UserCtx,
  { id, format }: CvId & { format: DocumentFormat },
): Promise<Download> {
  const cv = await findCv(ctx.db, ctx.user.id, id);
  const { bytes } = await renderOrReuse(ctx, cv, format);
  const { name } = cv.content.personalInfo;
  const { contentDisposition } = documentFileName({
    name,
    company: cv.company,
    jobTitle: cv.jobTitle,
    format,
  });
  return { bytes, contentType: CONTENT_TYPE[format], contentDisposition };
}
