import type { SessionSummary } from "@terzi/contracts/account";
import type { UserCtx } from "../../ctx.ts";
import { listSessions } from "./session-store.ts";

/** Where the account is signed in, newest first. */
export async function listOwnSessions({ db, user, visit, now }: UserCtx): Promise<SessionSummary[]> {
  const sessions = await listSessions(db, user.id, now());
  return sessions.map(({ accountId: _, ...session }) => ({
    ...session,
    isCurrent: session.id === visit.sessionId,
  }));
}
