import type { User } from "@terzi/contracts/account";
import type { PasskeySignInInput } from "@terzi/contracts/passkeys";
import { AppError } from "../../app-error.ts";
import type { Ctx } from "../../ctx.ts";
import { expectationsOf, loadWebAuthn, refusePasskey } from "./passkey-party.ts";
import { findCredentialIfAny, updatePasskeyUse } from "./passkey-store.ts";
import { findUser } from "./store.ts";

/** Signs in whoever holds the device and has unlocked it. */
export async function signInWithPasskey(ctx: Ctx, { credential }: PasskeySignInInput): Promise<User> {
  await ctx.limits.take("signInByIp", ctx.ip);
  const known = await findCredentialIfAny(ctx.db, credential.id);
  if (!known) throw new AppError("PASSKEY_UNKNOWN");
  const { id, accountId, publicKey, counter } = known;
  const { verified, authenticationInfo } = await (await loadWebAuthn())
    .verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      credential: {
        id: credential.id,
        publicKey: Uint8Array.from(publicKey),
        counter: Number(counter),
      },
      ...(await expectationsOf(ctx, credential.response.clientDataJSON, null)),
    })
    .catch(refusePasskey);
  if (!verified) throw new AppError("PASSKEY_REFUSED");
  if (known.disabledAt) throw new AppError("ACCOUNT_DISABLED");
  await updatePasskeyUse(ctx.db, id, { counter: authenticationInfo.newCounter, lastUsedAt: ctx.now() });
  await ctx.visit.begin(ctx.db, accountId, id);
  return findUser(ctx.db, accountId);
}
