import type { UserCtx } from "../../ctx.ts";
import { listSavedFilters } from "../admin/saved-filter-store.ts";
import { listLedger } from "../admin/users-store.ts";
import { findWantsReminders } from "../applications/reminder-store.ts";
import { listAllEvents, listWholeApplications } from "../applications/store.ts";
import { listOwnSessions } from "../auth/list-own-sessions.ts";
import { listIdentityRows } from "../auth/identity-store.ts";
import { listPasskeys } from "../auth/passkey-store.ts";
import { findCareer } from "../career/store.ts";
import { listPurchases } from "../credits/purchase-store.ts";
import { findOwnDesignIfAny } from "../cv/design-store.ts";
import type { Download } from "../cv/download.ts";
import { findDraftIfAny } from "../cv/draft-store.ts";
import { listHints } from "../cv/hint-store.ts";
import { listOpenPreviews } from "../cv/preview-store.ts";
import { listShares } from "../cv/share-store.ts";
import { listWholeCvs } from "../cv/store.ts";
import { listWholeTaken } from "../cv/taken-store.ts";
import { listWholeVersions } from "../cv/version-store.ts";
import { listAllLetters } from "../letters/store.ts";
import { listReplies, listTickets } from "../tickets/store.ts";
import { listTokens } from "../tokens/store.ts";
import { listEndpoints } from "../webhooks/store.ts";

/** More than any person has, but a bound all the same. */
const ALL = 100_000;

/** Everything that Terzi keeps about the person, as one JSON file. */
export async function exportAccount(ctx: UserCtx): Promise<Download> {
  const { db, user } = ctx;
  await ctx.limits.take("export", user.id);
  const tickets = (await listTickets(db, user.id, { limit: ALL })).items;
  const data = {
    exportedAt: ctx.now().toISOString(),
    user,
    careerProfile: await findCareer(db, user.id),
    cvs: await listWholeCvs(db, user.id),
    ownDesign: await findOwnDesignIfAny(db, user.id),
    cvVersions: await listWholeVersions(db, user.id),
    letters: await listAllLetters(db, user.id),
    cvShares: await listShares(db, user.id),
    cvPreviews: await listOpenPreviews(db, user.id, ctx.now()),
    cvDraft: await findDraftIfAny(db, user.id),
    applications: await listWholeApplications(db, user.id),
    applicationEvents: await listAllEvents(db, user.id),
    wantsReminders: await findWantsReminders(db, user.id),
    matchHints: await listHints(db, user.id),
    takenClaims: await listWholeTaken(db, user.id),
    ledger: await listLedger(db, user.id, ALL),
    purchases: (await listPurchases(db, user.id, { limit: ALL })).items,
    tickets: await Promise.all(
      tickets.map(async (ticket) => ({ ...ticket, replies: await listReplies(db, ticket.id) })),
    ),
    sessions: await listOwnSessions(ctx),
    connectedAccounts: await listIdentityRows(db, user.id),
    passkeys: await listPasskeys(db, user.id),
    apiTokens: await listTokens(db, user.id),
    savedFilters: await listSavedFilters(db, user.id),
    webhooks: await listEndpoints(db, user.id),
  };
  return {
    bytes: Buffer.from(JSON.stringify(data, null, 2)),
    contentType: "application/json",
    contentDisposition: 'attachment; filename="terzi-data.json"',
  };
}
