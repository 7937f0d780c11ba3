import { AppError } from "../../app-error.ts";
import type { Ctx, UserCtx } from "../../ctx.ts";
import { isPasswordOf } from "../auth/password.ts";
import { findEnabledUserIfAny } from "../auth/store.ts";
import { type Download, downloadCv } from "./download.ts";
import { hashToken, isPassOf, makePass } from "./share-keys.ts";
import { findSharedIfAny, type Shared, updateCount } from "./share-store.ts";
import { findCv } from "./store.ts";

/** How long an entered password is good for. */
export const PASS_SECONDS = 60 * 60;

/** `pass`: what the visitor was given for the password, "" without one. */
export type Asked = { token: string; pass: string };

/** The link and its owner. NOT_FOUND alike for one that never existed, has ended, or whose CV or owner is gone. */
async function openLink(ctx: Ctx, token: string): Promise<{ shared: Shared; owner: UserCtx }> {
  await ctx.limits.take("sharedCvByIp", ctx.ip);
  const shared = await findSharedIfAny(ctx.db, hashToken(token), ctx.now());
  const user = shared && (await findEnabledUserIfAny(ctx.db, shared.accountId));
  if (!shared || !user) throw new AppError("NOT_FOUND");
  return { shared, owner: { ...ctx, user } };
}

const isOpenTo = async (ctx: Ctx, shared: Shared, pass: string): Promise<boolean> =>
  shared.passwordHash === null || isPassOf(ctx.db, shared, pass, ctx.now());

/** The owner's own looks are not counted. */
async function count(ctx: Ctx, shared: Shared, counted: "views" | "downloads"): Promise<void> {
  if (ctx.visit.user?.id !== shared.accountId) await updateCount(ctx.db, shared.id, counted);
}

/** The current version as a page; null until the password is entered. `isSeen`: whether a person looks at it. */
export async function showShared(
  ctx: Ctx,
  { token, pass, isSeen }: Asked & { isSeen: boolean },
): Promise<string | null> {
  const { shared, owner } = await openLink(ctx, token);
  if (!(await isOpenTo(ctx, shared, pass))) return null;
  const cv = await findCv(ctx.db, owner.user.id, shared.cvId);
  const { content, template, design, language, jobTitle } = cv;
  const page = { content, template, design, language, jobTitle };
  // In turn with others at this address, so that a popular link holds up nobody else.
  const html = await ctx.workers.runWaiting("layOutSharedCv", page, { whose: ctx.ip, signal: ctx.signal });
  if (isSeen) await count(ctx, shared, "views");
  return html;
}

/** The shared CV as PDF; null while the password is required. Counts as a download of its version, too. */
export async function downloadShared(ctx: Ctx, { token, pass }: Asked): Promise<Download | null> {
  const { shared, owner } = await openLink(ctx, token);
  if (!(await isOpenTo(ctx, shared, pass))) return null;
  const file = await downloadCv(owner, { id: shared.cvId, format: "pdf" });
  await count(ctx, shared, "downloads");
  return file;
}

/** A pass that opens the CV for an hour; null where the password is wrong. */
export async function unlockShared(
  ctx: Ctx,
  { token, password }: { token: string; password: string },
): Promise<string | null> {
  const { shared } = await openLink(ctx, token);
  await ctx.limits.take("sharePasswordByIp", ctx.ip);
  await ctx.limits.take("sharePasswordByLink", shared.id);
  if (shared.passwordHash !== null && !(await isPasswordOf(shared.passwordHash, password))) return null;
  await ctx.limits.giveBack("sharePasswordByIp", ctx.ip);
  await ctx.limits.giveBack("sharePasswordByLink", shared.id);
  return makePass(ctx.db, shared, ctx.now().getTime() + PASS_SECONDS * 1_000);
}
