import type { SetSettingInput, SystemSetting } from "@terzi/contracts/admin";
import type { z } from "zod";
import type { AdminCtx } from "../../ctx.ts";
import { setSetting } from "../system/set-setting.ts";
import { listSettings } from "../system/store.ts";
import { listSettingChanges } from "./operations-store.ts";

async function withChanges(
  { db }: AdminCtx,
  settings: Omit<SystemSetting, "changed">[],
): Promise<SystemSetting[]> {
  const changes = await listSettingChanges(
    db,
    settings.map(({ key }) => key),
  );
  const byKey = new Map(changes.map(({ key, at, by }) => [key, { at, by }]));
  return settings.map((setting) => ({ ...setting, changed: byKey.get(setting.key) ?? null }));
}

/** The settings, each with who set its value and when. */
export const listAllSettings = async (ctx: AdminCtx): Promise<SystemSetting[]> =>
  withChanges(ctx, await listSettings(ctx.db));

export async function changeSetting(
  ctx: AdminCtx,
  input: z.output<typeof SetSettingInput>,
): Promise<SystemSetting> {
  const stored = await setSetting(ctx, input);
  const [setting] = await withChanges(ctx, [stored]);
  return setting ?? { ...stored, changed: null };
}
