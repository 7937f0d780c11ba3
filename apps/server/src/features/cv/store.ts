import type { CvDetail, CvSummary, DocumentFormat } from "@terzi/contracts/cv";
import type { ListInput, Page } from "@terzi/contracts/list";
import type { Receipt } from "@terzi/contracts/receipt";
import type { Db } from "@terzi/db/open-db";
import type { CvTable } from "@terzi/db/tables";
import { type Insertable, sql } from "kysely";
import { AppError } from "../../app-error.ts";
import { afterCursor, holds, toPage } from "../../list-page.ts";
import { readContent } from "./preview-store.ts";

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
  "editedAt",
] as const;

/** With the summary's columns, all of a CV. */
const DETAIL_COLUMNS = [
  "length",
  "generationMode",
  "jobPosting",
  "gapAnalysis",
  "match",
  "content",
  "version",
  "versionNumber",
] as const;

export const insertCv = async (db: Db, cv: Insertable<CvTable>): Promise<string> =>
  (await db.insertInto("cv").values(cv).returning("id").executeTakeFirstOrThrow()).id;

export const listCvs = (db: Db, accountId: string): Promise<CvSummary[]> =>
  db
    .selectFrom("cv")
    .select(SUMMARY_COLUMNS)
    .where("accountId", "=", accountId)
    .where("deletedAt", "is", null)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();

/** What was deleted in the last days, the last first. */
export const listBin = (db: Db, accountId: string) =>
  db
    .selectFrom("cv")
    .select(SUMMARY_COLUMNS)
    .select((row) => row.ref("deletedAt").$notNull().as("deletedAt"))
    .where("accountId", "=", accountId)
    .where("deletedAt", "is not", null)
    .orderBy("deletedAt", "desc")
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
    .where("deletedAt", "is", null)
    .$if(search !== undefined, (query) => query.where(holds(folded, search ?? "")))
    .$if(cursor !== undefined, (query) => query.where(afterCursor("cv", "createdAt", cursor ?? "")))
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit);
}

const withAllSections = <C extends CvDetail>(cv: C): C => ({ ...cv, content: readContent(cv.content) });

/** An own CV; somebody else's does not exist. */
export const findCv = async (db: Db, accountId: string, id: string): Promise<CvDetail> =>
  withAllSections(
    await db
      .selectFrom("cv")
      .select(SUMMARY_COLUMNS)
      .select(DETAIL_COLUMNS)
      .where("id", "=", id)
      .where("accountId", "=", accountId)
      .where("deletedAt", "is", null)
      .executeTakeFirstOrThrow(() => new AppError("CV_NOT_FOUND")),
  );

/** The columns of an own CV that a copy of it takes over. */
export const findCopied = (db: Db, accountId: string, id: string) =>
  db
    .selectFrom("cv")
    .select(["accountId", "jobTitle", "company", "jobPosting", "language", "tone", "length"])
    .select(["generationMode", "template", "matchScore", "gapAnalysis", "match", "content"])
    .select(["writtenFrom", "droppedClaims"])
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow(() => new AppError("CV_NOT_FOUND"));

/** Which file of a CV: of one of its versions, in one of the formats. */
type DocumentKey = { cvId: string; versionNumber: number; format: DocumentFormat };

export const findDocumentIfAny = (db: Db, key: DocumentKey, contentHash: string) =>
  db
    .selectFrom("document")
    .select(["bytes", "receipt"])
    .where("cvId", "=", key.cvId)
    .where("versionNumber", "=", key.versionNumber)
    .where("format", "=", key.format)
    .where("contentHash", "=", contentHash)
    .executeTakeFirst();

export const upsertDocument = (
  db: Db,
  document: DocumentKey & {
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
      conflict.columns(["cvId", "versionNumber", "format"]).doUpdateSet((row) => ({
        contentHash: row.ref("excluded.contentHash"),
        bytes: row.ref("excluded.bytes"),
        pageCount: row.ref("excluded.pageCount"),
        receipt: row.ref("excluded.receipt"),
        createdAt: new Date(),
      })),
    )
    .execute();

/** Every CV of an account, whole, oldest first, those in the bin among them. */
export const listWholeCvs = async (db: Db, accountId: string) => {
  const rows = await db
    .selectFrom("cv")
    .select(SUMMARY_COLUMNS)
    .select(DETAIL_COLUMNS)
    .select(["deletedAt", "writtenFrom"])
    .where("accountId", "=", accountId)
    .orderBy("createdAt")
    .execute();
  return rows.map(withAllSections);
};
