import { setImmediate } from "node:timers/promises";
import type { UserCtx } from "../../ctx.ts";
import { listSavedFilters } from "../admin/saved-filter-store.ts";
import { listLedger } from "../admin/users-store.ts";
import { findWantsReminders } from "../applications/reminder-store.ts";
import { listAllEvents, listWholeApplications } from "../applications/store.ts";
import { listIdentityRows } from "../auth/identity-store.ts";
import { listOwnSessions } from "../auth/list-own-sessions.ts";
import { listPasskeys } from "../auth/passkey-store.ts";
import { findCareer } from "../career/store.ts";
import { listPurchases } from "../credits/purchase-store.ts";
import { findOwnDesignIfAny } from "../cv/design-store.ts";
import type { StreamedDownload } from "../cv/download.ts";
import { findDraftIfAny } from "../cv/draft-store.ts";
import { listHints } from "../cv/hint-store.ts";
import { listOpenPreviews } from "../cv/preview-store.ts";
import { listShares } from "../cv/share-store.ts";
import { listCvIds, listWholeCvs } from "../cv/store.ts";
import { listWholeTaken } from "../cv/taken-store.ts";
import { listWholeVersions } from "../cv/version-store.ts";
import { listAllLetters } from "../letters/store.ts";
import { listReplies, listTickets } from "../tickets/store.ts";
import { listTokens } from "../tokens/store.ts";
import { listEndpoints } from "../webhooks/store.ts";

/** More than any person has, but a bound all the same. */
const ALL = 100_000;

/** A part of what is told: a value, or the items of a list, which are told as they come. */
type Told = Promise<unknown> | AsyncIterable<unknown>;

/** Everything that Terzi keeps about the person, as one JSON file: told part by part, however much it is. */
export async function exportAccount(ctx: UserCtx): Promise<StreamedDownload> {
  await ctx.limits.take("export", ctx.user.id);
  return {
    chunks: tellJson(partsOf(ctx)),
    contentType: "application/json",
    contentDisposition: 'attachment; filename="terzi-data.json"',
  };
}

function partsOf(ctx: UserCtx): Record<string, () => Told> {
  const { db, user } = ctx;
  return {
    exportedAt: async () => ctx.now().toISOString(),
    user: async () => user,
    careerProfile: () => findCareer(db, user.id),
    cvs: () => eachOf(listCvIds(db, user.id), (id) => listWholeCvs(db, user.id, [id])),
    ownDesign: () => findOwnDesignIfAny(db, user.id),
    cvVersions: () => eachOf(listCvIds(db, user.id), (id) => listWholeVersions(db, user.id, id)),
    letters: () => itemsOf(listAllLetters(db, user.id)),
    cvShares: () => listShares(db, user.id),
    cvPreviews: () => itemsOf(listOpenPreviews(db, user.id, ctx.now())),
    cvDraft: () => findDraftIfAny(db, user.id),
    applications: () => listWholeApplications(db, user.id),
    applicationEvents: () => itemsOf(listAllEvents(db, user.id)),
    wantsReminders: () => findWantsReminders(db, user.id),
    matchHints: () => itemsOf(listHints(db, user.id)),
    takenClaims: () => itemsOf(listWholeTaken(db, user.id)),
    ledger: () => itemsOf(listLedger(db, user.id, ALL)),
    purchases: () => itemsOf(listPurchases(db, user.id, { limit: ALL }).then(({ items }) => items)),
    tickets: () =>
      eachOf(
        listTickets(db, user.id, { limit: ALL }).then(({ items }) => items),
        async (ticket) => [
          { ...ticket, replies: await listReplies(db, { id: ticket.id, accountId: user.id }) },
        ],
      ),
    sessions: () => listOwnSessions(ctx),
    connectedAccounts: () => listIdentityRows(db, user.id),
    passkeys: () => listPasskeys(db, user.id),
    apiTokens: () => listTokens(db, user.id),
    savedFilters: () => listSavedFilters(db, user.id),
    webhooks: () => listEndpoints(db, user.id),
  };
}

async function* itemsOf<T>(list: Promise<readonly T[]>): AsyncGenerator<T> {
  for (const item of await list) {
    // Others are answered between two of them, and between reading one and telling it.
    await setImmediate();
    yield item;
  }
}

async function* eachOf<K, T>(
  keys: Promise<readonly K[]>,
  read: (key: K) => Promise<readonly T[]>,
): AsyncGenerator<T> {
  for (const key of await keys) yield* itemsOf(read(key));
}

async function* tellJson(parts: Record<string, () => Told>): AsyncGenerator<string> {
  let before = "{\n";
  for (const [name, read] of Object.entries(parts)) {
    yield `${before}${JSON.stringify(name)}: `;
    before = ",\n";
    const told = read();
    if (told instanceof Promise) yield JSON.stringify(await told) ?? "null";
    else yield* tellList(told);
  }
  yield "\n}\n";
}

async function* tellList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = "[";
  for await (const item of items) {
    yield `${before}\n  ${JSON.stringify(item)}`;
    before = ",";
  }
  yield before === "[" ? "[]" : "\n]";
}
