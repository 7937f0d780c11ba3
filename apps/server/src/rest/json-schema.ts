import { z } from "zod";

/** The parts of JSON Schema that zod writes and we read. */
export type JsonSchema = {
  /** Two types where a value may be null. */
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
};

export function schemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  // zod's own type allows all of JSON Schema; the fields above are those that it writes for our contracts.
  return rest as JsonSchema;
}

const BY_FORMAT: Record<string, string> = {
  uuid: "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
  email: "ada@example.com",
  date: "2026-11-21",
  "date-time": "2026-11-21T10:15:30.000Z",
  uri: "https://example.com/terzi",
};

const SENTENCE = "Ada Yılmaz, İzmir";

function sampleText({ format, minLength = 0 }: JsonSchema): string {
  const text = (format && BY_FORMAT[format]) || SENTENCE;
  return text.padEnd(minLength, ".");
}

/** Those that are named one by one, and those of a record that must have an entry for each of its keys. */
export const listProperties = ({ properties = {}, required = [], additionalProperties }: JsonSchema) => {
  const ofRecord = typeof additionalProperties === "object" ? additionalProperties : null;
  const keys = ofRecord ? required.filter((name) => !(name in properties)) : [];
  return [...Object.entries(properties), ...keys.map((key) => [key, ofRecord ?? {}] as const)];
};

/** One value that a schema describes, for reading and for trying out. */
export function sampleOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (choice) return sampleOf(choice);
  const [type] = [schema.type].flat();
  switch (type) {
    case "object":
      return Object.fromEntries(listProperties(schema).map(([name, property]) => [name, sampleOf(property)]));
    case "array":
      return schema.items && Object.keys(schema.items).length ? [sampleOf(schema.items)] : [];
    case "integer":
    case "number":
      return Math.max(schema.minimum ?? 0, 10);
    case "boolean":
      return true;
    case "string":
      return sampleText(schema);
    default:
      return {};
  }
}
