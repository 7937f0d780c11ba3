import { AppError } from "../../app-error.ts";
import type { UserCtx } from "../../ctx.ts";
import { lockAdmins } from "./store.ts";

/** An admin must remain who can let others in. Call it in the transaction that takes `accountId` away. */
export async function requireAnotherAdmin({ db }: UserCtx, accountId: string): Promise<void> {
  const admins = await lockAdmins(db);
  if (!admins.some((id) => id !== accountId)) throw new AppError("LAST_ADMIN");
}
