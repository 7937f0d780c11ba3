import type { DisconnectInput } from "@terzi/contracts/identities";
import { AppError } from "../../app-error.ts";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { deleteIdentity, listIdentityRows } from "./identity-store.ts";
import { requirePassword } from "./require-password.ts";
import { deleteOtherSessions } from "./session-store.ts";
import { lockAccess } from "./store.ts";
import { tellOfIdentity } from "./tell-of-identity.ts";

/**
 * Disconnects an account elsewhere and ends every other session. The last way in can't be removed: without a password
 * another such account must remain.
 */
export async function disconnectIdentity(
  ctx: UserCtx,
  { id, password = "" }: DisconnectInput,
): Promise<void> {
  if (ctx.user.hasPassword) await requirePassword(ctx, password);
  await inTransaction(ctx, async (ctx) => {
    const { db, user, visit } = ctx;
    await lockAccess(db, user.id);
    const { issuer } = await deleteIdentity(db, user.id, id);
    if (!user.hasPassword && !(await listIdentityRows(db, user.id)).length) throw new AppError("LAST_WAY_IN");
    await deleteOtherSessions(db, user.id, visit.sessionId);
    await tellOfIdentity(ctx, user, { template: "identity-removed", issuer });
  });
}
