import type { ApplicationStatus } from "@terzi/contracts/applications";
import type { LetterContent } from "@terzi/contracts/letter";
import type { UserCtx } from "../../ctx.ts";
import { findLetter } from "../letters/store.ts";

/** The text of an own letter once its application is sent, since the letter may be edited later. Null before that. */
export async function findSentLetter(
  ctx: UserCtx,
  { letterId, status }: { letterId: string; status: ApplicationStatus },
): Promise<LetterContent | null> {
  const { content } = await findLetter(ctx.db, ctx.user.id, letterId);
  return status === "saved" ? null : content;
}
