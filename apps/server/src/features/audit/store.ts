import type { AuditAction } from "@terzi/contracts/operations";
import type { Db } from "@terzi/db/open-db";

const toJson = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

export async function insertAuditEntry(
  db: Db,
  entry: { actorId: string | null; action: AuditAction; target: string; before: unknown; after: unknown },
): Promise<void> {
  const { before, after, ...rest } = entry;
  await db
    .insertInto("auditEntry")
    .values({ ...rest, before: toJson(before), after: toJson(after) })
    .execute();
}
