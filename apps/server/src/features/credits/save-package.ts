import { isDeepStrictEqual } from "node:util";
import type { CreatePackageInput, UpdatePackageInput } from "@terzi/contracts/admin";
import type { CreditPackage } from "@terzi/contracts/credits";
import type { z } from "zod";
import { type AdminCtx, inTransaction } from "../../ctx.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { insertPackage, listPackages, lockPackage, updatePackage } from "./store.ts";

/** All packages, including those not on sale. */
export const listAllPackages = ({ db }: AdminCtx): Promise<CreditPackage[]> => listPackages(db);

export const createPackage = (
  ctx: AdminCtx,
  { price, ...values }: z.output<typeof CreatePackageInput>,
): Promise<CreditPackage> =>
  inTransaction(ctx, async (ctx) => {
    const made = await insertPackage(ctx.db, { ...values, priceCents: price });
    const entry = { actorId: ctx.user.id, action: "package.create", target: made.id } as const;
    await recordAudit(ctx, { ...entry, before: null, after: made });
    return made;
  });

/** Changes the given fields of a package. Purchases already begun keep what they froze. */
export const changePackage = (
  ctx: AdminCtx,
  { id, price, ...values }: UpdatePackageInput,
): Promise<CreditPackage> =>
  inTransaction(ctx, async (ctx) => {
    const before = await lockPackage(ctx.db, id);
    const change = { ...values, ...(price !== undefined && { priceCents: price }) };
    if (Object.keys(change).length === 0) return before;
    const after = await updatePackage(ctx.db, id, change);
    if (isDeepStrictEqual(after, before)) return after;
    await recordAudit(ctx, { actorId: ctx.user.id, action: "package.update", target: id, before, after });
    return after;
  });
