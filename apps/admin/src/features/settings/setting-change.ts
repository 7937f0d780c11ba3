/** As the server reads its numbers. */
const POSITIVE_INTEGER = /^[1-9]\d{0,8}$/;
const AMOUNT = /^\d{1,9}$/;

/** The settings that the product reads as numbers; of these some may be 0. */
const NUMBERS: Readonly<Record<string, RegExp>> = {
  cv_cost: POSITIVE_INTEGER,
  letter_cost: AMOUNT,
  interview_cost: AMOUNT,
  twin_cost: AMOUNT,
  application_cost: AMOUNT,
  gap_cost: AMOUNT,
  share_cost: AMOUNT,
  model_tokens_per_cv: POSITIVE_INTEGER,
  previews_per_hour: POSITIVE_INTEGER,
  previews_per_day: POSITIVE_INTEGER,
};
/** The settings that are on or off. */
const SWITCHES: readonly string[] = ["admin_passkey"];
/** People pay by it: what changes it a lot is more often a slip than a wish. */
const PAID_BY: readonly string[] = [
  "cv_cost",
  "letter_cost",
  "interview_cost",
  "twin_cost",
  "application_cost",
  "gap_cost",
  "share_cost",
];
const A_LOT = 2;

export const readNumber = (key: string, value: string): number | null =>
  NUMBERS[key]?.test(value.trim()) ? Number(value) : null;

/** Whether 0 is a value too: what costs nothing. */
export const mayBeZero = (key: string): boolean => NUMBERS[key] === AMOUNT;

export const isSwitchSetting = (key: string): boolean => SWITCHES.includes(key);
/** As the server reads them: whatever is not "on" is off. */
export const isOn = (value: string): boolean => value.trim() === "on";

export const isNumberSetting = (key: string): boolean => key in NUMBERS;

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
  const next = readNumber(key, typed);
  if (next === null) return "unusable";
  const now = readNumber(key, inForce);
  const isPaidBy = PAID_BY.includes(key);
  return isPaidBy && (now === null || next > now * A_LOT || next * A_LOT < now) ? "ask" : "store";
}
