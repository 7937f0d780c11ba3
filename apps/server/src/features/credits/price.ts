import type { ExtraCosts } from "@terzi/contracts/credits";
import { CV_COST_FALLBACK } from "@terzi/contracts/limits";
import { AppError } from "../../app-error.ts";
import type { Ctx, UserCtx } from "../../ctx.ts";
import { isInterviewPaid } from "./store.ts";
import { findCountSetting, findPositiveSetting } from "../system/settings.ts";

/** What a CV costs, in credits: the one place that everything which checks, charges or shows the price asks. */
export const findCvCost = (ctx: Ctx): Promise<number> =>
  findPositiveSetting(ctx, "cv_cost", CV_COST_FALLBACK);

/** Refuses a generation that could not be paid for; takes nothing. */
export async function requireCvCost(ctx: UserCtx): Promise<void> {
  const cost = await findCvCost(ctx);
  if (ctx.user.credits < cost) throw new AppError("INSUFFICIENT_CREDITS", { values: { cost } });
}

/** What letters and interview packs cost: nothing, unless a setting says so. */
export const findExtraCosts = async (ctx: Ctx): Promise<ExtraCosts> => ({
  letter: await findCountSetting(ctx, "letter_cost"),
  interview: await findCountSetting(ctx, "interview_cost"),
});

/** What is still to be paid for the interview pack of a CV. */
export async function findInterviewCost(ctx: Ctx, cvId: string): Promise<number> {
  const { interview } = await findExtraCosts(ctx);
  return interview && (await isInterviewPaid(ctx.db, cvId)) ? 0 : interview;
}
