import type { Claim, CvContent } from "@terzi/contracts/cv";
import { Design } from "@terzi/contracts/design";
import type { ChangeCounts, CvSaved } from "@terzi/contracts/saved-cv";
import { type ComparedCv, compareCvs, countChanges } from "@terzi/tailoring/comparing/compare-contents";
import type { UserCtx } from "../../ctx.ts";
import { countSent } from "../applications/store.ts";
import { readContent } from "./preview-store.ts";
import {
  deleteSpareVersions,
  type EditedCv,
  findLastVersionIfAny,
  insertVersion,
  type LockedCv,
  updateAside,
  updateCv,
} from "./version-store.ts";

/** Edits of one session that follow each other within this time are one version. */
const SITTING_MS = 30 * 60 * 1000;
const PAST_VERSIONS_MAX = 100;
/** All programs with an API token count as one editor. */
const PROGRAM = "token";

type Options = { droppedClaims?: Claim[]; opensNew?: boolean };

/**
 * Writes a locked CV anew. Within a sitting, the current version is continued; otherwise it is kept and a new one
 * begins, and always after it was downloaded or sent with an application: what was sent never changes. An identical
 * save changes nothing.
 */
export async function writeVersion(
  ctx: UserCtx,
  cv: LockedCv,
  edited: EditedCv,
  { droppedClaims = cv.droppedClaims, opensNew = false }: Options = {},
): Promise<CvSaved> {
  const key = { id: cv.id, accountId: ctx.user.id };
  if (!isChanged(cv, edited)) {
    await updateAside(ctx.db, key, { hidden: edited.hidden });
    return { version: cv.version, number: cv.versionNumber, savedAt: cv.editedAt ?? cv.versionAt };
  }
  const now = ctx.now();
  const sitting = ctx.visit.sessionId ?? PROGRAM;
  const isContinued =
    !opensNew &&
    isSameSitting(cv, { sitting, now }) &&
    (await countSent(ctx.db, key, cv.versionNumber)) === 0;
  if (!isContinued) {
    await insertVersion(ctx.db, cv, await countOwnChanges(ctx, cv));
    await deleteSpareVersions(ctx.db, key, PAST_VERSIONS_MAX);
  }
  const version = cv.version + 1;
  const versionNumber = isContinued ? cv.versionNumber : cv.versionNumber + 1;
  const { content, jobTitle, company, template, design, hidden } = edited;
  await updateCv(ctx.db, key, {
    ...{ content, jobTitle, company, template, design, hidden },
    version,
    versionNumber,
    versionAt: isContinued ? cv.versionAt : now,
    editedAt: now,
    sitting,
    downloads: isContinued ? cv.downloads : 0,
    droppedClaims,
  });
  return { version, number: versionNumber, savedAt: now.toISOString() };
}

const isSameSitting = (cv: LockedCv, { sitting, now }: { sitting: string; now: Date }): boolean =>
  cv.downloads === 0 &&
  cv.sitting === sitting &&
  cv.editedAt !== null &&
  now.getTime() - Date.parse(cv.editedAt) < SITTING_MS;

type Printed = Omit<EditedCv, "hidden">;

/** The same fields in one order, whatever order they were stored in. */
const inOrder = ({ content, jobTitle, company, template, design }: Printed): string =>
  JSON.stringify([jobTitle, company, template, design && Design.parse(design), readContent(content)]);

export const isChanged = (cv: Printed, edited: Printed): boolean => inOrder(cv) !== inOrder(edited);

/** What the current version changed; null when it is the first. */
export async function countOwnChanges(
  ctx: Pick<UserCtx, "db" | "user">,
  cv: EditedCv & { id: string },
): Promise<ChangeCounts | null> {
  const before = await findLastVersionIfAny(ctx.db, { id: cv.id, accountId: ctx.user.id });
  return before ? countChanges(compareCvs(comparable(before), comparable(cv))) : null;
}

export const comparable = ({ content, ...rest }: ComparedCv & { content: CvContent }): ComparedCv => ({
  ...rest,
  content: readContent(content),
});
