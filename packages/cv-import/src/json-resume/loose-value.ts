export type LooseObject = Record<string, unknown>;

const isObject = (value: unknown): value is LooseObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The object, or an empty one for anything else. */
export const objectOf = (value: unknown): LooseObject => (isObject(value) ? value : {});

/** A list's items; a single item without a list counts as a list of one. */
const itemsOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === "" ? [] : [value];
};

/** Text and numbers as text; "" for anything else. */
const textOf = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";

/** PostgreSQL can't store NUL, and half a surrogate pair isn't a character. */
const cut = (value: unknown, max: number): string =>
  textOf(value).replaceAll("\0", "").trim().slice(0, max).toWellFormed();

/** The first non-empty value, on one line. */
export const lineOf = (...values: unknown[]): string =>
  cut(values.map(textOf).find((value) => value.trim()) ?? "", 500).replace(/\s*[\r\n]+\s*/g, " ");

/** The texts as the lines of one paragraph. */
export const paragraphOf = (...values: unknown[]): string =>
  cut(
    values
      .map((value) => cut(value, 10_000))
      .filter(Boolean)
      .join("\n"),
    10_000,
  );

export const linesOf = (value: unknown, max = 200): string[] =>
  itemsOf(value)
    .map((line) => cut(line, 5_000))
    .filter(Boolean)
    .slice(0, max);

/** The objects of a list. A bare text becomes the `name` of an object. */
export const objectsOf = (value: unknown): LooseObject[] =>
  itemsOf(value)
    .map((item) => (textOf(item).trim() ? { name: item } : objectOf(item)))
    .filter((item) => Object.keys(item).length > 0)
    .slice(0, 500);
