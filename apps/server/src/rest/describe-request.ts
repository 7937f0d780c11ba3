import { type JsonSchema, sampleOf, schemaOf } from "./json-schema.ts";
import type { Route } from "./route.ts";

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "A name of your own for this request. Sent again with the same name, it is done once. Good for a day.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

const pathNames = (route: Route): string[] =>
  [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");

const parameter = (place: "path" | "query", schema: JsonSchema) => (name: string) => ({
  name,
  in: place,
  required: place === "path" || (schema.required?.includes(name) ?? false),
  schema: schema.properties?.[name] ?? { type: "string" },
});

const without = (schema: JsonSchema, names: string[]): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([name]) => !names.includes(name)),
  ),
  ...(schema.required && { required: schema.required.filter((name) => !names.includes(name)) }),
});

const multipart = (field: string) => ({
  "multipart/form-data": {
    schema: {
      type: "object",
      required: [field],
      properties: { [field]: { type: "string", format: "binary" } },
    },
  },
});

/** What a row takes: path names, and a query or a body. Together they are the row's input. */
export function describeRequest(route: Route): object {
  const schema: JsonSchema = route.input ? schemaOf(route.input, "input") : {};
  const names = pathNames(route);
  const inPath = names.map(parameter("path", schema));
  const headers = route.isIdempotent ? [IDEMPOTENCY_KEY] : [];
  if ("upload" in route && route.upload)
    return { parameters: inPath, requestBody: { required: true, content: multipart(route.upload) } };
  const rest = without(schema, names);
  const restNames = Object.keys(rest.properties ?? {});
  if (route.method === "GET")
    return { parameters: [...inPath, ...restNames.map(parameter("query", schema)), ...headers] };
  if (restNames.length === 0) return { parameters: [...inPath, ...headers] };
  return {
    parameters: [...inPath, ...headers],
    requestBody: {
      required: true,
      content: { "application/json": { schema: rest, example: sampleOf(rest) } },
    },
  };
}
