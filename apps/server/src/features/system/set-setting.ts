import type { SetSettingInput } from "@terzi/contracts/admin";
import type { z } from "zod";
import { type AdminCtx, inTransaction } from "../../ctx.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { lockSetting, type StoredSetting, updateSetting } from "./store.ts";

/** Any text is accepted: whoever reads a setting decides what an unusable value means. */
export const setSetting = (
  ctx: AdminCtx,
  { key, value }: z.output<typeof SetSettingInput>,
): Promise<StoredSetting> =>
  inTransaction(ctx, async (ctx) => {
    const before = await lockSetting(ctx.db, key);
    if (before.value === value) return before;
    const entry = { actorId: ctx.user.id, action: "setting.update", target: key } as const;
    await recordAudit(ctx, { ...entry, before: before.value, after: value });
    return updateSetting(ctx.db, key, value);
  });
