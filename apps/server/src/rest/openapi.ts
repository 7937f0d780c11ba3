import { WebhookOccurrence } from "@terzi/contracts/webhooks";
import { z } from "zod";
import { describeErrors } from "./describe-errors.ts";
import { describeRequest } from "./describe-request.ts";
import { sampleOf, schemaOf } from "./json-schema.ts";
import { namedSchemas, nameSchemas } from "./name-schemas.ts";
import type { Access, Route } from "./route.ts";

const SECURITY: Record<Access, object[]> = {
  public: [],
  session: [{ session: [] }],
  user: [{ session: [] }, { token: [] }],
  admin: [{ session: [] }, { token: [] }],
};

const LIST_HEADERS = {
  "x-list-limit": { description: "How many entries this answer holds at most", schema: { type: "integer" } },
  "x-next-cursor": {
    description: "The `cursor` of the next page; missing on the last one",
    schema: { type: "string", format: "uuid" },
  },
  link: { description: 'The next page, with `rel="next"`', schema: { type: "string" } },
};

const jsonContent = (schema: object) => ({
  "application/json": { schema, example: sampleOf(schema) },
});

function describeSuccess(route: Route): Record<string, object> {
  if ("redirect" in route) return { 302: { description: `To ${route.redirect}` } };
  if ("download" in route)
    return {
      200: {
        description: "The file",
        content: { [route.contentType]: { schema: { type: "string", format: "binary" } } },
      },
    };
  if ("event" in route)
    return {
      200: {
        description: "A line of JSON for each event",
        content: { "application/x-ndjson": { schema: schemaOf(route.event, "output") } },
      },
    };
  if ("item" in route)
    return {
      200: {
        description: "A page of the list: the newest 1,000 unless `limit` says otherwise",
        headers: LIST_HEADERS,
        content: jsonContent({ type: "array", items: schemaOf(route.item, "output") }),
      },
    };
  return {
    [route.status ?? 200]: { description: "Done", content: jsonContent(schemaOf(route.output, "output")) },
  };
}

const operationId = (route: Route): string =>
  route.method.toLowerCase() +
  route.path
    .replace("/api", "")
    .replace(/[{}]/g, "")
    .replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());

const describeOperation = (route: Route): object => ({
  operationId: operationId(route),
  tags: [route.tag],
  summary: route.summary,
  security: SECURITY[route.access],
  ...describeRequest(route),
  responses: { ...describeSuccess(route), ...describeErrors(route) },
});

const SECURITY_SCHEMES = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: "terzi_session",
    description: "Set by signing in. A change must then come from the product's own origin.",
  },
  token: {
    type: "http",
    scheme: "bearer",
    description:
      "A personal API token, made in the settings. Scopes: `read` for what only reads, `write` for changes (and reading), `admin` for the admin calls; or only parts of it: `profile`, `score`, `generate`, `download`, `applications`.",
  },
};

/** What is posted to the webhooks of an account, signed in `terzi-signature` as Stripe signs. */
const describeWebhooks = (): Record<string, object> =>
  Object.fromEntries(
    WebhookOccurrence.options.map((occurrence) => {
      const message = z.object({ id: z.uuid(), createdAt: z.iso.datetime(), ...occurrence.shape });
      const post = {
        requestBody: { required: true, content: jsonContent(schemaOf(message, "output")) },
        responses: { "2XX": { description: "Taken; anything else is tried again for a day" } },
      };
      return [occurrence.shape.type.value, { post }];
    }),
  );

/** The OpenAPI 3.1 description of the table. */
export function describeApi(routes: Route[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: describeOperation(route) };
  return {
    openapi: "3.1.0",
    info: {
      title: "Terzi",
      version: "1",
      description:
        "One career profile, a CV tailored to each posting, and an honest account of how well it matches.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths: nameSchemas(paths),
    webhooks: nameSchemas(describeWebhooks()),
    components: {
      schemas: namedSchemas(),
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}
