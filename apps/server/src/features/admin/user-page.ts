import type { UserId, UserPage } from "@terzi/contracts/admin";
import type { AdminCtx } from "../../ctx.ts";
import { listPurchases } from "../credits/purchase-store.ts";
import { listCvPage } from "../cv/store.ts";
import { listTickets } from "../tickets/store.ts";
import { findAdminUser, listLedger } from "./users-store.ts";

/** The newest of each: what support needs at a glance. */
const SHOWN = 100;

/** A user's page, without what their CVs say. */
export async function readUserPage({ db }: AdminCtx, { userId }: UserId): Promise<UserPage> {
  const user = await findAdminUser(db, userId);
  const some = { limit: SHOWN };
  return {
    user,
    ledger: await listLedger(db, userId, SHOWN),
    purchases: (await listPurchases(db, userId, some)).items,
    cvs: (await listCvPage(db, userId, some)).items,
    tickets: (await listTickets(db, userId, some)).items,
  };
}
