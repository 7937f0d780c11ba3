import type { CvContent } from "@terzi/contracts/cv";
import type { TwinSide } from "@terzi/tailoring/translation/pair-up";
import type { TwinTask, WordedTwin } from "@terzi/tailoring/translation/word-twin";
import type { UserCtx } from "../../ctx.ts";
import { readContent } from "./preview-store.ts";
import type { findCopied } from "./store.ts";

type Copied = Awaited<ReturnType<typeof findCopied>>;

/** A twin in the making, with a model's translations of its lines; unchanged without a model. */
export async function wordMade(
  ctx: UserCtx,
  cv: Copied,
  twin: TwinSide,
): Promise<{ content: CvContent; twinOffers: string }> {
  const { jobTitle, language } = cv;
  const original = { content: readContent(cv.content), jobTitle, language };
  const isStrict = cv.generationMode === "strict";
  const worded = await runWording(ctx, { original, twin, isStrict, offers: [] });
  const { content, offers } = worded ?? { content: twin.content, offers: [] };
  return { content, twinOffers: JSON.stringify(offers) };
}

/** Null without a model. */
export async function runWording(ctx: UserCtx, task: Omit<TwinTask, "today">): Promise<WordedTwin | null> {
  if (ctx.writer.kind === "local") return null;
  const today = ctx.now().toISOString().slice(0, 10);
  const turn = { whose: ctx.user.id, signal: ctx.signal };
  return ctx.workers.run("wordTwin", { ...task, today, writer: ctx.writer }, turn);
}
