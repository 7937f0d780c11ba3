import { randomUUID } from "node:crypto";
import { isProfileEmpty } from "@terzi/contracts/career";
import type { CvContent, CvOrder } from "@terzi/contracts/cv";
import { jsonBytes } from "@terzi/contracts/json-bytes";
import { PROFILE_MAX_BYTES } from "@terzi/contracts/limits";
import type { GenerateEvent, GenerateStep, PreviewData } from "@terzi/contracts/preview";
import { gapAnalysis } from "@terzi/tailoring/gap-analysis";
import { type Tailored, tailorWith } from "@terzi/tailoring/tailor-with";
import { AppError } from "../../app-error.ts";
import type { UserCtx } from "../../ctx.ts";
import { eventsOf } from "../../work/events-of.ts";
import { findCareer } from "../career/store.ts";
import { requireCvCost } from "../credits/price.ts";
import { findPositiveSetting } from "../system/settings.ts";
import { matchWithHints } from "./match-with-hints.ts";
import { insertPreview } from "./store.ts";

const PREVIEW_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Tailors a CV to the order: each step as it begins, then the preview. Takes no credits. */
export async function* generateCv(ctx: UserCtx, order: CvOrder): AsyncGenerator<GenerateEvent> {
  await requireCvCost(ctx);
  const { version: _, ...profile } = await findCareer(ctx.db, ctx.user.id);
  if (isProfileEmpty(profile)) throw new AppError("PROFILE_EMPTY");
  // One from before this limit: it can be read and shortened.
  if (jsonBytes(profile) > PROFILE_MAX_BYTES) throw new AppError("PROFILE_TOO_LARGE");
  await takeGeneration(ctx);

  const now = ctx.now();
  const turn = { whose: ctx.user.id, signal: ctx.signal };
  const countPages = async (content: CvContent): Promise<number> => {
    const { template, language, jobTitle } = order;
    const cv = { content, template, language, jobTitle };
    return ctx.printer.countPages(await ctx.workers.runWaiting("layOutCv", cv, turn), turn);
  };
  const [today, language] = [now.toISOString().slice(0, 10), ctx.user.language];
  const task = { order, profile, today, readerLanguage: language };
  const work = async (tell: (event: GenerateEvent) => void): Promise<Tailored> => {
    const onStep = (step: GenerateStep) => tell({ type: "step", step });
    const onWaiting = (ahead: number) => tell({ type: "waiting", ahead });
    const { run, runWaiting } = ctx.workers;
    const draft = ctx.writer.kind === "local" ? run : runWaiting;
    const tailoring = tailorWith(
      { ...task, countPages, onStep, signal: ctx.signal },
      {
        draft: () => draft("draftCv", { ...task, writer: ctx.writer }, { ...turn, onStep, onWaiting }),
        listClaims: (content) => run("listClaims", { ...task, content }, turn),
      },
    );
    const pair = { posting: order.jobPosting, profile, today, language };
    const [tailored, match] = await Promise.all([tailoring, matchWithHints(ctx, pair)]);
    return match ? { ...tailored, match, gapAnalysis: gapAnalysis(match) } : tailored;
  };
  const tailored = yield* eventsOf(work);

  const previewData: PreviewData = {
    ...order,
    ...tailored,
    previewId: randomUUID(),
    matchScore: tailored.match.score,
    expiresAt: new Date(now.getTime() + PREVIEW_LIFETIME_MS).toISOString(),
  };
  await insertPreview(ctx.db, ctx.user.id, previewData);
  yield { type: "done", answer: { matchScore: previewData.matchScore, previewData } };
}

/** Unsaved previews cost the user nothing, so their number is bounded. */
async function takeGeneration(ctx: UserCtx): Promise<void> {
  const hourly = await findPositiveSetting(ctx, "previews_per_hour", 20);
  const daily = await findPositiveSetting(ctx, "previews_per_day", 60);
  await ctx.limits.take("previewsByHour", ctx.user.id, hourly);
  await ctx.limits.take("previewsByDay", ctx.user.id, daily);
}
