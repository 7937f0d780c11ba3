import { type CareerData, CareerProfile, emptyProfile } from "@terzi/contracts/career";
import type { Db } from "@terzi/db/open-db";
import { prepare, type Value } from "@terzi/db/prepare";
import { PROFILE_SHAPE } from "../../document-shape.ts";

/** The last saved profile, with fields added to profiles since; the empty one, at version 0, before the first save. */
export async function findCareer(db: Db, accountId: string): Promise<CareerData> {
  const [row] = await selectCareer(db, { accountId });
  if (!row) return { ...emptyProfile(), version: 0 };
  const { document, version, shape } = row;
  return { ...(shape === PROFILE_SHAPE ? document : CareerProfile.parse(document)), version };
}

const selectCareer = prepare((db, value: Value<{ accountId: string }>) =>
  db
    .selectFrom("careerProfile")
    .select(["document", "version", "shape"])
    .where("accountId", "=", value("accountId")),
);

/**
 * Writes the profile over version `expected` (any version when undefined). The new version; null when the stored one
 * differs.
 */
export async function upsertCareer(
  db: Db,
  accountId: string,
  document: CareerProfile,
  expected: number | undefined,
): Promise<number | null> {
  if (expected !== undefined && expected > 0) {
    const updated = await db
      .updateTable("careerProfile")
      .set((row) => ({
        document,
        shape: PROFILE_SHAPE,
        version: row("version", "+", 1),
        updatedAt: new Date(),
      }))
      .where("accountId", "=", accountId)
      .where("version", "=", expected)
      .returning("version")
      .executeTakeFirst();
    return updated?.version ?? null;
  }
  const written = await db
    .insertInto("careerProfile")
    .values({ accountId, document, shape: PROFILE_SHAPE, version: 1 })
    .onConflict((conflict) =>
      expected === 0
        ? conflict.doNothing()
        : conflict.column("accountId").doUpdateSet((row) => ({
            document: row.ref("excluded.document"),
            shape: PROFILE_SHAPE,
            version: row("careerProfile.version", "+", 1),
            updatedAt: new Date(),
          })),
    )
    .returning("version")
    .executeTakeFirst();
  return written?.version ?? null;
}
