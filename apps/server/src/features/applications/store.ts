import type { ApplicationEvent, ApplicationStatus, ApplicationSummary } from "@terzi/contracts/applications";
import { MATCH_EXCELLENT, MATCH_GOOD } from "@terzi/contracts/limits";
import type { Db } from "@terzi/db/open-db";
import type { Database } from "@terzi/db/tables";
import { type Insertable, sql, type Updateable } from "kysely";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";

type NewApplication = Insertable<Database["application"]>;
type Change = Updateable<Database["application"]>;

const SUMMARY_COLUMNS = [
  "id",
  "status",
  "outcome",
  "jobTitle",
  "company",
  "matchScore",
  "appliedOn",
  "answeredOn",
  "nextStep",
  "nextStepAt",
  "cvId",
  "createdAt",
  "movedAt",
] as const;

/** With the summary's columns: a whole application. */
const WHOLE_COLUMNS = [
  "jobPosting",
  "postingUrl",
  "cvVersion",
  "letterId",
  "letterSent",
  "contacts",
  "notes",
  "timeZone",
  "remindMinutesBefore",
  "remindAt",
  "version",
] as const;

const ownApplication = (db: Db, accountId: string, id: string) =>
  db
    .selectFrom("application")
    .select(SUMMARY_COLUMNS)
    .select(WHOLE_COLUMNS)
    .where("id", "=", id)
    .where("accountId", "=", accountId);

/** One of the person's own; somebody else's doesn't exist. */
export const findApplication = (db: Db, accountId: string, id: string) =>
  ownApplication(db, accountId, id).executeTakeFirstOrThrow(() => new AppError("NOT_FOUND"));

/** The same, locked until the transaction ends. */
export const lockApplication = (db: Db, accountId: string, id: string) =>
  ownApplication(db, accountId, id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new AppError("NOT_FOUND"));

export type WholeApplication = Awaited<ReturnType<typeof findApplication>>;

/** All of an account's applications, most recently moved first. */
export const listApplications = (db: Db, accountId: string): Promise<ApplicationSummary[]> =>
  db
    .selectFrom("application")
    .select(SUMMARY_COLUMNS)
    .where("accountId", "=", accountId)
    .orderBy("movedAt", "desc")
    .orderBy("id", "desc")
    .execute();

/** Rows that are read or written by one statement. */
const ROWS_AT_ONCE = 100;

/** The same in full, oldest first, a hundred at a time: to read a thousand at once would keep everybody else waiting. */
export async function* listWholeApplications(db: Db, accountId: string): AsyncGenerator<WholeApplication> {
  for (let from = 0; ; from += ROWS_AT_ONCE) {
    const rows = await db
      .selectFrom("application")
      .select(SUMMARY_COLUMNS)
      .select(WHOLE_COLUMNS)
      .where("accountId", "=", accountId)
      .orderBy("createdAt")
      .orderBy("id")
      .limit(ROWS_AT_ONCE)
      .offset(from)
      .execute();
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

export const countApplications = async (db: Db, accountId: string): Promise<number> =>
  (
    await db
      .selectFrom("application")
      .select((row) => row.fn.countAll<number>().as("count"))
      .where("accountId", "=", accountId)
      .executeTakeFirstOrThrow()
  ).count;

/**
 * Adds applications, each with its first state, a hundred by a statement, as they are read. Answers their ids in the same
 * order.
 */
export async function insertApplications(
  db: Db,
  applications: (NewApplication & { status: ApplicationStatus })[],
  now: Date,
): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < applications.length; at += ROWS_AT_ONCE) {
    const added = await db
      .insertInto("application")
      .values(applications.slice(at, at + ROWS_AT_ONCE))
      .returning(["id", "accountId", "status"])
      .execute();
    await db
      .insertInto("applicationEvent")
      .values(
        added.map(({ id, accountId, status }) => ({ accountId, applicationId: id, status, happenedAt: now })),
      )
      .execute();
    ids.push(...added.map(({ id }) => id));
  }
  return ids;
}

/** Every change raises the version. */
export const updateApplication = (db: Db, key: { accountId: string; id: string }, change: Change) =>
  db
    .updateTable("application")
    .set((row) => ({ ...change, version: row("version", "+", 1) }))
    .where("id", "=", key.id)
    .where("accountId", "=", key.accountId)
    .execute();

/** Attaches a CV to an own application, in the version it begins with; nothing happens when that is gone. */
export const updateAttachedCv = (
  db: Db,
  key: { accountId: string; id: string },
  cv: { cvId: string; matchScore: number | null },
) =>
  db
    .updateTable("application")
    .set((row) => ({
      ...cv,
      // A letter belongs to its CV.
      letterId: null,
      letterSent: null,
      cvVersion: row.case().when("status", "=", "saved").then(null).else(1).end(),
      version: row("version", "+", 1),
    }))
    .where("id", "=", key.id)
    .where("accountId", "=", key.accountId)
    .execute();

export const deleteApplication = (db: Db, accountId: string, id: string) =>
  db
    .deleteFrom("application")
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .returning("id")
    .executeTakeFirstOrThrow(() => new AppError("NOT_FOUND"));

export const insertEvent = (
  db: Db,
  event: { accountId: string; applicationId: string; status: ApplicationStatus; happenedAt: Date },
) => db.insertInto("applicationEvent").values(event).execute();

export const listEvents = (
  db: Db,
  accountId: string,
  applicationId: string,
): Promise<z.infer<typeof ApplicationEvent>[]> =>
  db
    .selectFrom("applicationEvent")
    .select(["status", "happenedAt"])
    .where("accountId", "=", accountId)
    .where("applicationId", "=", applicationId)
    .orderBy("happenedAt")
    .orderBy("id")
    .execute();

/** The history of all of an account's applications. */
export const listAllEvents = (db: Db, accountId: string) =>
  db
    .selectFrom("applicationEvent")
    .innerJoin("application", (join) =>
      join
        .onRef("application.id", "=", "applicationEvent.applicationId")
        .onRef("application.accountId", "=", "applicationEvent.accountId"),
    )
    .select(["applicationEvent.applicationId", "applicationEvent.status", "applicationEvent.happenedAt"])
    .where("application.accountId", "=", accountId)
    .orderBy("applicationEvent.happenedAt")
    .orderBy("applicationEvent.id")
    .execute();

/** How many applications a version of a CV was sent with. */
export const countSent = async (
  db: Db,
  cv: { accountId: string; id: string },
  cvVersion: number,
): Promise<number> =>
  (
    await db
      .selectFrom("application")
      .select((row) => row.fn.countAll<number>().as("count"))
      .where("accountId", "=", cv.accountId)
      .where("cvId", "=", cv.id)
      .where("cvVersion", "=", cvVersion)
      .executeTakeFirstOrThrow()
  ).count;

/** What was sent and answered, by month and match score. */
export const listCounts = (db: Db, accountId: string) =>
  db
    .selectFrom("application")
    .select([
      sql<string | null>`to_char(applied_on, 'YYYY-MM')`.as("month"),
      sql<
        "excellent" | "good" | "moderate" | "unscored"
      >`case when match_score >= ${MATCH_EXCELLENT} then 'excellent'
        when match_score >= ${MATCH_GOOD} then 'good' when match_score is null then 'unscored' else 'moderate' end`.as(
        "band",
      ),
      (row) => row.fn.countAll<number>().as("count"),
      (row) => row.fn.count<number>("answeredOn").as("answered"),
    ])
    .where("accountId", "=", accountId)
    .groupBy(["month", "band"])
    .orderBy("month")
    .execute();
