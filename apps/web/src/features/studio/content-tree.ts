import type { CvContent } from "@terzi/contracts/cv";
import { entryPlace, fieldPlace, parsePlace, type Place, stepsTo } from "@terzi/contracts/place";

/** The value at a place; undefined where there is none. */
export const valueAt = (root: unknown, place: Place): unknown =>
  stepsTo(place).reduce<unknown>(
    (node, step) => (typeof node === "object" && node !== null ? Reflect.get(node, step) : undefined),
    root,
  );

/** The text at a place; "" where there is none. */
export const textAt = (content: CvContent, place: Place): string => {
  const value = valueAt(content, place);
  return typeof value === "string" ? value : "";
};

/** The list at a place; empty where there is none. */
export const listAt = (content: CvContent, place: Place): unknown[] => {
  const value = valueAt(content, place);
  return Array.isArray(value) ? value : [];
};

/** The content with another value at a place; unchanged where the path ends earlier. */
export function withValue(content: CvContent, place: Place, value: unknown): CvContent {
  const put = (node: unknown, [step, ...others]: string[]): unknown => {
    if (step === undefined) return value;
    if (Array.isArray(node)) return node.map((item, at) => (String(at) === step ? put(item, others) : item));
    if (typeof node !== "object" || node === null) return node;
    return { ...node, [step]: put(Reflect.get(node, step), others) };
  };
  // Safe: texts are put where texts stood, and lists where the same lists did.
  return put(content, stepsTo(place)) as CvContent;
}

export type ListItem = { list: Place; position: number };

/** The list that a place is an item of, and the index; null where it isn't one. */
export function itemOf(place: Place): ListItem | null {
  const { section, entry, field, index } = parsePlace(place);
  if (index !== undefined) return { list: fieldPlace(entryPlace(place), field ?? ""), position: index };
  return entry !== undefined && field === undefined ? { list: section, position: entry } : null;
}
