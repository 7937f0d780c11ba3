import type { Db } from "@terzi/db/open-db";
import { deleteTokensOf, listTokens } from "./store.ts";

/** What happened to an account's API tokens when its password changed; null when it had none. */
export async function settleTokens(
  ctx: { db: Db },
  accountId: string,
  fate: "ended" | "kept",
): Promise<"ended" | "kept" | null> {
  if ((await listTokens(ctx.db, accountId)).length === 0) return null;
  if (fate === "ended") await deleteTokensOf(ctx.db, accountId);
  return fate;
}
