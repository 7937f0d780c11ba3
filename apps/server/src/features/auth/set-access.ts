import type { SetDisabledInput, SetRoleInput } from "@terzi/contracts/admin";
import { AppError } from "../../app-error.ts";
import { type AdminCtx, inTransaction } from "../../ctx.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { requireAnotherAdmin } from "./require-another-admin.ts";
import { deleteResetsOf } from "./reset-store.ts";
import { deleteSessionsOf } from "./session-store.ts";
import { lockAccess, updateAccess } from "./store.ts";

/** Makes an account an admin's, or takes that away. */
export const setRole = (ctx: AdminCtx, { userId, role }: SetRoleInput): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    if (role !== "admin") await requireOthersAccess(ctx, userId);
    const before = await lockAccess(ctx.db, userId);
    if (before.role === role) return;
    await updateAccess(ctx.db, userId, { role });
    const entry = { actorId: ctx.user.id, action: "user.role", target: userId } as const;
    await recordAudit(ctx, { ...entry, before: { role: before.role }, after: { role } });
  });

/** Locks an account out, at once and everywhere, or lets it in again. */
export const setDisabled = (ctx: AdminCtx, { userId, disabled }: SetDisabledInput): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    if (disabled) await requireOthersAccess(ctx, userId);
    const before = await lockAccess(ctx.db, userId);
    const wasDisabled = before.disabledAt !== null;
    if (wasDisabled === disabled) return;
    await updateAccess(ctx.db, userId, { disabledAt: disabled ? ctx.now() : null });
    if (disabled) {
      await deleteSessionsOf(ctx.db, userId);
      await deleteResetsOf(ctx.db, userId);
    }
    const entry = { actorId: ctx.user.id, action: "user.disabled", target: userId } as const;
    await recordAudit(ctx, { ...entry, before: { disabled: wasDisabled }, after: { disabled } });
  });

/** Nobody locks themselves out, and an admin must remain who can let others in. */
async function requireOthersAccess(ctx: AdminCtx, userId: string): Promise<void> {
  if (userId === ctx.user.id) throw new AppError("OWN_ACCESS");
  await requireAnotherAdmin(ctx, userId);
}
