import type { AddPasskeyInput, Passkey } from "@terzi/contracts/passkeys";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { ALGORITHMS, expectationsOf, loadWebAuthn, refusePasskey } from "./passkey-party.ts";
import { insertPasskey } from "./passkey-store.ts";
import { updateSessionPasskey } from "./session-store.ts";
import { lockAccess } from "./store.ts";

/** Adds the passkey that a device has just made; this session counts as begun with it. Its owner is told by mail. */
export async function addPasskey(
  ctx: UserCtx,
  { name, credential }: z.output<typeof AddPasskeyInput>,
): Promise<Passkey> {
  const accountId = ctx.user.id;
  const { transports, ...response } = credential.response;
  const { registrationInfo } = await (await loadWebAuthn())
    .verifyRegistrationResponse({
      supportedAlgorithmIDs: ALGORITHMS,
      response: { ...credential, response, clientExtensionResults: {} },
      ...(await expectationsOf(ctx, response.clientDataJSON, accountId)),
    })
    .catch(refusePasskey);
  if (!registrationInfo) throw new AppError("PASSKEY_REFUSED");
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  return inTransaction(ctx, async ({ db }) => {
    await lockAccess(db, accountId);
    const row = { accountId, credentialId, publicKey: Buffer.from(publicKey), counter, transports, name };
    const passkey = await insertPasskey(db, row);
    if (!passkey) throw new AppError("PASSKEY_REFUSED");
    if (ctx.visit.sessionId) await updateSessionPasskey(db, ctx.visit.sessionId, passkey.id);
    const { email, language, firstName } = ctx.user;
    const content = { template: "passkey-added", firstName, name } as const;
    await enqueueMail({ db }, { to: email, language, content });
    return passkey;
  });
}
