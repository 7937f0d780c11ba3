import { randomUUID } from "node:crypto";
import { type CareerProfile, isProfileEmpty } from "@terzi/contracts/career";
import type { CvContent, CvOrder, Verdict } from "@terzi/contracts/cv";
import { type Design, plainDesign } from "@terzi/contracts/design";
import { jsonBytes } from "@terzi/contracts/json-bytes";
import { PROFILE_MAX_BYTES } from "@terzi/contracts/limits";
import type { GenerateEvent, GenerateStep, PreviewData } from "@terzi/contracts/preview";
import { fontPairOf } from "@terzi/documents/chosen-design";
import type { CountPages, GuessDrops } from "@terzi/tailoring/fitting/fit";
import { gapAnalysis } from "@terzi/tailoring/gap-analysis";
import { type Tailored, tailorWith } from "@terzi/tailoring/tailor-with";
import { AppError } from "../../app-error.ts";
import type { UserCtx } from "../../ctx.ts";
import { eventsOf } from "../../work/events-of.ts";
import { findCareer } from "../career/store.ts";
import { requireCvCost } from "../credits/price.ts";
import { findPositiveSetting } from "../system/settings.ts";
import { findOwnDesignIfAny } from "./design-store.ts";
import { matchWithHints } from "./match-with-hints.ts";
import { runGeneration } from "./run-generation.ts";
import { listTaken } from "./taken-store.ts";

/** Three times what a CV of two pages takes. */
const TOKENS_PER_CV = 30_000;

const PREVIEW_LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * Tailors a CV to the order: each step as it begins, then the preview. Charges nothing. It continues when the person
 * leaves, until they cancel it.
 */
export async function* generateCv(ctx: UserCtx, ordered: CvOrder): AsyncGenerator<GenerateEvent> {
  await requireCvCost(ctx);
  const { version: _, ...profile } = await findCareer(ctx.db, ctx.user.id);
  if (isProfileEmpty(profile)) throw new AppError("PROFILE_EMPTY");
  // A profile from before this limit can still be read and shortened.
  if (jsonBytes(profile) > PROFILE_MAX_BYTES) throw new AppError("PROFILE_TOO_LARGE");
  await takeGeneration(ctx);

  const order = await withDesign(ctx, ordered);
  const previewId = randomUUID();
  const work = (tell: (event: GenerateEvent) => void) => {
    tell({ type: "begun", previewId });
    return runGeneration(ctx, { id: previewId, ...order }, (signal) =>
      makePreview({ ...ctx, signal }, { order, profile, previewId, tell }),
    );
  };
  const made = yield* eventsOf(work, ctx.signal);
  yield { type: "done", answer: { matchScore: made.matchScore, previewData: made } };
}

type Task = {
  order: CvOrder & { design: Design };
  profile: CareerProfile;
  previewId: string;
  tell: (event: GenerateEvent) => void;
};

async function makePreview(ctx: UserCtx, { order, profile, previewId, tell }: Task): Promise<PreviewData> {
  const now = ctx.now();
  const turn = { whose: ctx.user.id, signal: ctx.signal };
  const layOut = async (content: CvContent) => {
    const { template, design, language, jobTitle } = order;
    const cv = { content, template, design, language, jobTitle };
    return [await ctx.workers.runWaiting("layOutCv", cv, turn), { ...turn, fonts: fontPairOf(cv) }] as const;
  };
  const countPages: CountPages = async (content, expected = 1) => {
    const [html, options] = await layOut(content);
    return ctx.printer.countPages(html, { ...options, expected });
  };
  const guessDrops: GuessDrops = async (content, squeeze) => {
    const [html, options] = await layOut(content);
    return ctx.printer.guessDrops(html, squeeze, options);
  };
  const [today, language] = [now.toISOString().slice(0, 10), ctx.user.language];
  const taken = await listTaken(ctx.db, ctx.user.id);
  const task = { order, profile, today, readerLanguage: language, taken };
  const tokensAtMost = await findPositiveSetting(ctx, "model_tokens_per_cv", TOKENS_PER_CV);
  const begun = performance.now();
  const onStep = (step: GenerateStep) => tell({ type: "step", step });
  const onSentence = (text: string) => tell({ type: "sentence", text });
  const onWaiting = (ahead: number) => tell({ type: "waiting", ahead });
  const { run, runWaiting } = ctx.workers;
  const draft = ctx.writer.kind === "local" ? run : runWaiting;
  const tailoring = tailorWith(
    { ...task, countPages, guessDrops, onStep, signal: ctx.signal },
    {
      draft: () =>
        draft(
          "draftCv",
          { ...task, writer: ctx.writer, tokensAtMost },
          { ...turn, onStep, onSentence, onWaiting },
        ),
      listClaims: (content) => run("listClaims", { ...task, content }, { ...turn, isRest: true }),
    },
  );
  const pair = { posting: order.jobPosting, profile, today, language };
  const [tailored, hinted] = await Promise.all([tailoring, matchWithHints(ctx, pair)]);
  ctx.meters.generated((performance.now() - begun) / 1000, countVerdicts(tailored));
  const match = hinted ?? tailored.match;
  return {
    ...order,
    ...tailored,
    ...(hinted && { match, gapAnalysis: gapAnalysis(match) }),
    previewId,
    matchScore: match.score,
    expiresAt: new Date(now.getTime() + PREVIEW_LIFETIME_MS).toISOString(),
  };
}

function countVerdicts({ claims, rejections }: Tailored): Record<Verdict, number> {
  const refused = rejections.filter(({ verdict }) => verdict === "contradicted").length;
  const added = claims.filter((claim) => claim.added).length;
  return {
    proven: claims.length - added,
    unproven: added + rejections.length - refused,
    contradicted: refused,
  };
}

/** The order with the design it names, else the person's default, in the ordered template. */
async function withDesign(ctx: UserCtx, order: CvOrder): Promise<CvOrder & { design: Design }> {
  const own = order.design ?? (await findOwnDesignIfAny(ctx.db, ctx.user.id));
  return { ...order, design: { ...(own ?? plainDesign(order.template)), template: order.template } };
}

/** Unsaved previews cost the user nothing, so their number is bounded. */
async function takeGeneration(ctx: UserCtx): Promise<void> {
  const hourly = await findPositiveSetting(ctx, "previews_per_hour", 20);
  const daily = await findPositiveSetting(ctx, "previews_per_day", 60);
  await ctx.limits.take("previewsByHour", ctx.user.id, hourly);
  await ctx.limits.take("previewsByDay", ctx.user.id, daily);
}
