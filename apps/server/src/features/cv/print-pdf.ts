import { TooBusy } from "@terzi/documents/fair-queue";
import type { PrintedPdf, PrintOptions } from "@terzi/documents/printer";
import type { UserCtx } from "../../ctx.ts";

/** A document as its owner gets it: printed, with what those need who hear it. */
export async function printPdf(ctx: UserCtx, html: string, options: PrintOptions): Promise<PrintedPdf> {
  const { pdf, pageCount } = await ctx.printer.print(html, options);
  const { whose, signal } = options;
  try {
    const hearable = await ctx.workers.runWaiting("makeHearable", pdf, { whose, signal });
    return { pdf: hearable, pageCount };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof TooBusy) throw error;
    // Another Chromium, as a remote one may be, may write files in another way: that costs nobody theirs.
    ctx.log.warn({ err: error, requestId: ctx.requestId }, "a PDF stays as it was printed");
    return { pdf, pageCount };
  }
}
