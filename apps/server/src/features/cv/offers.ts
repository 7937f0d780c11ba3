import type { CvId } from "@terzi/contracts/cv-detail";
import type { CvOffers } from "@terzi/contracts/saved-cv";
import { claimsOf, takenBack, takenClaims } from "@terzi/tailoring/writing/taken-claims";
import type { UserCtx } from "../../ctx.ts";
import { findOfferedIfAny } from "./preview-store.ts";
import { deleteTaken, insertTaken, listTaken } from "./taken-store.ts";
import { type EditedCv, findCurrent, type LockedCv } from "./version-store.ts";

/** What the writing of a CV left for its owner to decide; nothing for a CV that wasn't made from a preview. */
export async function listOffers(ctx: UserCtx, { id }: CvId): Promise<CvOffers> {
  const { copyOf } = await findCurrent(ctx.db, ctx.user.id, id);
  const offered = await findOfferedIfAny(ctx.db, { accountId: ctx.user.id, cvId: copyOf ?? id });
  if (!offered) return { rejections: [], leftOut: [], nextToGo: [] };
  const { originalContent, rejections, leftOut, nextToGo } = offered;
  const taken = new Set((await listTaken(ctx.db, ctx.user.id)).map(pairOf));
  // Nobody is asked twice about the same words for the same lines, in whichever CV they said yes.
  const isOpen = (rejection: (typeof rejections)[number]): boolean => {
    const claims = claimsOf(rejection, originalContent);
    return !claims.length || claims.some((claim) => !taken.has(pairOf(claim)));
  };
  return { rejections: rejections.filter(isOpen), leftOut, nextToGo };
}

const pairOf = ({ sentence, evidence }: { sentence: string; evidence: string[] }): string =>
  JSON.stringify([sentence, evidence]);

/** Offers that an edit accepts become the person's word; those it takes back no longer are. */
export async function settleOffers(ctx: UserCtx, cv: LockedCv, edited: EditedCv): Promise<void> {
  const offered = await findOfferedIfAny(ctx.db, { accountId: ctx.user.id, cvId: cv.copyOf ?? cv.id });
  if (!offered?.rejections.length) return;
  const { rejections, originalContent } = offered;
  const of = { accountId: ctx.user.id, cvId: cv.id };
  const back = takenBack(rejections, { before: cv.content, after: edited }, originalContent);
  await deleteTaken(ctx.db, { ...of, claims: back });
  const claims = takenClaims(rejections, edited.content, originalContent);
  await insertTaken(ctx.db, { ...of, claims, now: ctx.now() });
}
