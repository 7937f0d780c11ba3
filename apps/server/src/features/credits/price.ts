import type { ExtraCosts } from "@terzi/contracts/credits";
import { CV_COST_FALLBACK } from "@terzi/contracts/limits";
import { AppError } from "../../app-error.ts";
import type { Ctx, UserCtx } from "../../ctx.ts";
import { findAmountSettings, findPositiveSetting } from "../system/settings.ts";
import { isPaidOnce } from "./store.ts";

const EXTRA_COSTS = ["letter_cost", "interview_cost", "twin_cost", "gap_cost", "share_cost"] as const;

/** What a CV costs, in credits. Everything that checks, charges or shows the price asks here. */
export const findCvCost = (ctx: Ctx): Promise<number> =>
  findPositiveSetting(ctx, "cv_cost", CV_COST_FALLBACK);

/** What adding an application costs, in credits: nothing, unless an admin set a price. */
export const findApplicationCost = async (ctx: Ctx): Promise<number> =>
  (await findAmountSettings(ctx, ["application_cost"], 0)).application_cost;

/** Refuses a generation that couldn't be paid for; takes nothing. */
export async function requireCvCost(ctx: UserCtx): Promise<void> {
  const cost = await findCvCost(ctx);
  if (ctx.user.credits < cost) throw new AppError("INSUFFICIENT_CREDITS", { values: { cost } });
}

/** What stands beside a CV costs nothing, unless a setting says so. */
export async function findExtraCosts(ctx: Ctx): Promise<ExtraCosts> {
  const costs = await findAmountSettings(ctx, EXTRA_COSTS, 0);
  return {
    letter: costs.letter_cost,
    interview: costs.interview_cost,
    twin: costs.twin_cost,
    gap: costs.gap_cost,
    share: costs.share_cost,
  };
}

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
