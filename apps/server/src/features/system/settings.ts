import type { Ctx } from "../../ctx.ts";
import { findSettingIfAny, readSettings } from "./store.ts";

/** A setting that must be a positive integer; `fallback` when it is missing or anything else. */
export async function findPositiveSetting(ctx: Ctx, key: string, fallback: number): Promise<number> {
  const value = (await findSettingIfAny(ctx.db, key))?.trim() ?? "";
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : fallback;
}

/** Settings that must be whole amounts, 0 included; `fallback` for each that is missing or anything else. */
export async function findAmountSettings<K extends string>(
  ctx: Ctx,
  keys: readonly K[],
  fallback: number,
): Promise<Record<K, number>> {
  const settings = await readSettings(ctx.db);
  const amounts = keys.map((key) => {
    const value = settings.get(key)?.trim() ?? "";
    return [key, /^\d{1,9}$/.test(value) ? Number(value) : fallback];
  });
  // Safe: one entry for each key.
  return Object.fromEntries(amounts) as Record<K, number>;
}
