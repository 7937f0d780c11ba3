import type { Identity } from "@terzi/contracts/identities";
import { foldInvariant } from "@terzi/contracts/text";
import type { WayInProblem } from "@terzi/contracts/way-in-problems";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import type { Claims } from "../../identity/identity-provider.ts";
import { deleteConfirmationsOf } from "./confirmation-store.ts";
import { findIdentityIfAny, insertIdentity, listIdentityRows } from "./identity-store.ts";
import { lockAccess, updateEmailConfirmed } from "./store.ts";
import { tellOfIdentity } from "./tell-of-identity.ts";

/**
 * Connects an account elsewhere to the visitor's own. If it vouches for the same address, that address is confirmed.
 */
export const connectIdentity = (ctx: UserCtx, claims: Claims): Promise<WayInProblem | null> =>
  inTransaction(ctx, async (ctx) => {
    const { id: accountId, email, emailConfirmedAt } = ctx.user;
    await lockAccess(ctx.db, accountId);
    const known = await findIdentityIfAny(ctx.db, claims);
    if (known) return known.accountId === accountId ? null : "taken";
    const { issuer, subject, email: claimed, isEmailVerified } = claims;
    await insertIdentity(ctx.db, { accountId, issuer, subject, email: claimed, lastUsedAt: null });
    if (!emailConfirmedAt && isEmailVerified && foldInvariant(claimed) === foldInvariant(email)) {
      await updateEmailConfirmed(ctx.db, accountId, ctx.now());
      await deleteConfirmationsOf(ctx.db, accountId);
    }
    await tellOfIdentity(ctx, ctx.user, { template: "identity-added", issuer });
    return null;
  });

/** The accounts elsewhere that open this one. */
export const listIdentities = async ({ db, user, identities }: UserCtx): Promise<Identity[]> =>
  (await listIdentityRows(db, user.id)).map((row) => {
    const provider = identities.find(({ issuer }) => sameIssuer(issuer, row.issuer));
    return { ...row, provider: provider ? { id: provider.id, name: provider.name } : null };
  });

/** An issuer may be configured with or without its final slash. */
const sameIssuer = (one: string, other: string): boolean =>
  one.replace(/\/$/, "") === other.replace(/\/$/, "");
