import type { ConnectInput } from "@terzi/contracts/identities";
import { AppError } from "../../app-error.ts";
import type { Ctx, UserCtx } from "../../ctx.ts";
import type { IdentityProvider } from "../../identity/identity-provider.ts";
import { insertFlow } from "./identity-store.ts";
import { hashMailToken } from "./mail-token.ts";
import { requirePassword } from "./require-password.ts";

/** How long somebody may take at the other site. */
export const WAY_IN_MINUTES = 15;

export function findProvider({ identities }: Pick<Ctx, "identities">, id: string): IdentityProvider {
  const provider = identities.find((each) => each.id === id);
  if (!provider) throw new AppError("NOT_FOUND");
  return provider;
}

export const redirectUriOf = (origin: string, { id }: Pick<IdentityProvider, "id">): string =>
  `${origin}/auth/${id}/callback`;

/** Where to send a visitor who logs in through another site, and the state that their browser keeps meanwhile. */
export async function beginWayIn(ctx: Ctx, providerId: string): Promise<{ url: string; state: string }> {
  await ctx.limits.take("wayInByIp", ctx.ip);
  return begin(ctx, findProvider(ctx, providerId), null);
}

/** The same to connect such an account to one's own. Adding a way in takes the password. */
export async function beginConnection(
  ctx: UserCtx,
  { provider, password }: ConnectInput,
): Promise<{ url: string }> {
  await requirePassword(ctx, password);
  const { url } = await begin(ctx, findProvider(ctx, provider), ctx.visit.sessionId);
  return { url };
}

async function begin(ctx: Ctx, provider: IdentityProvider, sessionId: string | null) {
  const { url, secrets } = await provider.begin(redirectUriOf(ctx.origin, provider));
  const { state, nonce, codeVerifier } = secrets;
  await insertFlow(ctx.db, {
    stateHash: hashMailToken(state),
    provider: provider.id,
    nonce,
    codeVerifier,
    sessionId,
    expiresAt: new Date(ctx.now().getTime() + WAY_IN_MINUTES * 60_000),
  });
  return { url, state };
}
