import type { CvDraft, KeptDraft } from "@terzi/contracts/cv-draft";
import type { Db } from "@terzi/db/open-db";

export const findDraftIfAny = async (db: Db, accountId: string): Promise<KeptDraft | null> =>
  (await db
    .selectFrom("cvDraft")
    .select(["draft", "typedAt"])
    .where("accountId", "=", accountId)
    .executeTakeFirst()) ?? null;

/** Stores the draft, unless a later one is stored already. */
export const upsertDraft = (
  db: Db,
  accountId: string,
  { draft, typedAt }: { draft: CvDraft; typedAt: Date },
) =>
  db
    .insertInto("cvDraft")
    .values({ accountId, draft, typedAt })
    .onConflict((conflict) =>
      conflict
        .column("accountId")
        .doUpdateSet((row) => ({
          draft: row.ref("excluded.draft"),
          typedAt: row.ref("excluded.typedAt"),
        }))
        .whereRef("cvDraft.typedAt", "<=", "excluded.typedAt"),
    )
    .execute();
