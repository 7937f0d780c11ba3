import type { Readiness } from "@terzi/contracts/system";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe("the price of a CV", () => {
  const setCost = (value: string) =>
    app.db.updateTable("setting").set({ value }).where("key", "=", "cv_cost").execute();
  const readCost = async () => (await app.visitor().get("/api/settings/cv-cost")).json();

  it("is seeded with 10", async () => {
    expect(await readCost()).toEqual({ cost: 10 });
  });

  it.each(["0", "-3", "2.5", "ten", ""])("falls back to 5 when the setting is %j", async (value) => {
    await setCost(value);
    expect(await readCost()).toEqual({ cost: 5 });
  });

  it("is what the setting says, and what is asked for", async () => {
    await setCost("12");
    expect(await readCost()).toEqual({ cost: 12 });
    const visitor = app.visitor();
    await visitor.signUp();
    const answer = await visitor.post("/api/cvs/save", { content: {}, jobTitle: "Cook" });
    expect(answer.json().message).toBe("You need at least 12 credits to generate a CV");
    await setCost("10");
  });
});

it("what may cost nothing costs nothing when its setting is no amount", async () => {
  const KEYS = ["letter_cost", "interview_cost", "twin_cost", "gap_cost", "share_cost", "application_cost"];
  const read = async () => {
    const { cost } = (await person.get("/api/applications/price")).json();
    return [...Object.values((await person.get("/api/settings/extra-costs")).json()), cost];
  };
  const person = app.visitor();
  await person.signUp();
  for (const [value, cost] of [
    ["ten", 0],
    ["-1", 0],
    ["1.5", 0],
    ["", 0],
    [" 7 ", 7],
    ["0", 0],
  ] as const) {
    await app.db.updateTable("setting").set({ value }).where("key", "in", KEYS).execute();
    expect([value, await read()]).toEqual([value, Array(6).fill(cost)]);
  }
});

it("the landing counter starts at 10822 and counts up", async () => {
  expect((await app.visitor().get("/api/system/cv-count")).json()).toEqual({ count: 10_822 });
  expect((await app.visitor().post("/api/system/cv-count/increment")).json()).toEqual({ count: 10_823 });
});

it("the packages on sale come by credits, and inactive ones don't", async () => {
  const names = async () =>
    (await app.visitor().get("/api/packages")).json<{ name: string }[]>().map(({ name }) => name);
  expect(await names()).toEqual(["Starter", "Professional", "Career"]);
  await app.db.updateTable("creditPackage").set({ active: false }).where("name", "=", "Starter").execute();
  expect(await names()).toEqual(["Professional", "Career"]);
});

describe("health", () => {
  it("tells that the process answers, and that every part can work", async () => {
    expect((await app.visitor().get("/healthz")).json()).toEqual({ ok: true });
    const ready = await app.visitor().get("/readyz");
    expect(ready.json()).toEqual({
      ready: true,
      parts: { database: true, migrations: true, printer: true, disk: true },
      printerCheckedAt: expect.any(String),
    });
  });

  it("says 503, and which part, when the printer can't print", async () => {
    const broken = await startApp({
      ports: {
        printer: {
          print: () => Promise.reject(new Error("no browser")),
          countPages: () => Promise.reject(new Error("no browser")),
          guessDrops: async () => null,
          check: () => Promise.reject(new Error("no browser")),
          counts: () => ({ running: 0, waiting: 0 }),
          close: async () => {},
        },
      },
    });
    const ready = await broken.visitor().get("/readyz");
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({ ready: false, parts: { database: true, printer: false } });
    await broken.stop();
  });

  it("is answered from what is known: one print serves everybody who asks", async () => {
    let checks = 0;
    const watched = await startApp({
      ports: {
        printer: {
          ...app.printer,
          check: async () => void checks++,
        },
      },
    });
    await watched.app.listen({ port: 0, host: "127.0.0.1" });
    const answers = await Promise.all(Array.from({ length: 20 }, () => watched.visitor().get("/readyz")));
    // Whether the database answers twenty at once in time is the machine's matter.
    expect(answers.map((answer) => answer.json<Readiness>().parts.printer)).toEqual(Array(20).fill(true));
    expect(checks).toBe(1);
    await watched.stop();
  });
});

describe("unknown paths", () => {
  it.each(["/api/nothing", "/api", "/trpc/no.such", "/trpc"])("%s answers JSON 404", async (path) => {
    const answer = await app.visitor().get(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["content-type"]).toContain("application/json");
  });
});

it("what the product answers to one person is kept by no cache", async () => {
  const visitor = app.visitor();
  await visitor.signUp();
  for (const path of [
    "/trpc/auth.user",
    "/trpc/no.such",
    "/api/auth/user",
    "/api/user/export",
    "/api/nothing",
  ])
    expect((await visitor.get(path)).headers["cache-control"], path).toContain("no-store");
});

it("every answer carries the security headers and a request id", async () => {
  for (const path of ["/healthz", "/api/packages", "/api/nothing"]) {
    const { headers } = await app.visitor().get(path);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  }
});

it("the legal pages are told who runs this very site, and what of it leaves the house", async () => {
  const ask = async (env: Record<string, string>) => {
    const other = await startApp({ env });
    const answer = await other.visitor().call("system.legalFacts", undefined, "query");
    await other.stop();
    return answer.json().result.data;
  };
  expect(await ask({})).toMatchObject({
    operator: null,
    payments: "sandbox",
    captcha: "altcha",
    modelHost: null,
  });
  expect(
    await ask({
      OPERATOR_NAME: "Loom Ltd",
      OPERATOR_ADDRESS: "1 Weaver Street, 12345 Bursa",
      OPENAI_API_KEY: "key",
      OPENAI_BASE_URL: "http://models.example/v1",
    }),
  ).toMatchObject({
    operator: { name: "Loom Ltd", address: "1 Weaver Street, 12345 Bursa" },
    modelHost: "models.example",
  });
});
