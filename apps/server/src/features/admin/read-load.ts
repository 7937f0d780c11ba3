import type { ServerLoad } from "@terzi/contracts/operations";
import type { AdminCtx } from "../../ctx.ts";
import { listUseByWork } from "../system/model-use-store.ts";

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000;

/** How busy this process is, and recent use of the language model. */
export async function readLoad({ db, now, eventLoop, workers, printer }: AdminCtx): Promise<ServerLoad> {
  const since = new Date(now().getTime() - THIRTY_DAYS_MS).toISOString().slice(0, 10);
  return {
    delays: eventLoop.delays(),
    computing: workers.counts(),
    printing: printer.counts(),
    memoryMb: Math.round(process.memoryUsage.rss() / 1024 / 1024),
    modelUse: await listUseByWork(db, since),
  };
}
