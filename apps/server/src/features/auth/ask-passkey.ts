import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import type { PasswordInput } from "@terzi/contracts/account";
import { AppError } from "../../app-error.ts";
import type { Ctx, UserCtx } from "../../ctx.ts";
import { ALGORITHMS, loadWebAuthn, relyingPartyOf } from "./passkey-party.ts";
import { insertChallenge, listCredentials } from "./passkey-store.ts";
import { requirePassword } from "./require-password.ts";

/** How long an open log-in page can still offer passkeys. */
const CHALLENGE_MS = 30 * 60_000;
const PASSKEYS_MAX = 20;

async function keepChallenge(ctx: Ctx, challenge: string, accountId: string | null): Promise<void> {
  await insertChallenge(ctx.db, {
    challenge,
    accountId,
    expiresAt: new Date(ctx.now().getTime() + CHALLENGE_MS),
  });
}

/** What a device is asked to sign for a log-in. It names nobody: the passkey itself knows its owner. */
export async function askPasskey(
  ctx: Ctx,
): Promise<Omit<PublicKeyCredentialRequestOptionsJSON, "extensions">> {
  await ctx.limits.take("passkeyByIp", ctx.ip);
  const { extensions: _, ...options } = await (await loadWebAuthn()).generateAuthenticationOptions({
    rpID: relyingPartyOf(ctx.origin),
    userVerification: "required",
    timeout: CHALLENGE_MS,
  });
  await keepChallenge(ctx, options.challenge, null);
  return options;
}

/** What a device is asked for a new passkey. Adding a way in takes the password. */
export async function beginPasskey(
  ctx: UserCtx,
  { password }: PasswordInput,
): Promise<Omit<PublicKeyCredentialCreationOptionsJSON, "extensions">> {
  await requirePassword(ctx, password);
  const { id, email, firstName, lastName } = ctx.user;
  const known = await listCredentials(ctx.db, id);
  // A stolen password must not be enough to add the second factor.
  if (ctx.user.passkeyWanted && known.length) throw new AppError("PASSKEY_WANTED");
  if (known.length >= PASSKEYS_MAX) throw new AppError("TOO_MANY_PASSKEYS");
  const { extensions: _, ...options } = await (await loadWebAuthn()).generateRegistrationOptions({
    rpName: "Terzi",
    rpID: relyingPartyOf(ctx.origin),
    userID: Uint8Array.from(Buffer.from(id.replaceAll("-", ""), "hex")),
    userName: email,
    userDisplayName: `${firstName} ${lastName}`.trim() || email,
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepChallenge(ctx, options.challenge, id);
  return options;
}
