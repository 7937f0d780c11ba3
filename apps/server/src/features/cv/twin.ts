import type { CvId } from "@terzi/contracts/cv-detail";
import { Design } from "@terzi/contracts/design";
import type { TwinAnswer } from "@terzi/contracts/twin";
import { documentFileName } from "@terzi/documents/file-name";
import { twinLanguage } from "@terzi/tailoring/translation/twin-language";
import { zipSync } from "fflate";
import { AppError } from "../../app-error.ts";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { chargeForTwin } from "../credits/change-balance.ts";
import { findTwinCost } from "../credits/price.ts";
import { type Download, downloadCv } from "./download.ts";
import { readContent } from "./preview-store.ts";
import { wordMade } from "./run-wording.ts";
import { findCopied, findCv, insertCv } from "./store.ts";
import { findTwinOffers, findTwinPairIfAny, lockCv, partFromBin } from "./twin-store.ts";

/**
 * The same CV in the other language: made and paid for once, found from then on. Names that the glossary knows are
 * translated. A model, where configured, translates what somebody worded, as far as the guard proves it; the rest
 * stays until somebody words it anew.
 */
export async function makeTwin(ctx: UserCtx, { id }: CvId): Promise<CvId> {
  const cv = await findCopied(ctx.db, ctx.user.id, id);
  const known = await findOtherIfAny(ctx, id);
  if (known) return { id: known };
  // Before a model is paid for.
  const cost = await findTwinCost(ctx, id);
  if (ctx.user.credits < cost) throw new AppError("INSUFFICIENT_CREDITS", { values: { cost } });
  await ctx.limits.take("cvCopy", ctx.user.id);
  const language = twinLanguage(cv.language);
  const source = { content: readContent(cv.content), jobTitle: cv.jobTitle, to: language };
  const named = await ctx.workers.run("makeTwin", source, { whose: ctx.user.id, signal: ctx.signal });
  const made = await wordMade(ctx, cv, { ...named, language });
  return inTransaction(ctx, async (ctx) => {
    await lockCv(ctx.db, ctx.user.id, id);
    const met = await findOtherIfAny(ctx, id);
    if (met) return { id: met };
    await chargeForTwin(ctx, id);
    await partFromBin(ctx.db, id);
    const twin = {
      ...cv,
      ...named,
      ...made,
      language,
      design: cv.design && Design.parse(cv.design),
      droppedClaims: JSON.stringify(cv.droppedClaims),
      sitting: null,
      // Words of the other language.
      ...{ hidden: "[]", declined: "[]", copyOf: null },
      twinOf: id,
    };
    return { id: await insertCv(ctx.db, twin) };
  });
}

async function findOtherIfAny(ctx: UserCtx, id: string): Promise<string | null> {
  const pair = await findTwinPairIfAny(ctx.db, ctx.user.id, id);
  if (!pair) return null;
  return pair.twinId === id ? pair.originalId : pair.twinId;
}

/** A CV beside its twin, from either of the two; without one, what it would cost. */
export async function readTwin(ctx: UserCtx, { id }: CvId): Promise<TwinAnswer> {
  const found = await findTwinPairIfAny(ctx.db, ctx.user.id, id);
  const isWorded = ctx.writer.kind !== "local";
  if (!found) {
    const { language } = await findCv(ctx.db, ctx.user.id, id);
    return { cost: await findTwinCost(ctx, id), language: twinLanguage(language), isWorded, view: null };
  }
  const original = await findSide(ctx, found.originalId);
  const twin = await findSide(ctx, found.twinId);
  const turn = { whose: ctx.user.id, signal: ctx.signal };
  const held = await ctx.workers.run("pairUp", { original, twin }, turn);
  const offers = await findTwinOffers(ctx.db, twin.id);
  const pairs = held.pairs.map((pair) => {
    const offer = offers.find(({ own }) => pair.state === "asWritten" && own === pair.twin);
    return offer ? { ...pair, offer: offer.proposed } : pair;
  });
  const view = { original: withoutContent(original), twin: withoutContent(twin), ...held, pairs };
  return { cost: 0, language: twin.language, isWorded, view };
}

async function findSide(ctx: UserCtx, id: string) {
  const { language, jobTitle, content } = await findCv(ctx.db, ctx.user.id, id);
  return { id, language, jobTitle, content };
}

const withoutContent = ({ content: _, ...side }: Awaited<ReturnType<typeof findSide>>) => side;

/** Both as PDF, in one file. */
export async function downloadTwins(ctx: UserCtx, { id }: CvId): Promise<Download> {
  const pair = await findTwinPairIfAny(ctx.db, ctx.user.id, id);
  if (!pair) throw new AppError("CV_NOT_FOUND");
  const files: Record<string, Uint8Array> = {};
  for (const one of [pair.originalId, pair.twinId]) {
    const { content, company, jobTitle, language } = await findCv(ctx.db, ctx.user.id, one);
    const { name } = content.personalInfo;
    const called = { name, company, jobTitle: `${jobTitle} (${language})`, format: "pdf" } as const;
    files[documentFileName(called).fileName] = (await downloadCv(ctx, { id: one, format: "pdf" })).bytes;
  }
  const { content, company, jobTitle } = await findCv(ctx.db, ctx.user.id, pair.originalId);
  const { name } = content.personalInfo;
  const { contentDisposition } = documentFileName({ name, company, jobTitle, format: "zip" });
  // A PDF is packed already.
  const bytes = zipSync(files, { level: 0, mtime: ctx.now() });
  return { bytes, contentType: "application/zip", contentDisposition };
}
