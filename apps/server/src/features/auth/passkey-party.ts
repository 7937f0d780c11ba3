import { AppError } from "../../app-error.ts";
import type { Ctx } from "../../ctx.ts";
import { takeChallenge } from "./passkey-store.ts";

/** Ed25519, ECDSA on P-256, RSA: one of them is every device's, by their numbers in COSE. */
export const ALGORITHMS = [-8, -7, -257];

/** Loaded with the first passkey: it is large, and most log-ins don't need it. */
export const loadWebAuthn = () => import("@simplewebauthn/server");

/** What a passkey is bound to: the host that people see. Browsers don't even offer one of another host. */
export const relyingPartyOf = (origin: string): string => new URL(origin).hostname;

/** What a device's answer is checked against. The challenge it signed is used up, whatever else is found. */
export async function expectationsOf(ctx: Ctx, clientDataJson: string, accountId: string | null) {
  const challenge = readChallenge(clientDataJson);
  if (!(await takeChallenge(ctx.db, { challenge, accountId, now: ctx.now() })))
    throw new AppError("PASSKEY_REFUSED");
  return {
    expectedChallenge: challenge,
    expectedOrigin: ctx.origin,
    expectedRPID: relyingPartyOf(ctx.origin),
    requireUserVerification: true,
  };
}

function readChallenge(clientDataJson: string): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJson, "base64url").toString());
    return String(Reflect.get(Object(said), "challenge"));
  } catch (cause) {
    throw new AppError("PASSKEY_REFUSED", { cause });
  }
}

/** Every fault in a device's answer gets the same message: knowing which one wouldn't help anybody. */
export const refusePasskey = (cause: unknown): never => {
  throw new AppError("PASSKEY_REFUSED", { cause });
};
