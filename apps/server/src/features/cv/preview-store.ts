import { CvContent } from "@terzi/contracts/cv";
import { PreviewData, type PreviewEdits } from "@terzi/contracts/preview";
import type { Db } from "@terzi/db/open-db";
import { sql } from "kysely";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";

const Offered = PreviewData.pick({
  rejections: true,
  leftOut: true,
  nextToGo: true,
  originalContent: true,
});
type Offered = z.output<typeof Offered>;

export const insertPreview = (db: Db, accountId: string, data: PreviewData) =>
  db
    .insertInto("preview")
    .values({ id: data.previewId, accountId, data, expiresAt: data.expiresAt })
    .execute();

/** An own preview that has not expired, or was saved. */
const ownPreview = (db: Db, accountId: string, previewId: string, now: Date) =>
  db
    .selectFrom("preview")
    .select(["data", "cvId", "revision", "edits", "editedAt"])
    .where("id", "=", previewId)
    .where("accountId", "=", accountId)
    .where((row) => row.or([row("expiresAt", ">", now.toISOString()), row("cvId", "is not", null)]));

export const findPreview = (db: Db, accountId: string, previewId: string, now: Date) =>
  ownPreview(db, accountId, previewId, now).executeTakeFirstOrThrow(() => new AppError("PREVIEW_EXPIRED"));

/** Whether there is such a preview of the account's, expired or not. */
export const isOwnPreview = async (db: Db, accountId: string, previewId: string): Promise<boolean> =>
  (await db
    .selectFrom("preview")
    .select("id")
    .where("id", "=", previewId)
    .where("accountId", "=", accountId)
    .executeTakeFirst()) !== undefined;

/** The preview, locked until the transaction ends: of two saves, the second sees what the first did. */
export const lockPreview = (db: Db, accountId: string, previewId: string, now: Date) =>
  ownPreview(db, accountId, previewId, now)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new AppError("PREVIEW_EXPIRED"));

/** What the preview that a CV was saved from offers and leaves out; those from before these fields have none of it. */
export async function findOfferedIfAny(
  db: Db,
  { accountId, cvId }: { accountId: string; cvId: string },
): Promise<Offered | undefined> {
  const row = await db
    .selectFrom("preview")
    .select(sql<unknown>`data -> 'rejections'`.as("rejections"))
    .select(sql<unknown>`data -> 'leftOut'`.as("leftOut"))
    .select(sql<unknown>`data -> 'nextToGo'`.as("nextToGo"))
    .select(sql<unknown>`data -> 'originalContent'`.as("originalContent"))
    .where("cvId", "=", cvId)
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  const given = row && Object.entries(row).filter(([, value]) => value !== null);
  return given && Offered.parse(Object.fromEntries(given));
}

type PreviewKey = { id: string; accountId: string };

export const updatePreviewSaved = (db: Db, { id, accountId }: PreviewKey, cvId: string) =>
  db.updateTable("preview").set({ cvId }).where("id", "=", id).where("accountId", "=", accountId).execute();

export const updatePreviewData = (db: Db, { id, accountId }: PreviewKey, data: PreviewData) =>
  db.updateTable("preview").set({ data }).where("id", "=", id).where("accountId", "=", accountId).execute();

/** Writes the edits of an unsaved preview over its revision; nothing when the revision has changed. */
export const updateEditsIfAny = (
  db: Db,
  { accountId, previewId, revision }: { accountId: string; previewId: string; revision: number },
  { edits, now }: { edits: PreviewEdits; now: Date },
) =>
  db
    .updateTable("preview")
    .set((row) => ({ edits, revision: row("revision", "+", 1), editedAt: now }))
    .where("id", "=", previewId)
    .where("accountId", "=", accountId)
    .where("cvId", "is", null)
    .where("expiresAt", ">", now.toISOString())
    .where("revision", "=", revision)
    .returning("revision")
    .executeTakeFirst();

/** An account's unsaved, unexpired previews, newest first. */
export const listOpenPreviews = (db: Db, accountId: string, now: Date) =>
  db
    .selectFrom("preview")
    .select(["data", "edits", "createdAt", "editedAt", "expiresAt"])
    .select(sql<boolean>`(data -> 'match' ->> 'possible')::numeric > 0`.as("isScored"))
    .where("accountId", "=", accountId)
    .where("cvId", "is", null)
    .where("expiresAt", ">", now.toISOString())
    .orderBy("createdAt", "desc")
    .execute();

/** False when there was no unsaved one. */
export async function deletePreview(db: Db, accountId: string, previewId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("preview")
    .where("id", "=", previewId)
    .where("accountId", "=", accountId)
    .where("cvId", "is", null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const deleteExpiredPreviews = (db: Db, now: Date) =>
  db.deleteFrom("preview").where("expiresAt", "<=", now.toISOString()).where("cvId", "is", null).execute();

/** A stored content, with fields added to CVs since it was written. */
export const readContent = (content: CvContent): CvContent => CvContent.parse(content);
