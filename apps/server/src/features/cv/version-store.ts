import type { CutLine } from "@terzi/contracts/cut-line";
import type { Claim, CvContent } from "@terzi/contracts/cv";
import type { Design, Template } from "@terzi/contracts/design";
import type { ChangeCounts, WrittenFrom } from "@terzi/contracts/saved-cv";
import type { Db } from "@terzi/db/open-db";
import { AppError } from "../../app-error.ts";

/** What an edit needs to know of a CV that is being changed. */
const EDITED_COLUMNS = [
  "id",
  "accountId",
  "jobTitle",
  "company",
  "template",
  "design",
  "content",
  "version",
  "versionNumber",
  "versionAt",
  "editedAt",
  "sitting",
  "downloads",
  "writtenFrom",
  "droppedClaims",
  "hidden",
  "copyOf",
] as const;

const ownCv = (db: Db, accountId: string, id: string) =>
  db
    .selectFrom("cv")
    .select(EDITED_COLUMNS)
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .where("deletedAt", "is", null);

/** The current version of an own CV. */
export const findCurrent = (db: Db, accountId: string, id: string) =>
  ownCv(db, accountId, id).executeTakeFirstOrThrow(() => new AppError("CV_NOT_FOUND"));

/** An own CV, locked until the transaction ends: of two edits, the second sees what the first did. */
export const lockCv = (db: Db, accountId: string, id: string) =>
  ownCv(db, accountId, id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new AppError("CV_NOT_FOUND"));

export type LockedCv = Awaited<ReturnType<typeof lockCv>>;

/** The current version becomes a past one. */
export const insertVersion = (db: Db, cv: LockedCv, changes: ChangeCounts | null) =>
  db
    .insertInto("cvVersion")
    .values({
      accountId: cv.accountId,
      cvId: cv.id,
      number: cv.versionNumber,
      jobTitle: cv.jobTitle,
      company: cv.company,
      template: cv.template,
      design: cv.design,
      content: cv.content,
      hidden: JSON.stringify(cv.hidden),
      changes,
      downloads: cv.downloads,
      createdAt: cv.versionAt,
    })
    .execute();

export type EditedCv = {
  jobTitle: string;
  company: string;
  template: Template;
  design: Design | null;
  content: CvContent;
  hidden: CutLine[];
};

/** A CV, and whose it is: so that it is looked for where that account lies. */
type CvKey = { id: string; accountId: string };

export const updateCv = (
  db: Db,
  { id, accountId }: CvKey,
  edited: EditedCv & {
    version: number;
    versionNumber: number;
    versionAt: string | Date;
    editedAt: Date;
    sitting: string;
    downloads: number;
    droppedClaims: Claim[];
  },
) =>
  db
    .updateTable("cv")
    .set({
      ...edited,
      droppedClaims: JSON.stringify(edited.droppedClaims),
      hidden: JSON.stringify(edited.hidden),
    })
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .execute();

/** What isn't printed, and so makes no version of its own. */
export const updateAside = (
  db: Db,
  { id, accountId }: CvKey,
  { hidden, declined }: { hidden?: CutLine[]; declined?: string[] },
) =>
  db
    .updateTable("cv")
    .set({
      ...(hidden && { hidden: JSON.stringify(hidden) }),
      ...(declined && { declined: JSON.stringify(declined) }),
    })
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .execute();

const PAST_COLUMNS = [
  "number",
  "jobTitle",
  "company",
  "template",
  "design",
  "content",
  "hidden",
  "downloads",
  "createdAt",
] as const;

export const findPastVersion = (db: Db, { id, accountId }: CvKey, number: number) =>
  db
    .selectFrom("cvVersion")
    .select(PAST_COLUMNS)
    .where("cvId", "=", id)
    .where("accountId", "=", accountId)
    .where("number", "=", number)
    .executeTakeFirstOrThrow(() => new AppError("NOT_FOUND"));

/** The versions before the current one, newest first, without their contents. */
export const listPastVersions = (db: Db, { id, accountId }: CvKey) =>
  db
    .selectFrom("cvVersion")
    .select(["number", "jobTitle", "company", "template", "changes", "downloads", "createdAt"])
    .where("cvId", "=", id)
    .where("accountId", "=", accountId)
    .orderBy("number", "desc")
    .execute();

/** The one before the current version; none when that is the first. */
export const findLastVersionIfAny = (db: Db, { id, accountId }: CvKey) =>
  db
    .selectFrom("cvVersion")
    .select(PAST_COLUMNS)
    .where("cvId", "=", id)
    .where("accountId", "=", accountId)
    .orderBy("number", "desc")
    .executeTakeFirst();

/** Of more than `keep` past versions, the oldest that nobody downloaded go, but never the first. */
export const deleteSpareVersions = (db: Db, { id, accountId }: CvKey, keep: number) =>
  db
    .deleteFrom("cvVersion")
    .where("cvId", "=", id)
    .where("accountId", "=", accountId)
    .where("number", "in", (query) =>
      query
        .selectFrom("cvVersion")
        .select("number")
        .where("cvId", "=", id)
        .where("accountId", "=", accountId)
        .where("number", ">", 1)
        .where("downloads", "=", 0)
        .orderBy("number", "desc")
        .offset(keep),
    )
    .execute();

/** Notes that a version left the house: from now on an edit opens a new one. */
export async function countDownload(
  db: Db,
  { accountId, id, number }: { accountId: string; id: string; number: number },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("cv")
    .set((row) => ({ downloads: row("downloads", "+", 1) }))
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .where("versionNumber", "=", number)
    .executeTakeFirst();
  if (numUpdatedRows) return;
  await db
    .updateTable("cvVersion")
    .set((row) => ({ downloads: row("downloads", "+", 1) }))
    .where("cvId", "=", id)
    .where("accountId", "=", accountId)
    .where("number", "=", number)
    .execute();
}

/** Moves it into the bin or out of it; false when there was none to move. */
export async function updateDeleted(
  db: Db,
  { accountId, id }: { accountId: string; id: string },
  deletedAt: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("cv")
    .set({ deletedAt })
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .where("deletedAt", deletedAt ? "is" : "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const deleteBinnedCvs = (db: Db, before: Date) =>
  db.deleteFrom("cv").where("deletedAt", "<=", before.toISOString()).execute();

/** All versions before the current ones, of all CVs of an account, for its own copy of what is kept. */
export const listWholeVersions = (db: Db, accountId: string, cvId: string) =>
  db
    .selectFrom("cvVersion")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("cvId", "=", cvId)
    .orderBy("number")
    .execute();

/** CVs whose source profile is known, newest first. */
export const listComparable = (
  db: Db,
  accountId: string,
  { id, limit }: { id: string | undefined; limit: number },
) =>
  db
    .selectFrom("cv")
    .select(["id", "jobTitle", "company", "content", "writtenFrom"])
    .where("accountId", "=", accountId)
    .where("deletedAt", "is", null)
    .$if(id === undefined, (query) => query.where("writtenFrom", "is not", null))
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
    .orderBy("createdAt", "desc")
    .limit(limit)
    .execute();

export const updateWrittenFrom = (db: Db, { id, accountId }: CvKey, writtenFrom: WrittenFrom) =>
  db.updateTable("cv").set({ writtenFrom }).where("id", "=", id).where("accountId", "=", accountId).execute();
