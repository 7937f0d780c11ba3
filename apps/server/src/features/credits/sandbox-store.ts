import type { Db } from "@terzi/db/open-db";
import type { SandboxIntent, SandboxStore } from "@terzi/payments/sandbox";

const COLUMNS = [
  "id",
  "idempotencyKey",
  "clientSecret",
  "status",
  "amountCents",
  "currency",
  "metadata",
  "refundedCents",
  "failure",
] as const;

const findIntent = async (db: Db, column: "id" | "idempotencyKey", value: string) =>
  (await db.selectFrom("sandboxIntent").select(COLUMNS).where(column, "=", value).executeTakeFirst()) ?? null;

/** The sandbox's intents, in our own database. */
export const openSandboxStore = (db: Db): SandboxStore => ({
  async insert(intent: SandboxIntent) {
    const made = await db
      .insertInto("sandboxIntent")
      .values(intent)
      .onConflict((conflict) => conflict.column("idempotencyKey").doNothing())
      .returning(COLUMNS)
      .executeTakeFirst();
    const kept = made ?? (await findIntent(db, "idempotencyKey", intent.idempotencyKey));
    if (!kept) throw new Error("an intent of the sandbox vanished while it was made");
    return kept;
  },
  find: (id) => findIntent(db, "id", id),
  async update(id, from, change) {
    const changed = await db
      .updateTable("sandboxIntent")
      .set(change)
      .where("id", "=", id)
      .where("status", "in", from)
      .returning(COLUMNS)
      .executeTakeFirst();
    return changed ?? null;
  },
});
