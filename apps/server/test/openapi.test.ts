import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { describeApi } from "../src/rest/openapi.ts";
import { routes } from "../src/rest/routes.ts";

type Part = { content?: Record<string, { schema: object; example?: unknown }> };
type Operation = { operationId: string; requestBody?: Part; responses: Record<string, Part> };
// The description is plain JSON by construction; its shape is what this test is about.
const description = describeApi(routes) as {
  openapi: string;
  components: object;
  paths: Record<string, Record<string, Operation>>;
};

describe("the OpenAPI description", () => {
  it("is 3.1 and survives JSON", () => {
    expect(description.openapi).toBe("3.1.0");
    expect(JSON.parse(JSON.stringify(description))).toEqual(description);
  });

  it("has every row, each under a name of its own", () => {
    const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));
    expect(operations).toHaveLength(routes.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(routes.length);
  });

  it("tells a row's errors by status", () => {
    const generate = description.paths["/api/cvs/generate"]?.post;
    expect(Object.keys(generate?.responses ?? {})).toEqual([
      "200",
      "400",
      "401",
      "402",
      "403",
      "413",
      "422",
      "429",
      "500",
      "503",
    ]);
  });

  it("gives examples that its own schemas accept", () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));
    const contents = operations.flatMap(({ operationId, requestBody, responses }) =>
      [requestBody, ...Object.values(responses)].flatMap((part) => {
        const json = part?.content?.["application/json"];
        return json?.example === undefined ? [] : { operationId, ...json };
      }),
    );
    expect(contents.length).toBeGreaterThan(40);
    for (const { operationId, schema, example } of contents) {
      const matches = ajv.compile({ ...schema, components: description.components });
      expect(matches(example), `${operationId} ${JSON.stringify(matches.errors)}`).toBe(true);
    }
  });
});
