/** As the server reads its numbers. */
const POSITIVE_INTEGER = /^[1-9]\d{0,8}$/;

/** The settings that the product reads as numbers. */
const NUMBERS: readonly string[] = ["cv_cost", "previews_per_hour", "previews_per_day"];
/** The settings that are on or off. */
const SWITCHES: readonly string[] = ["admin_passkey"];
/** People pay by it: what changes it a lot is more often a slip than a wish. */
const PAID_BY: readonly string[] = ["cv_cost"];
const A_LOT = 2;

export const readNumber = (value: string): number | null =>
  POSITIVE_INTEGER.test(value.trim()) ? Number(value) : null;

export const isSwitchSetting = (key: string): boolean => SWITCHES.includes(key);
/** As the server reads them: whatever is not "on" is off. */
export const isOn = (value: string): boolean => value.trim() === "on";

export const isNumberSetting = (key: string): boolean => NUMBERS.includes(key);

/**
 * What becomes of a typed value: `unusable` is not stored, because the product would silently go on with its built-in
 * value; `ask` is stored when it was confirmed; `store` after a pause in the typing.
 */
export function judgeChange({
  key,
  inForce,
  typed,
}: {
  key: string;
  inForce: string;
  typed: string;
}): "none" | "store" | "ask" | "unusable" {
  if (typed === inForce) return "none";
  if (!isNumberSetting(key)) return "store";
  const next = readNumber(typed);
  if (next === null) return "unusable";
  const now = readNumber(inForce);
  const isPaidBy = PAID_BY.includes(key);
  return isPaidBy && (now === null || next > now * A_LOT || next * A_LOT < now) ? "ask" : "store";
}
