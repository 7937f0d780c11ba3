import fc from "fast-check";
import { type JsonSchema, listProperties } from "../src/rest/json-schema.ts";

/** Texts that have broken programs before: markup, SQL, direction marks, lone surrogates, control characters. */
export const HOSTILE_TEXTS = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "'; drop table account; --",
  "\u202Egnp.exe\u202C",
  "👩‍💻🇹🇷",
  "\uD800 alone",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is hostile because somebody might fill it in.
  "{{7*7}} ${7*7}",
  "İıIi ĞğŞş",
  "\u0007\u001B[31m",
  "a\0b",
  "../../etc/passwd",
  "%00%2e%2e%2f",
  "__proto__",
  "",
  " ",
];

const EDGES = [0, -1, 1, 1.5, 2 ** 31, -(2 ** 31), 2 ** 53, 1e308, -0];
/** Longer ones would only make the run slow: the limits of size have attacks of their own. */
const MOST_LETTERS = 60_000;

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(...HOSTILE_TEXTS, ...EDGES, null, true, [], {}, [[[[[]]]]]),
);

/** Values that the schema describes, mostly; and at each place, now and then, something that it does not. */
export function arbitraryInput(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 14, arbitrary: described(schema, ids) },
    { weight: 1, arbitrary: anything as fc.Arbitrary<unknown> },
  );
}

function described(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryInput(choice, ids)));
  const [type] = [schema.type].flat();
  switch (type) {
    case "object":
      return describedObject(schema, ids);
    case "array":
      return fc.array(arbitraryInput(schema.items ?? {}, ids), {
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case "integer":
    case "number":
      return fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constantFrom(...EDGES));
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "string":
      return describedText(schema, ids);
    default:
      return anything;
  }
}

function describedObject(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const properties = listProperties(schema);
  const model = Object.fromEntries(
    properties.map(([name, property]) => [name, arbitraryInput(property, ids)]),
  );
  return fc.record(model, { requiredKeys: schema.required ?? [] });
}

function describedText(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const { format, minLength = 0, maxLength = 1_000 } = schema;
  if (format === "uuid") return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, fc.uuid());
  if (format === "email")
    return fc.constantFrom("ada@example.com", "ADA@EXAMPLE.COM", "a@b.c", "@", "ı@İ.tr");
  const letters = Math.min(maxLength, MOST_LETTERS);
  return fc.oneof(
    { weight: 6, arbitrary: fc.string({ minLength: Math.min(minLength, 50), maxLength: 50 }) },
    { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
    { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 200 }) },
    // At its limit, and one beyond.
    { weight: 1, arbitrary: fc.constantFrom("x".repeat(letters), "ş".repeat(letters + 1)) },
    { weight: 1, arbitrary: fc.constantFrom(...ids) },
  );
}
