import type { CvCount } from "@terzi/contracts/system";
import type { Ctx } from "../../ctx.ts";
import { updateCounter } from "./store.ts";

/** Counts the landing page's banner up by one. */
export async function incrementCvCount(ctx: Ctx): Promise<CvCount> {
  await ctx.limits.take("cvCounter", ctx.ip);
  return { count: await updateCounter(ctx.db) };
}
