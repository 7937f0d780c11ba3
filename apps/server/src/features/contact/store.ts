import type { ContactInput, ContactMessage } from "@terzi/contracts/contact";
import type { Db } from "@terzi/db/open-db";
import { AppError } from "../../app-error.ts";

const CONTACT_COLUMNS = ["id", "name", "email", "subject", "message", "doneAt", "createdAt"] as const;

export const insertContactMessage = (db: Db, message: ContactInput) =>
  db.insertInto("contactMessage").values(message).execute();

export const lockContactMessage = (db: Db, id: string): Promise<ContactMessage> =>
  db
    .selectFrom("contactMessage")
    .select(CONTACT_COLUMNS)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new AppError("NOT_FOUND"));

export const updateContactDone = (db: Db, id: string, doneAt: Date | null): Promise<ContactMessage> =>
  db
    .updateTable("contactMessage")
    .set({ doneAt })
    .where("id", "=", id)
    .returning(CONTACT_COLUMNS)
    .executeTakeFirstOrThrow();
