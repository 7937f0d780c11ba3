/** The numbers that the server accepts. */
const POSITIVE_INTEGER = /^[1-9]\d{0,8}$/;
const AMOUNT = /^\d{1,9}$/;

/** The settings that are numbers. */
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
/** Prices: a large change is more likely a slip than intended. */
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

/** 0 makes a thing free. */
export const mayBeZero = (key: string): boolean => NUMBERS[key] === AMOUNT;

export const isSwitchSetting = (key: string): boolean => SWITCHES.includes(key);
/** The server, too, takes anything but "on" for off. */
export const isOn = (value: string): boolean => value.trim() === "on";

export const isNumberSetting = (key: string): boolean => key in NUMBERS;

/**
 * What to do with a typed value. `unusable` isn't stored, because the product would silently keep its built-in value.
 * `ask` is stored once confirmed, `store` after a pause in typing.
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
