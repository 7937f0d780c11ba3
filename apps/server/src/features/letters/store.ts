import type { Letter, LetterContent } from "@terzi/contracts/letter";
import type { LetterTable } from "@terzi/db/cv-tables";
import type { Db } from "@terzi/db/open-db";
import type { Insertable } from "kysely";
import { AppError } from "../../app-error.ts";

const COLUMNS = [
  "id",
  "cvId",
  "length",
  "tone",
  "content",
  "proofs",
  "notices",
  "version",
  "createdAt",
  "editedAt",
] as const;

export const insertLetter = async (db: Db, letter: Insertable<LetterTable>): Promise<Letter> =>
  db.insertInto("letter").values(letter).returning(COLUMNS).executeTakeFirstOrThrow();

/** The letters of a CV, newest first. */
export const listLetters = (db: Db, accountId: string, cvId: string): Promise<Letter[]> =>
  db
    .selectFrom("letter")
    .select(COLUMNS)
    .where("accountId", "=", accountId)
    .where("cvId", "=", cvId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();

/** One of the person's own letters; somebody else's doesn't exist. */
export const findLetter = (db: Db, accountId: string, id: string): Promise<Letter> =>
  db
    .selectFrom("letter")
    .select(COLUMNS)
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow(() => new AppError("LETTER_NOT_FOUND"));

type Edit = { id: string; accountId: string; version: number; content: LetterContent; now: Date };

/** Writes the letter over the version that was read; nothing when another edit came first. */
export const updateLetterIfAny = (db: Db, { id, accountId, version, content, now }: Edit) =>
  db
    .updateTable("letter")
    .set({ content, version: version + 1, editedAt: now })
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .where("version", "=", version)
    .returning(["version"])
    .executeTakeFirst();

export const deleteLetterIfAny = (db: Db, accountId: string, id: string) =>
  db
    .deleteFrom("letter")
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .returning("id")
    .executeTakeFirst();

/** Every letter of an account, oldest first, including those of CVs in the bin. */
export const listAllLetters = (db: Db, accountId: string) =>
  db.selectFrom("letter").select(COLUMNS).where("accountId", "=", accountId).orderBy("createdAt").execute();
