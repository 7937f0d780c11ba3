import type { JsonSchema } from "../src/rest/json-schema.ts";

/** One way in which an input can be wrong: the field, what is sent in it (undefined: it is left out). */
export type Wrong = { field: string; value: unknown; why: string };

const OF_ANOTHER_TYPE: Record<string, unknown> = {
  string: 5,
  number: "many",
  integer: 1.5,
  boolean: "yes",
  array: "a list",
  object: "an object",
};

/** The words of a query are all texts: only what a text can't be is wrong there. */
function wrongValues(schema: JsonSchema, isQuery: boolean): [unknown, string][] {
  const wrong: [unknown, string][] = [];
  const [type = ""] = [schema.type].flat();
  const { format, enum: choices, minLength, maxLength, minimum, maximum, maxItems } = schema;
  if (type in OF_ANOTHER_TYPE && !(isQuery && type === "string"))
    wrong.push([OF_ANOTHER_TYPE[type], `no ${type}`]);
  if (choices) wrong.push(["none-of-them", "none of the choices"]);
  if (format && format !== "date-time") wrong.push(["not-a-thing", `no ${format}`]);
  if (minLength) wrong.push(["", "too short"]);
  if (maxLength !== undefined) wrong.push(["x".repeat(maxLength + 1), "too long"]);
  if (type === "string" && !choices && !isQuery) wrong.push(["a\0b", "holds a NUL"]);
  if (minimum !== undefined && minimum > -1e15) wrong.push([minimum - 1, "too small"]);
  if (maximum !== undefined && maximum < 1e15) wrong.push([maximum + 1, "too large"]);
  if (maxItems !== undefined && maxItems < 1_000) wrong.push([Array(maxItems + 1).fill("x"), "too many"]);
  return wrong;
}

/** Every way in which an input of this schema can be wrong, one field at a time. */
export function listWrongInputs(schema: JsonSchema, { isQuery }: { isQuery: boolean }): Wrong[] {
  const missing = (schema.required ?? []).map((field) => ({ field, value: undefined, why: "missing" }));
  const wrong = Object.entries(schema.properties ?? {}).flatMap(([field, property]) =>
    wrongValues(property, isQuery).map(([value, why]) => ({ field, value, why })),
  );
  return [...missing, ...wrong];
}
