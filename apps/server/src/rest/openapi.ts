import { ERROR_STATUS, ErrorBody, type ErrorCode } from "@terzi/contracts/errors";
import { errorText } from "@terzi/i18n/errors";
import { z } from "zod";
import type { Route } from "./route.ts";

const schemaOf = (schema: z.ZodType, io: "input" | "output") => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};

const COMMON: Record<Route["access"], ErrorCode[]> = {
  public: ["UNEXPECTED"],
  user: ["NOT_SIGNED_IN", "WRONG_ORIGIN", "UNEXPECTED"],
  admin: ["NOT_SIGNED_IN", "FORBIDDEN", "WRONG_ORIGIN", "UNEXPECTED"],
};

/** The errors of a row by HTTP status: several codes can share one. */
function errorResponses(route: Route): Record<string, object> {
  const codes = [
    ...(route.input ? (["INVALID_INPUT"] as const) : []),
    ...(route.errors ?? []),
    ...COMMON[route.access],
  ];
  const byStatus = Map.groupBy(new Set(codes), (code) => String(ERROR_STATUS[code]));
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errorText("en", code)}`).join("\n\n"),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    ]),
  );
}

function successResponse(route: Route): Record<string, object> {
  if ("redirect" in route) return { 302: { description: `To ${route.redirect}` } };
  if ("download" in route)
    return {
      200: {
        description: "The file",
        content: { [route.contentType]: { schema: { type: "string", format: "binary" } } },
      },
    };
  return {
    [route.status ?? 200]: {
      description: "Done",
      content: { "application/json": { schema: schemaOf(route.output, "output") } },
    },
  };
}

function requestOf(route: Route): object {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
  const parameters = names.map((name) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string", format: "uuid" },
  }));
  if ("upload" in route && route.upload)
    return {
      parameters,
      requestBody: {
        required: true,
        content: {
          "multipart/form-data": {
            schema: {
              type: "object",
              required: [route.upload],
              properties: { [route.upload]: { type: "string", format: "binary" } },
            },
          },
        },
      },
    };
  if (!route.input || route.method === "GET") return { parameters };
  return {
    parameters,
    requestBody: {
      required: true,
      content: { "application/json": { schema: schemaOf(route.input, "input") } },
    },
  };
}

const operationId = (route: Route): string =>
  route.method.toLowerCase() +
  route.path
    .replace("/api", "")
    .replace(/[{}]/g, "")
    .replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());

/** The OpenAPI 3.1 description of the table. */
export function describeApi(routes: Route[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    paths[route.path] ??= {};
    Object.assign(paths[route.path] ?? {}, {
      [route.method.toLowerCase()]: {
        operationId: operationId(route),
        tags: [route.tag],
        summary: route.summary,
        security: route.access === "public" ? [] : [{ session: [] }],
        ...requestOf(route),
        responses: { ...successResponse(route), ...errorResponses(route) },
      },
    });
  }
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
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, "output") },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "terzi_session" } },
    },
  };
}
