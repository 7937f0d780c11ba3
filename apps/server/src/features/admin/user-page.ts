import type { UserId, UserPage } from "@terzi/contracts/admin";
import type { AdminCtx } from "../../ctx.ts";
import { listIdentityRows } from "../auth/identity-store.ts";
import { listPasskeys } from "../auth/passkey-store.ts";
import { listSessions } from "../auth/session-store.ts";
import { listPurchases } from "../credits/purchase-store.ts";
import { listCvPage } from "../cv/store.ts";
import { listTickets } from "../tickets/store.ts";
import { listAuditOf, listMails } from "./operations-store.ts";
import { findAdminUser, listLedger } from "./users-store.ts";

/** The newest of each: what support needs at a glance. */
const SHOWN = 100;

/** A user's whole story, without the contents of their CVs and mails. */
export async function readUserPage({ db, now }: AdminCtx, { userId }: UserId): Promise<UserPage> {
  const user = await findAdminUser(db, userId);
  const some = { limit: SHOWN };
  const purchases = (await listPurchases(db, userId, some)).items;
  const tickets = (await listTickets(db, userId, some)).items;
  const theirs = [user, ...purchases, ...tickets].map(({ id }) => id);
  const sessions = await listSessions(db, userId, now());
  return {
    user,
    waysIn: {
      passkeyCount: (await listPasskeys(db, userId)).length,
      sites: (await listIdentityRows(db, userId)).map(({ issuer }) => new URL(issuer).host),
    },
    mails: (await listMails(db, { ...some, search: user.email })).items,
    sessions: sessions.slice(0, SHOWN).map(({ id, userAgent, createdAt, expiresAt }) => ({
      id,
      userAgent,
      createdAt,
      expiresAt,
    })),
    audit: await listAuditOf(db, theirs, SHOWN),
    ledger: await listLedger(db, userId, SHOWN),
    purchases,
    cvs: (await listCvPage(db, userId, some)).items,
    tickets,
  };
}
