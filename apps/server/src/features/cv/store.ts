import type { CvDetail, CvSummary, DocumentFormat } from "@terzi/contracts/cv-detail";
import { Design } from "@terzi/contracts/design";
import type { ListInput, Page } from "@terzi/contracts/list";
import type { Receipt } from "@terzi/contracts/receipt";
import type { CvLook } from "@terzi/contracts/saved-cv";
import type { CvTable } from "@terzi/db/cv-tables";
import type { Db } from "@terzi/db/open-db";
import { prepare, type Value } from "@terzi/db/prepare";
import { type Insertable, sql } from "kysely";
import { AppError } from "../../app-error.ts";
import { CV_SHAPE } from "../../document-shape.ts";
import { afterCursor, holds, toPage } from "../../list-page.ts";
import { readContent } from "./preview-store.ts";

const SUMMARY_COLUMNS = [
  "id",
  "jobTitle",
  "company",
  "matchScore",
  // Read only where the score is 0, so that a list needn't load every CV's whole match.
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
  "design",
  "hidden",
  "declined",
  "shape",
  "version",
  "versionNumber",
] as const;

export const insertCv = async (db: Db, cv: Insertable<CvTable>): Promise<string> =>
  (
    await db
      .insertInto("cv")
      .values({ ...cv, shape: CV_SHAPE })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

const selectCvs = prepare((db, value: Value<{ accountId: string }>) =>
  db
    .selectFrom("cv")
    .select(SUMMARY_COLUMNS)
    .where("accountId", "=", value("accountId"))
    .where("deletedAt", "is", null)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc"),
);
export const listCvs = (db: Db, accountId: string): Promise<CvSummary[]> => selectCvs(db, { accountId });

const selectFirstCvs = prepare((db, value: Value<{ accountId: string; limit: number }>) =>
  db
    .selectFrom("cv")
    .select(SUMMARY_COLUMNS)
    .where("accountId", "=", value("accountId"))
    .where("deletedAt", "is", null)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(value("limit")),
);

/** What was deleted in the last days, most recent first. */
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
  if (cursor === undefined && search === undefined)
    return toPage(await selectFirstCvs(db, { accountId, limit: limit + 1 }), limit);
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

/** A stored CV, with fields added to CVs since it was saved. */
const withAllSections = <C extends CvDetail>({ shape, ...cv }: C & { shape: string }) =>
  shape === CV_SHAPE
    ? cv
    : { ...cv, content: readContent(cv.content), design: cv.design && Design.parse(cv.design) };

/** One of the person's own CVs; somebody else's doesn't exist. */
export async function findCv(db: Db, accountId: string, id: string): Promise<CvDetail> {
  const [cv] = await selectCv(db, { accountId, id });
  if (!cv) throw new AppError("CV_NOT_FOUND");
  return withAllSections(cv);
}

const selectCv = prepare((db, value: Value<{ accountId: string; id: string }>) =>
  db
    .selectFrom("cv")
    .select(SUMMARY_COLUMNS)
    .select(DETAIL_COLUMNS)
    .where("id", "=", value("id"))
    .where("accountId", "=", value("accountId"))
    .where("deletedAt", "is", null),
);

/** The parts of an own CV that its picture needs. */
export const findLook = async (db: Db, accountId: string, id: string): Promise<CvLook> => {
  const look = await db
    .selectFrom("cv")
    .select(["content", "template", "design", "language", "jobTitle"])
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow(() => new AppError("CV_NOT_FOUND"));
  return { ...look, content: readContent(look.content), design: look.design && Design.parse(look.design) };
};

/** What an own CV is called, and which version people see. */
export const findCvNameIfAny = (db: Db, accountId: string, id: string) =>
  db
    .selectFrom("cv")
    .select(["id", "jobTitle", "company", "versionNumber"])
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .where("deletedAt", "is", null)
    .executeTakeFirst();

/** The parts of an own CV that an application takes over. */
export const findAttachedCv = (db: Db, accountId: string, id: string) =>
  db
    .selectFrom("cv")
    .select(SUMMARY_COLUMNS)
    .select(["jobPosting", "versionNumber"])
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow(() => new AppError("CV_NOT_FOUND"));

/** The columns of an own CV that a copy of it takes over. */
export const findCopied = (db: Db, accountId: string, id: string) =>
  db
    .selectFrom("cv")
    .select(["accountId", "jobTitle", "company", "jobPosting", "language", "tone", "length"])
    .select(["generationMode", "template", "matchScore", "gapAnalysis", "match", "content", "design"])
    .select(["writtenFrom", "droppedClaims", "hidden", "declined", "copyOf"])
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow(() => new AppError("CV_NOT_FOUND"));

/** Which file of a CV: of one of its versions, in one of the formats, made from this content. */
export type DocumentKey = {
  accountId: string;
  cvId: string;
  versionNumber: number;
  format: DocumentFormat;
  contentHash: string;
};

export const findDocumentIfAny = (db: Db, key: DocumentKey) =>
  db
    .selectFrom("document")
    .select("bytes")
    .where((row) => row.and(key))
    .executeTakeFirst();

/** What programs read in a stored file: its bytes, of which there may be a million, stay where they are. */
export const findReceiptIfAny = async (db: Db, key: DocumentKey): Promise<Receipt | null> =>
  (
    await db
      .selectFrom("document")
      .select("receipt")
      .where((row) => row.and(key))
      .executeTakeFirst()
  )?.receipt ?? null;

export const upsertDocument = (db: Db, document: DocumentKey & { bytes: Buffer; pageCount: number | null }) =>
  db
    .insertInto("document")
    .values({ ...document, receipt: null })
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

/** Unless the file was made anew meanwhile. */
export const updateReceipt = (db: Db, key: DocumentKey, receipt: Receipt) =>
  db
    .updateTable("document")
    .set({ receipt })
    .where((row) => row.and(key))
    .execute();

/** The ids of an account's CVs, oldest first, those in the bin among them. */
export const listCvIds = async (db: Db, accountId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom("cv")
    .select("id")
    .where("accountId", "=", accountId)
    .orderBy("createdAt")
    .execute();
  return rows.map(({ id }) => id);
};

/** These CVs of an account with all that is kept of them. */
export const listWholeCvs = async (db: Db, accountId: string, ids: string[]) => {
  const rows = await db
    .selectFrom("cv")
    .select(SUMMARY_COLUMNS)
    .select(DETAIL_COLUMNS)
    .select(["deletedAt", "writtenFrom", "twinOf", "twinOffers"])
    .where("accountId", "=", accountId)
    .where("id", "in", ids)
    .execute();
  return rows.map(withAllSections);
};
