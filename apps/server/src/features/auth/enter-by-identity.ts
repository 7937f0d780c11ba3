import { randomBytes } from "node:crypto";
import { Email } from "@terzi/contracts/account";
import { SIGNUP_CREDITS } from "@terzi/contracts/limits";
import { foldInvariant } from "@terzi/contracts/text";
import type { WayInProblem } from "@terzi/contracts/way-in-problems";
import { type Ctx, inTransaction } from "../../ctx.ts";
import type { Claims } from "../../identity/identity-provider.ts";
import { grantSignUpCredits } from "../credits/change-balance.ts";
import { findIdentityIfAny, insertIdentity, updateIdentityUse } from "./identity-store.ts";
import { hashPassword } from "./password.ts";
import { findCredentialsIfAny, findUser, insertAccount, lockAccess, updateEmailConfirmed } from "./store.ts";
import { tellOfIdentity } from "./tell-of-identity.ts";

/**
 * Signs in a person whom another site vouches for: into the connected account; else into the one with the same
 * address, if both sides have confirmed it; else into a new one.
 */
export async function enterByIdentity(ctx: Ctx, claims: Claims): Promise<WayInProblem | null> {
  const known = await findIdentityIfAny(ctx.db, claims);
  if (known?.disabledAt) return "disabled";
  if (known) {
    await updateIdentityUse(ctx.db, known.id, ctx.now());
    await ctx.visit.begin(ctx.db, known.accountId);
    return null;
  }
  if (!claims.isEmailVerified || !Email.safeParse(claims.email).success) return "unverified";
  const found = await findCredentialsIfAny(ctx.db, foldInvariant(claims.email));
  return found ? enterOwn(ctx, claims, found.id) : openAccount(ctx, claims);
}

/** An address proved on only one side may be anybody's, for instance whoever signed up with it first. */
const enterOwn = (ctx: Ctx, claims: Claims, accountId: string): Promise<WayInProblem | null> =>
  inTransaction(ctx, async (ctx) => {
    const { disabledAt } = await lockAccess(ctx.db, accountId);
    if (disabledAt) return "disabled";
    const user = await findUser(ctx.db, accountId);
    const isSameAddress = foldInvariant(user.email) === foldInvariant(claims.email);
    if (!user.emailConfirmedAt || !isSameAddress) return "unconfirmed";
    const { issuer, subject, email } = claims;
    await insertIdentity(ctx.db, { accountId, issuer, subject, email, lastUsedAt: ctx.now() });
    await tellOfIdentity(ctx, user, { template: "identity-added", issuer });
    await ctx.visit.begin(ctx.db, accountId);
    return null;
  });

/** An account without a password, its address confirmed by the other site. */
async function openAccount(ctx: Ctx, claims: Claims): Promise<WayInProblem | null> {
  await ctx.limits.take("signUpByIp", ctx.ip);
  const passwordHash = await hashPassword(randomBytes(32).toString("hex"));
  const { issuer, subject, email, firstName, lastName } = claims;
  return inTransaction(ctx, async (ctx) => {
    const accountId = await insertAccount(ctx.db, {
      email,
      emailKey: foldInvariant(email),
      passwordHash,
      hasPassword: false,
      firstName,
      lastName,
      language: ctx.language,
    });
    // Somebody signed up with it just now.
    if (!accountId) return "unconfirmed";
    await updateEmailConfirmed(ctx.db, accountId, ctx.now());
    await grantSignUpCredits(ctx, accountId, SIGNUP_CREDITS);
    await insertIdentity(ctx.db, { accountId, issuer, subject, email, lastUsedAt: ctx.now() });
    await ctx.visit.begin(ctx.db, accountId);
    return null;
  });
}
