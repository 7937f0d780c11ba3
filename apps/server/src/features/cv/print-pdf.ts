import type { PrintedPdf, PrintOptions } from "@terzi/documents/printer";
import type { UserCtx } from "../../ctx.ts";

/** A document as its owner gets it: printed, with what those need who hear it. */
export async function printPdf(ctx: UserCtx, html: string, options: PrintOptions): Promise<PrintedPdf> {
  const { pdf, pageCount } = await ctx.printer.print(html, options);
  const { whose, signal } = options;
  const hearable = await ctx.workers.runWaiting("makeHearable", pdf, { whose, signal });
  return { pdf: hearable, pageCount };
}
