import type { MatchResult } from "@terzi/contracts/match";
import type { UserCtx } from "../../ctx.ts";
import { updateAttachedCv } from "./store.ts";

/** A CV that was generated from an application lands in it. One that is gone meanwhile is no reason to fail. */
export async function attachSavedCv(
  ctx: UserCtx,
  { applicationId, cvId, match }: { applicationId: string | undefined; cvId: string; match: MatchResult },
): Promise<void> {
  if (!applicationId) return;
  const matchScore = match.possible > 0 ? match.score : null;
  await updateAttachedCv(ctx.db, { accountId: ctx.user.id, id: applicationId }, { cvId, matchScore });
}
