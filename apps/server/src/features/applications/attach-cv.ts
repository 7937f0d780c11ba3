import type { MatchResult } from "@terzi/contracts/match";
import type { UserCtx } from "../../ctx.ts";
import { updateAttachedCv } from "./store.ts";

/** Attaches a CV to the application it was generated for. An application that is gone by then is no reason to fail. */
export async function attachSavedCv(
  ctx: UserCtx,
  { applicationId, cvId, match }: { applicationId: string | undefined; cvId: string; match: MatchResult },
): Promise<void> {
  if (!applicationId) return;
  const matchScore = match.possible > 0 ? match.score : null;
  await updateAttachedCv(ctx.db, { accountId: ctx.user.id, id: applicationId }, { cvId, matchScore });
}
