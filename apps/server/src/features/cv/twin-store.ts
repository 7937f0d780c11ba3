import type { TwinOffer } from "@terzi/contracts/twin";
import type { Db } from "@terzi/db/open-db";
import { AppError } from "../../app-error.ts";

/** A CV and its twin when neither is in the bin; from either of the two. */
export const findTwinPairIfAny = (db: Db, accountId: string, id: string) =>
  db
    .selectFrom("cv as twin")
    .innerJoin("cv as original", "original.id", "twin.twinOf")
    .select(["original.id as originalId", "twin.id as twinId"])
    .where("twin.accountId", "=", accountId)
    .where("twin.deletedAt", "is", null)
    .where("original.deletedAt", "is", null)
    .where((where) => where.or([where("twin.id", "=", id), where("original.id", "=", id)]))
    .executeTakeFirst();

/** Locks an own CV until the transaction ends: of two requests for its twin, the second finds the first's. */
export const lockCv = async (db: Db, accountId: string, id: string): Promise<void> => {
  await db
    .selectFrom("cv")
    .select("id")
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new AppError("CV_NOT_FOUND"));
};

/** The lines of a twin that wait for the person's word. */
export const findTwinOffers = async (db: Db, id: string): Promise<TwinOffer[]> =>
  (await db.selectFrom("cv").select("twinOffers").where("id", "=", id).executeTakeFirstOrThrow()).twinOffers;

export const updateTwinOffers = (db: Db, id: string, offers: TwinOffer[]) =>
  db
    .updateTable("cv")
    .set({ twinOffers: JSON.stringify(offers) })
    .where("id", "=", id)
    .execute();

/** A CV and one in the bin are no longer twins; restored, it stands alone. */
export const partFromBin = (db: Db, id: string) =>
  db
    .updateTable("cv")
    .set({ twinOf: null })
    .where((where) =>
      where.or([
        where.and([where("twinOf", "=", id), where("deletedAt", "is not", null)]),
        where.and([where("id", "=", id), where("twinOf", "is not", null)]),
      ]),
    )
    .execute();
