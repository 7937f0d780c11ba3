import type { WayInProblem } from "@terzi/contracts/way-in-problems";
import { AppError } from "../../app-error.ts";
import type { Ctx } from "../../ctx.ts";
import { type Claims, IdentityAway, IdentityRefused } from "../../identity/identity-provider.ts";
import { findProvider } from "./begin-way-in.ts";
import { connectIdentity } from "./connect-identity.ts";
import { enterByIdentity } from "./enter-by-identity.ts";
import { takeFlowIfAny } from "./identity-store.ts";
import { hashMailToken } from "./mail-token.ts";

type Return = {
  providerId: string;
  /** The full address at which the person came back. */
  url: URL;
  /** What their browser kept from the beginning of the visit; null for nothing. */
  keptState: string | null;
};

/** `isConnecting`: whether an account was to be connected, rather than signed in to. */
type End = { isConnecting: boolean; problem: WayInProblem | null };

/**
 * Receives a visitor back from another site. A sign-in must return to the browser that began it, a connection to the
 * session that did.
 */
export async function finishWayIn(ctx: Ctx, { providerId, url, keptState }: Return): Promise<End> {
  const provider = findProvider(ctx, providerId);
  const state = url.searchParams.get("state") ?? "";
  const flow = await takeFlowIfAny(ctx.db, {
    stateHash: hashMailToken(state),
    provider: provider.id,
    now: ctx.now(),
  });
  const isConnecting = Boolean(flow?.sessionId);
  const isTheirs = isConnecting ? flow?.sessionId === ctx.visit.sessionId : keptState === state;
  if (!flow || !isTheirs) return { isConnecting, problem: "expired" };
  const { nonce, codeVerifier } = flow;
  try {
    const claims = await provider.finish(url, { state, nonce, codeVerifier });
    return { isConnecting, problem: await takeClaims(ctx, claims, isConnecting) };
  } catch (cause) {
    return { isConnecting, problem: problemOf(ctx, cause) };
  }
}

async function takeClaims(ctx: Ctx, claims: Claims, isConnecting: boolean): Promise<WayInProblem | null> {
  if (!isConnecting) return enterByIdentity(ctx, claims);
  const { user } = ctx.visit;
  return user ? connectIdentity({ ...ctx, user }, claims) : "expired";
}

/** Which failures the person is told of; others are rethrown. */
function problemOf({ log }: Ctx, cause: unknown): WayInProblem {
  if (cause instanceof IdentityRefused) return "cancelled";
  if (cause instanceof AppError && cause.code === "RATE_LIMITED") return "busy";
  if (!(cause instanceof IdentityAway)) throw cause;
  log.warn({ err: cause }, "a way in by another site is closed");
  return "away";
}
