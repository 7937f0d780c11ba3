import type { ApplicationStatus } from "@terzi/contracts/applications";
import type { LetterContent } from "@terzi/contracts/letter";
import type { UserCtx } from "../../ctx.ts";
import { findLetter } from "../letters/store.ts";

/** What an own letter says now, where its application has gone out: it may be edited later. Null where it hasn't. */
export async function findSentLetter(
  ctx: UserCtx,
  { letterId, status }: { letterId: string; status: ApplicationStatus },
): Promise<LetterContent | null> {
  const { content } = await findLetter(ctx.db, ctx.user.id, letterId);
  return status === "saved" ? null : content;
}
