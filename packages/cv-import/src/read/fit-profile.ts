import { CareerProfile, type CareerProfile as Profile } from "@terzi/contracts/career";

const LINE = 500;
const LONG: Record<string, number> = {
  summary: 10_000,
  description: 10_000,
  additionalInfo: 50_000,
  authors: 2_000,
};
const DATES = new Set(["startDate", "endDate", "graduationDate", "date", "expiryDate"]);
const ITEMS: Record<string, number> = { technical: 500, soft: 500 };

/** Cuts texts and lists to the contract's limits, so that whatever was read can be saved. */
export function fitProfile(profile: Profile): Profile {
  return CareerProfile.parse(fit(profile, ""));
}

function fit(value: unknown, key: string): unknown {
  if (typeof value === "string") return fitText(value, key);
  if (Array.isArray(value)) {
    const isLines = value.every((item) => typeof item === "string");
    const max = isLines ? (ITEMS[key] ?? 200) : 500;
    return value
      .slice(0, max)
      .map((item) =>
        typeof item === "string" ? clean(item).slice(0, key in ITEMS ? LINE : 5_000) : fit(item, key),
      )
      .filter((item) => item !== "");
  }
  if (value && typeof value === "object")
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fit(inner, name)]));
  return value;
}

const clean = (text: string): string => text.replaceAll("\0", "").toWellFormed().trim();

const fitText = (text: string, key: string): string =>
  clean(text).slice(0, DATES.has(key) ? 100 : (LONG[key] ?? LINE));
