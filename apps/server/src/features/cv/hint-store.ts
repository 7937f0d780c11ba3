import type { MatchHints } from "@terzi/contracts/match";
import type { Db } from "@terzi/db/open-db";

/** A posting and a profile of an account. */
type Pair = { accountId: string; pairHash: string };

export const findHintsIfAny = async (
  db: Db,
  { accountId, pairHash }: Pair,
): Promise<MatchHints | undefined> =>
  (
    await db
      .selectFrom("matchHint")
      .select("hints")
      .where("accountId", "=", accountId)
      .where("pairHash", "=", pairHash)
      .executeTakeFirst()
  )?.hints;

/** Of two requests at once, the first one's answer is kept. */
export const insertHints = (db: Db, pair: Pair, hints: MatchHints) =>
  db
    .insertInto("matchHint")
    .values({ ...pair, hints })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Replaces `from` by `to`; false when something else is stored by now. */
export async function updateHints(
  db: Db,
  { accountId, pairHash }: Pair,
  { from, to }: { from: MatchHints; to: MatchHints },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("matchHint")
    .set({ hints: to })
    .where("accountId", "=", accountId)
    .where("pairHash", "=", pairHash)
    .where("hints", "=", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const deleteOldHints = (db: Db, before: Date) =>
  db.deleteFrom("matchHint").where("createdAt", "<=", before.toISOString()).execute();

export const listHints = (db: Db, accountId: string) =>
  db
    .selectFrom("matchHint")
    .select(["createdAt", "hints"])
    .where("accountId", "=", accountId)
    .orderBy("createdAt")
    .execute();
