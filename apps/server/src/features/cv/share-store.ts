import type { Db } from "@terzi/db/open-db";
import { sql } from "kysely";

const SHARE_COLUMNS = [
  "cvShare.createdAt",
  "cvShare.expiresAt",
  "cvShare.views",
  "cvShare.downloads",
] as const;

const HAS_PASSWORD = sql<boolean>`cv_share.password_hash is not null`.as("hasPassword");

type NewShare = {
  id: string;
  cvId: string;
  tokenHash: string;
  passwordHash: string | null;
  expiresAt: Date | null;
  createdAt: Date;
};

/** A CV's one link; what was counted for another before it is gone with that. */
export const upsertShare = (db: Db, share: NewShare) =>
  db
    .insertInto("cvShare")
    .values(share)
    .onConflict((conflict) => conflict.column("cvId").doUpdateSet({ ...share, views: 0, downloads: 0 }))
    .execute();

/** How an own CV is shared. `id`: what the link's token is made from. */
export const findShareIfAny = (db: Db, accountId: string, cvId: string) =>
  db
    .selectFrom("cvShare")
    .innerJoin("cv", "cv.id", "cvShare.cvId")
    .select(["cvShare.id", ...SHARE_COLUMNS, HAS_PASSWORD])
    .where("cvShare.cvId", "=", cvId)
    .where("cv.accountId", "=", accountId)
    .executeTakeFirst();

/** Whose CV a visitor's token opens: none that has expired, or lies in the bin. */
export const findSharedIfAny = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom("cvShare")
    .innerJoin("cv", "cv.id", "cvShare.cvId")
    .select(["cvShare.id", "cvShare.cvId", "cvShare.passwordHash", "cv.accountId"])
    .where("cvShare.tokenHash", "=", tokenHash)
    .where("cv.deletedAt", "is", null)
    .where((row) =>
      row.or([row("cvShare.expiresAt", "is", null), row("cvShare.expiresAt", ">", now.toISOString())]),
    )
    .executeTakeFirst();

export type Shared = NonNullable<Awaited<ReturnType<typeof findSharedIfAny>>>;

/** One more view or download of a link that is still the same. */
export const updateCount = (db: Db, id: string, counted: "views" | "downloads") =>
  db
    .updateTable("cvShare")
    .set((row) => ({ [counted]: row(counted, "+", 1) }))
    .where("id", "=", id)
    .execute();

export const deleteShare = (db: Db, cvId: string) =>
  db.deleteFrom("cvShare").where("cvId", "=", cvId).execute();

/** Opens nothing any more; for a month it still tells its owner until when it did, and how often. */
export const deleteExpiredShares = (db: Db, before: Date) =>
  db.deleteFrom("cvShare").where("expiresAt", "<=", before.toISOString()).execute();

/** All links of an account, without what opens them, for its own copy of what is kept. */
export const listShares = (db: Db, accountId: string) =>
  db
    .selectFrom("cvShare")
    .innerJoin("cv", "cv.id", "cvShare.cvId")
    .select(["cvShare.cvId", ...SHARE_COLUMNS, HAS_PASSWORD])
    .where("cv.accountId", "=", accountId)
    .orderBy("cvShare.createdAt")
    .execute();
