import type { RemovePasskeyInput } from "@terzi/contracts/passkeys";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { deletePasskey } from "./passkey-store.ts";
import { requirePassword } from "./require-password.ts";
import { updateSessionPasskey } from "./session-store.ts";
import { lockAccess } from "./store.ts";

/** Removes a passkey. Every session begun with it ends, except the current one. */
export async function removePasskey(ctx: UserCtx, { id, password }: RemovePasskeyInput): Promise<void> {
  await requirePassword(ctx, password);
  await inTransaction(ctx, async ({ db }) => {
    const { id: accountId, email, language, firstName } = ctx.user;
    await lockAccess(db, accountId);
    const { sessionId, passkeyId } = ctx.visit;
    if (sessionId && passkeyId === id) await updateSessionPasskey(db, sessionId, null);
    const { name } = await deletePasskey(db, accountId, id);
    const content = { template: "passkey-removed", firstName, name } as const;
    await enqueueMail({ db }, { to: email, language, content });
  });
}
