import { showPrice } from "@terzi/ui/show-values";
import { knownText } from "../../app/known-text.ts";

type Fields = Record<string, unknown>;

/** What fields are called; what their values are called: `true`, `false`, and "role.admin" for a word of a field's own. */
export type ChangeWords = { fields: Record<string, string>; values: Record<string, string> };

/** In US cents. */
const PRICES = new Set(["price", "amountCents"]);
/** The entry already names its target. */
const UNTOLD = new Set(["id"]);

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * What changed, one line per field: "Credits: 10 → 50". A plain value gives one line without a name. Fields and
 * values without words are shown as recorded.
 */
export function describeChange(before: unknown, after: unknown, { fields, values }: ChangeWords): string[] {
  const show = (field: string, value: unknown): string => {
    if (value === undefined || value === null || value === "") return "–";
    if (typeof value === "number" && PRICES.has(field)) return showPrice(value);
    if (typeof value === "boolean") return knownText(values, String(value));
    if (typeof value !== "string") return JSON.stringify(value);
    return values[`${field}.${value}`] ?? value;
  };
  if (!isFields(before) && !isFields(after))
    return before === after ? [] : [`${show("", before)} → ${show("", after)}`];
  const old = isFields(before) ? before : {};
  const now = isFields(after) ? after : {};
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((field) => !UNTOLD.has(field) && JSON.stringify(old[field]) !== JSON.stringify(now[field]))
    .map((field) => {
      const change = field in old ? `${show(field, old[field])} → ` : "";
      return `${knownText(fields, field)}: ${change}${show(field, now[field])}`;
    });
}
