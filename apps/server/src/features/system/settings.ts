import type { Ctx } from "../../ctx.ts";
import { findSettingIfAny } from "./store.ts";

/** A setting that must be a positive integer; `fallback` when it is missing or anything else. */
export async function findPositiveSetting(ctx: Ctx, key: string, fallback: number): Promise<number> {
  const value = (await findSettingIfAny(ctx.db, key))?.trim() ?? "";
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : fallback;
}

/** A setting that counts something; 0 when it is missing or no whole number. */
export async function findCountSetting(ctx: Ctx, key: string): Promise<number> {
  const value = (await findSettingIfAny(ctx.db, key))?.trim() ?? "";
  return /^\d{1,9}$/.test(value) ? Number(value) : 0;
}
