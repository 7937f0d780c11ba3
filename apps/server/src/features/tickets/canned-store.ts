import type { CannedAnswer, CannedAnswerInput } from "@terzi/contracts/tickets";
import type { Db } from "@terzi/db/open-db";

import { AppError } from "../../app-error.ts";

const COLUMNS = ["id", "title", "texts"] as const;

/** The most there may be: it is a list to choose from. */
export const listCannedAnswers = (db: Db): Promise<CannedAnswer[]> =>
  db.selectFrom("cannedAnswer").select(COLUMNS).orderBy("title").orderBy("id").limit(1_000).execute();

/** The answer, held until the transaction ends. */
export const lockCannedAnswer = (db: Db, id: string): Promise<CannedAnswer> =>
  db
    .selectFrom("cannedAnswer")
    .select(COLUMNS)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new AppError("NOT_FOUND"));

const toRow = ({ title, texts }: CannedAnswerInput) => ({ title, texts: JSON.stringify(texts) });

export const insertCannedAnswer = (db: Db, answer: CannedAnswerInput): Promise<CannedAnswer> =>
  db.insertInto("cannedAnswer").values(toRow(answer)).returning(COLUMNS).executeTakeFirstOrThrow();

export const updateCannedAnswer = (db: Db, id: string, answer: CannedAnswerInput): Promise<CannedAnswer> =>
  db
    .updateTable("cannedAnswer")
    .set(toRow(answer))
    .where("id", "=", id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export const deleteCannedAnswer = (db: Db, id: string) =>
  db.deleteFrom("cannedAnswer").where("id", "=", id).execute();
