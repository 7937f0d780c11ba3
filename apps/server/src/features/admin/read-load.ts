import type { ServerLoad } from "@terzi/contracts/operations";
import type { AdminCtx } from "../../ctx.ts";

/** How busy this process is now. */
export const readLoad = ({ eventLoop, workers, printer }: AdminCtx): ServerLoad => ({
  delays: eventLoop.delays(),
  computing: workers.counts(),
  printing: printer.counts(),
  memoryMb: Math.round(process.memoryUsage.rss() / 1024 / 1024),
});
