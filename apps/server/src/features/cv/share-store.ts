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

/** A CV's one link; the counts of an earlier link are gone with it. */
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

/** Whose CV a visitor's token opens; none that has expired or is in the bin. */
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

/** One more view or download, if the link is still the same. */
export const updateCount = (db: Db, id: string, counted: "views" | "downloads") =>
  db
    .updateTable("cvShare")
    .set((row) => ({ [counted]: row(counted, "+", 1) }))
    .where("id", "=", id)
    .execute();

export const deleteShare = (db: Db, cvId: string) =>
  db.deleteFrom("cvShare").where("cvId", "=", cvId).execute();

/** It opens nothing any more; for a month it still tells its owner how long it did, and how often. */
export const deleteExpiredShares = (db: Db, before: Date) =>
  db.deleteFrom("cvShare").where("expiresAt", "<=", before.toISOString()).execute();

/** All of an account's links, without what opens them, for its data export. */
export const listShares = (db: Db, accountId: string) =>
  db
    .selectFrom("cvShare")
    .innerJoin("cv", "cv.id", "cvShare.cvId")
    .select(["cvShare.cvId", ...SHARE_COLUMNS, HAS_PASSWORD])
    .where("cv.accountId", "=", accountId)
    .orderBy("cvShare.createdAt")
    .execute();
