import type { Ctx } from "../../ctx.ts";
import { findSettingIfAny } from "./store.ts";

/** A setting that must be a positive integer; `fallback` when it is missing or anything else. */
export async function findPositiveSetting(ctx: Ctx, key: string, fallback: number): Promise<number> {
  const value = (await findSettingIfAny(ctx.db, key))?.trim() ?? "";
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : fallback;
}

/** A setting that must be a whole amount, 0 included; `fallback` when it is missing or anything else. */
export async function findAmountSetting(ctx: Ctx, key: string, fallback: number): Promise<number> {
  const value = (await findSettingIfAny(ctx.db, key))?.trim() ?? "";
  return /^\d{1,9}$/.test(value) ? Number(value) : fallback;
}
