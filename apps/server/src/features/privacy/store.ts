import type { Db } from "@terzi/db/open-db";
import { sql } from "kysely";

/** The tables that belong to an account, in the order in which they may be emptied. */
export async function deleteBelongings(db: Db, id: string): Promise<void> {
  await db.deleteFrom("generation").where("accountId", "=", id).execute();
  await db.deleteFrom("cvDraft").where("accountId", "=", id).execute();
  await db.deleteFrom("preview").where("accountId", "=", id).execute();
  await db.deleteFrom("matchHint").where("accountId", "=", id).execute();
  await db.deleteFrom("takenClaim").where("accountId", "=", id).execute();
  await db.deleteFrom("ownDesign").where("accountId", "=", id).execute();
  await db.deleteFrom("letter").where("accountId", "=", id).execute();
  await db.deleteFrom("application").where("accountId", "=", id).execute();
  await db.deleteFrom("applicationPreference").where("accountId", "=", id).execute();
  await db.deleteFrom("cv").where("accountId", "=", id).execute();
  await db.deleteFrom("careerProfile").where("accountId", "=", id).execute();
  await db.deleteFrom("ticket").where("accountId", "=", id).execute();
  await db.deleteFrom("savedFilter").where("accountId", "=", id).execute();
  await db.deleteFrom("webhookEndpoint").where("accountId", "=", id).execute();
  await db.deleteFrom("apiToken").where("accountId", "=", id).execute();
  await db.deleteFrom("idempotencyKey").where("accountId", "=", id).execute();
  await db.deleteFrom("emailConfirmation").where("accountId", "=", id).execute();
  await db.deleteFrom("passwordReset").where("accountId", "=", id).execute();
  await db.deleteFrom("identity").where("accountId", "=", id).execute();
  await db.deleteFrom("passkeyChallenge").where("accountId", "=", id).execute();
  await db.deleteFrom("passkey").where("accountId", "=", id).execute();
  await db.deleteFrom("session").where("accountId", "=", id).execute();
}

/** The job that looks again later; it commits with the transaction or not at all. */
export const insertLeftoversJob = (db: Db, accountId: string, at: Date) =>
  sql`select graphile_worker.add_job('deleteLeftovers', payload := ${JSON.stringify({ accountId })}::json,
    run_at := ${at})`.execute(db);

/**
 * Everything that is a person's. The account's row stays, emptied, because ledger and purchases refer to it:
 * `passwordHash` should be one that no password matches.
 */
export async function deletePerson(
  db: Db,
  person: { id: string; email: string },
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  const { id, email } = person;
  await deleteBelongings(db, id);
  await db.deleteFrom("mail").where("recipient", "=", email).execute();
  await db
    .updateTable("account")
    .set({
      email: `${id}@deleted.invalid`,
      emailKey: `${id}@deleted.invalid`,
      emailConfirmedAt: null,
      firstName: "",
      lastName: "",
      role: "user",
      passwordHash,
      disabledAt: now,
      deletedAt: now,
    })
    .where("id", "=", id)
    .execute();
}
