import { createHash } from "node:crypto";
import type { TakenClaim } from "@terzi/contracts/cv";
import type { Db } from "@terzi/db/open-db";

/** More than anybody accepts; older ones are asked about again. */
const REMEMBERED = 500;

const hashOf = ({ sentence, evidence }: TakenClaim): string =>
  createHash("sha256")
    .update(JSON.stringify([sentence, evidence]))
    .digest("hex");

/** What a person has confirmed, newest first. */
export const listTaken = (db: Db, accountId: string): Promise<TakenClaim[]> =>
  db
    .selectFrom("takenClaim")
    .select(["sentence", "evidence"])
    .where("accountId", "=", accountId)
    .orderBy("takenAt", "desc")
    .limit(REMEMBERED)
    .execute();

/** The same with the time and the CV, for the person's data export. */
export const listWholeTaken = (db: Db, accountId: string) =>
  db
    .selectFrom("takenClaim")
    .select(["sentence", "evidence", "cvId", "takenAt"])
    .where("accountId", "=", accountId)
    .orderBy("takenAt")
    .execute();

/** What this CV had accepted and no longer has; what was accepted in others stays. */
export async function deleteTaken(
  db: Db,
  { accountId, cvId, claims }: { accountId: string; cvId: string; claims: TakenClaim[] },
): Promise<void> {
  if (!claims.length) return;
  await db
    .deleteFrom("takenClaim")
    .where("accountId", "=", accountId)
    .where("cvId", "=", cvId)
    .where("pairHash", "in", claims.map(hashOf))
    .execute();
}

/** An earlier acceptance stays as it was first. */
export async function insertTaken(
  db: Db,
  { accountId, cvId, claims, now }: { accountId: string; cvId: string; claims: TakenClaim[]; now: Date },
): Promise<void> {
  const rows = new Map(
    claims.map((claim) => [
      hashOf(claim),
      { sentence: claim.sentence, evidence: JSON.stringify(claim.evidence) },
    ]),
  );
  if (!rows.size) return;
  await db
    .insertInto("takenClaim")
    .values([...rows].map(([pairHash, row]) => ({ accountId, cvId, pairHash, ...row, takenAt: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
