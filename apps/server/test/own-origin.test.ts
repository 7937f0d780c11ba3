import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

let app: TestApp;
let person: Visitor;
beforeAll(async () => {
  app = await startApp();
  person = app.visitor();
  await person.signUp();
});
afterAll(() => app.stop());

const HOST = { host: "localhost:3000" };
const change = (headers: Record<string, string>, url = "/api/career-data") =>
  person.post(url, {}, { ...HOST, ...headers });

describe("a change that carries the cookie", () => {
  it.each<[Record<string, string>]>([
    [{ origin: "https://evil.example" }],
    [{ origin: "null" }],
    [{ origin: "http://localhost:3001" }],
    [{ origin: "https://localhost:3000" }],
    [{ origin: "http://localhost:3000.evil.example" }],
    [{ "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "same-site" }],
    [{ origin: "https://evil.example", "sec-fetch-site": "same-origin" }],
  ])("is refused with %j", async (headers) => {
    const refused = await change(headers);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: "WRONG_ORIGIN" });
  });

  it.each<[Record<string, string>]>([
    [{ origin: "http://localhost:3000" }],
    [{ "sec-fetch-site": "same-origin" }],
    [{ "sec-fetch-site": "none" }],
    [{}],
  ])("passes with %j", async (headers) => {
    expect((await change(headers)).statusCode).toBe(200);
  });

  it("is not excused by a header for tokens, where no token is looked at", async () => {
    const headers = { origin: "https://evil.example", authorization: "Bearer made-up" };
    expect((await change(headers, "/trpc/auth.signOut")).statusCode).toBe(403);
    expect((await person.get("/api/auth/user")).statusCode).toBe(200);
  });
});

it("what is only read may be asked for from elsewhere", async () => {
  expect((await person.get("/api/auth/user", { origin: "https://evil.example" })).statusCode).toBe(200);
});
