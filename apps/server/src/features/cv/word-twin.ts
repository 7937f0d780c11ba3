import type { CvId } from "@terzi/contracts/cv-detail";
import type { DecideTwinLineInput, TwinAnswer } from "@terzi/contracts/twin";
import type { TwinSide } from "@terzi/tailoring/translation/pair-up";
import { withWords } from "@terzi/tailoring/translation/with-words";
import { AppError } from "../../app-error.ts";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { readContent } from "./preview-store.ts";
import { runWording } from "./run-wording.ts";
import { findCv } from "./store.ts";
import { readTwin } from "./twin.ts";
import { findTwinOffers, findTwinPairIfAny, updateTwinOffers } from "./twin-store.ts";
import { requireSize } from "./update.ts";
import { lockCv } from "./version-store.ts";
import { writeVersion } from "./write-version.ts";

/** Has a model, where configured, translate what is still in the first language and isn't offered yet. */
export async function wordTwin(ctx: UserCtx, { id }: CvId): Promise<TwinAnswer> {
  const pair = await findPair(ctx, id);
  if (ctx.writer.kind === "local") return readTwin(ctx, { id });
  await ctx.limits.take("twinWording", ctx.user.id);
  const original = await findCv(ctx.db, ctx.user.id, pair.originalId);
  const twin = await findCv(ctx.db, ctx.user.id, pair.twinId);
  const offers = await findTwinOffers(ctx.db, pair.twinId);
  const isStrict = twin.generationMode === "strict";
  const worded = await runWording(ctx, { original: sideOf(original), twin: sideOf(twin), isStrict, offers });
  if (!worded?.isAnswered) throw new AppError("PROVIDER_UNAVAILABLE");
  await inTransaction(ctx, async (ctx) => {
    const now = await lockCv(ctx.db, ctx.user.id, pair.twinId);
    // Somebody edited it meanwhile: lines they left are offered next time.
    if (now.version !== twin.version) return;
    await writeVersion(ctx, now, { ...now, content: worded.content });
    await updateTwinOffers(ctx.db, pair.twinId, worded.offers);
  });
  return readTwin(ctx, { id });
}

/** Accepts an offered line into the twin, or discards it. */
export async function decideTwinLine(
  ctx: UserCtx,
  { id, own, decision }: DecideTwinLineInput,
): Promise<TwinAnswer> {
  const { twinId } = await findPair(ctx, id);
  await inTransaction(ctx, async (ctx) => {
    const cv = await lockCv(ctx.db, ctx.user.id, twinId);
    const offers = await findTwinOffers(ctx.db, twinId);
    const offer = offers.find((one) => one.own === own);
    // An answer that got lost on its way is given again.
    if (!offer) return;
    if (decision === "take") {
      const content = withWords(readContent(cv.content), own, offer.proposed);
      requireSize({ content });
      await writeVersion(ctx, cv, { ...cv, content });
    }
    await updateTwinOffers(
      ctx.db,
      twinId,
      offers.filter((one) => one !== offer),
    );
  });
  return readTwin(ctx, { id });
}

async function findPair(ctx: UserCtx, id: string) {
  const pair = await findTwinPairIfAny(ctx.db, ctx.user.id, id);
  if (!pair) throw new AppError("CV_NOT_FOUND");
  return pair;
}

const sideOf = ({ content, jobTitle, language }: TwinSide): TwinSide => ({ content, jobTitle, language });
