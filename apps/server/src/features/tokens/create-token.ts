import { randomBytes } from "node:crypto";
import type { CreateTokenInput, NewApiToken } from "@terzi/contracts/tokens";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import type { UserCtx } from "../../ctx.ts";
import { hashToken } from "./bearer.ts";
import { insertToken } from "./store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Makes a token and shows it, this once. Only admins may make one for the admin panel's calls. */
export async function createToken(
  ctx: UserCtx,
  { name, scopes, expiresInDays }: z.output<typeof CreateTokenInput>,
): Promise<NewApiToken> {
  if (scopes.includes("admin") && ctx.user.role !== "admin") throw new AppError("FORBIDDEN");
  await ctx.limits.take("token", ctx.user.id);
  const token = `terzi_${randomBytes(32).toString("base64url")}`;
  const made = await insertToken(ctx.db, {
    accountId: ctx.user.id,
    name,
    tokenHash: hashToken(token),
    scopes: [...new Set(scopes)],
    expiresAt: new Date(ctx.now().getTime() + expiresInDays * DAY_MS),
  });
  return { ...made, token };
}
