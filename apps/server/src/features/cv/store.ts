import { CvContent, type CvDetail, type CvSummary, type DocumentFormat } from "@terzi/contracts/cv";
import { Design } from "@terzi/contracts/design";
import type { ListInput, Page } from "@terzi/contracts/list";
import type { PreviewData } from "@terzi/contracts/preview";
import type { Receipt } from "@terzi/contracts/receipt";
import type { Db } from "@terzi/db/open-db";
import type { CvTable } from "@terzi/db/tables";
import { type Insertable, sql } from "kysely";
import { AppError } from "../../app-error.ts";
import { afterCursor, holds, toPage } from "../../list-page.ts";

const SUMMARY_COLUMNS = [
  "id",
  "jobTitle",
  "company",
  "matchScore",
  // Asked only where the score is 0, so that a list needn't read every CV's whole match.
  sql<boolean>`(match_score > 0 or match is null or (match ->> 'possible')::numeric > 0)`.as("isScored"),
  "language",
  "tone",
  "template",
  "createdAt",
] as const;

export const insertPreview = (db: Db, accountId: string, data: PreviewData) =>
  db
    .insertInto("preview")
    .values({ id: data.previewId, accountId, data, expiresAt: data.expiresAt })
    .execute();

/** An own preview that has not expired, or was saved. */
const ownPreview = (db: Db, accountId: string, previewId: string, now: Date) =>
  db
    .selectFrom("preview")
    .select(["data", "cvId"])
    .where("id", "=", previewId)
    .where("accountId", "=", accountId)
    .where((row) => row.or([row("expiresAt", ">", now.toISOString()), row("cvId", "is not", null)]));

export const findPreview = (db: Db, accountId: string, previewId: string, now: Date) =>
  ownPreview(db, accountId, previewId, now).executeTakeFirstOrThrow(() => new AppError("PREVIEW_EXPIRED"));

/** The preview, held until the transaction ends: of two saves, the second sees what the first did. */
export const lockPreview = (db: Db, accountId: string, previewId: string, now: Date) =>
  ownPreview(db, accountId, previewId, now)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new AppError("PREVIEW_EXPIRED"));

export const updatePreviewSaved = (db: Db, previewId: string, cvId: string) =>
  db.updateTable("preview").set({ cvId }).where("id", "=", previewId).execute();

export const updatePreviewData = (db: Db, previewId: string, data: PreviewData) =>
  db.updateTable("preview").set({ data }).where("id", "=", previewId).execute();

export const deleteExpiredPreviews = (db: Db, now: Date) =>
  db.deleteFrom("preview").where("expiresAt", "<=", now.toISOString()).where("cvId", "is", null).execute();

export const insertCv = async (db: Db, cv: Insertable<CvTable>): Promise<string> =>
  (await db.insertInto("cv").values(cv).returning("id").executeTakeFirstOrThrow()).id;

export const listCvs = (db: Db, accountId: string): Promise<CvSummary[]> =>
  db
    .selectFrom("cv")
    .select(SUMMARY_COLUMNS)
    .where("accountId", "=", accountId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();

/** An account's CVs, newest first, a page at a time. */
export async function listCvPage(
  db: Db,
  accountId: string,
  { limit, cursor, search }: ListInput,
): Promise<Page<CvSummary>> {
  const folded = sql`fold_search(job_title || ' ' || company)`;
  const rows = await db
    .selectFrom("cv")
    .select(SUMMARY_COLUMNS)
    .where("accountId", "=", accountId)
    .$if(search !== undefined, (query) => query.where(holds(folded, search ?? "")))
    .$if(cursor !== undefined, (query) => query.where(afterCursor("cv", "createdAt", cursor ?? "")))
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit);
}

/** A stored CV with what has come to CVs since it was saved. */
const withAllSections = (cv: CvDetail): CvDetail => ({
  ...cv,
  content: CvContent.parse(cv.content),
  design: cv.design && Design.parse(cv.design),
});

/** An own CV; somebody else's does not exist. */
export const findCv = async (db: Db, accountId: string, id: string): Promise<CvDetail> =>
  withAllSections(
    await db
      .selectFrom("cv")
      .select(SUMMARY_COLUMNS)
      .select(["length", "generationMode", "jobPosting", "gapAnalysis", "match", "content", "design"])
      .where("id", "=", id)
      .where("accountId", "=", accountId)
      .executeTakeFirstOrThrow(() => new AppError("CV_NOT_FOUND")),
  );

export const findDocumentIfAny = (db: Db, cvId: string, format: DocumentFormat, contentHash: string) =>
  db
    .selectFrom("document")
    .select(["bytes", "receipt"])
    .where("cvId", "=", cvId)
    .where("format", "=", format)
    .where("contentHash", "=", contentHash)
    .executeTakeFirst();

export const upsertDocument = (
  db: Db,
  document: {
    cvId: string;
    format: DocumentFormat;
    contentHash: string;
    bytes: Buffer;
    pageCount: number | null;
    receipt: Receipt | null;
  },
) =>
  db
    .insertInto("document")
    .values(document)
    .onConflict((conflict) =>
      conflict.columns(["cvId", "format"]).doUpdateSet((row) => ({
        contentHash: row.ref("excluded.contentHash"),
        bytes: row.ref("excluded.bytes"),
        pageCount: row.ref("excluded.pageCount"),
        receipt: row.ref("excluded.receipt"),
        createdAt: new Date(),
      })),
    )
    .execute();

/** Every CV of an account, whole, oldest first. */
export const listWholeCvs = async (db: Db, accountId: string): Promise<CvDetail[]> => {
  const rows = await db
    .selectFrom("cv")
    .select(SUMMARY_COLUMNS)
    .select(["length", "generationMode", "jobPosting", "gapAnalysis", "match", "content", "design"])
    .where("accountId", "=", accountId)
    .orderBy("createdAt")
    .execute();
  return rows.map(withAllSections);
};
