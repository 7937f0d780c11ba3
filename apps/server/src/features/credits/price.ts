import type { ExtraCosts } from "@terzi/contracts/credits";
import { CV_COST_FALLBACK } from "@terzi/contracts/limits";
import { AppError } from "../../app-error.ts";
import type { Ctx, UserCtx } from "../../ctx.ts";
import { findAmountSetting, findPositiveSetting } from "../system/settings.ts";
import { isPaidOnce } from "./store.ts";

/** What a CV costs, in credits. Everything that checks, charges or shows the price asks here. */
export const findCvCost = (ctx: Ctx): Promise<number> =>
  findPositiveSetting(ctx, "cv_cost", CV_COST_FALLBACK);

/** What adding an application costs, in credits: nothing, unless an admin set a price. */
export const findApplicationCost = (ctx: Ctx): Promise<number> =>
  findAmountSetting(ctx, "application_cost", 0);

/** Refuses a generation that couldn't be paid for; takes nothing. */
export async function requireCvCost(ctx: UserCtx): Promise<void> {
  const cost = await findCvCost(ctx);
  if (ctx.user.credits < cost) throw new AppError("INSUFFICIENT_CREDITS", { values: { cost } });
}

/** What stands beside a CV costs nothing, unless a setting says so. */
export const findExtraCosts = async (ctx: Ctx): Promise<ExtraCosts> => ({
  letter: await findAmountSetting(ctx, "letter_cost", 0),
  interview: await findAmountSetting(ctx, "interview_cost", 0),
  twin: await findAmountSetting(ctx, "twin_cost", 0),
  gap: await findAmountSetting(ctx, "gap_cost", 0),
  share: await findAmountSetting(ctx, "share_cost", 0),
});

/** What is still to be paid for the interview pack of a CV. */
export async function findInterviewCost(ctx: Ctx, cvId: string): Promise<number> {
  const { interview } = await findExtraCosts(ctx);
  return interview && (await isPaidOnce(ctx.db, "interview", cvId)) ? 0 : interview;
}

/** What is still to be paid for the twin of a CV. */
export async function findTwinCost(ctx: Ctx, cvId: string): Promise<number> {
  const { twin } = await findExtraCosts(ctx);
  return twin && (await isPaidOnce(ctx.db, "twin", cvId)) ? 0 : twin;
}
