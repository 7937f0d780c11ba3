import { describe, expect, it } from "vitest";
import { describeApi } from "../src/rest/openapi.ts";
import { routes } from "../src/rest/routes.ts";

// The description is plain JSON by construction; its shape is what this test is about.
const description = describeApi(routes) as {
  openapi: string;
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
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
      "422",
      "429",
      "500",
      "503",
    ]);
  });
});
