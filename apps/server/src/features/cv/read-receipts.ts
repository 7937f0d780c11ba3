import type { CvId } from "@terzi/contracts/cv-detail";
import type { Receipts } from "@terzi/contracts/receipt";
import type { UserCtx } from "../../ctx.ts";
import { readReceipt } from "./render-or-reuse.ts";
import { findCv } from "./store.ts";

/** What programs read back from both files of a CV. Makes the files where they are not stored yet. */
export async function readReceipts(ctx: UserCtx, { id }: CvId): Promise<Receipts> {
  const cv = await findCv(ctx.db, ctx.user.id, id);
  const pdf = await readReceipt(ctx, cv, "pdf");
  const docx = await readReceipt(ctx, cv, "docx");
  return { pdf, docx };
}
