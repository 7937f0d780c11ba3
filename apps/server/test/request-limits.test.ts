import { request } from "node:http";
import { BATCH_MAX_BYTES, PROFILE_MAX_BYTES } from "@terzi/contracts/limits";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AppError } from "../src/app-error.ts";
import type { LimitName } from "../src/rate-limits.ts";
import { openPerson } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";
import { openVisitor } from "./visitor.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const batchOf = (size: number) => `/trpc/${Array(size).fill("career.read").join(",")}?batch=1&input=%7B%7D`;

it("ten calls may travel in one batch, and eleven are refused", async () => {
  const person = await openPerson(app);
  expect((await person.get(batchOf(10))).statusCode).toBe(200);
  const refused = await person.get(batchOf(11));
  expect(refused.statusCode).toBe(400);
  expect(refused.body).not.toContain("Ege Ödeme");
});

it("what anybody may read and what is one's own are answered in one batch", async () => {
  const person = await openPerson(app);
  const [count, career] = (await person.get("/trpc/system.cvCount,career.read?batch=1&input=%7B%7D")).json();
  expect(count.result.data).toEqual({ count: expect.any(Number) });
  expect(career.result.data).toHaveProperty("experiences");
});

it("a batch is answered within bounds, however large what it asks for", async () => {
  const person = await openPerson(app, {
    skills: { technical: Array.from({ length: 500 }, (_, at) => `${at} ${"x".repeat(480)}`) },
  });
  const one = await person.get("/trpc/career.read");
  expect(one.statusCode).toBe(200);
  expect(one.body.length).toBeGreaterThan(240_000);
  const many = await person.get(batchOf(10));
  expect(many.statusCode).toBe(207);
  expect(many.body.length).toBeLessThan(BATCH_MAX_BYTES + PROFILE_MAX_BYTES + 20_000);
  expect(many.body).toContain("RATE_LIMITED");
  // The same by the way that is not for plain queries.
  const { body } = await person.get(batchOf(10), { "content-type": "application/json" });
  expect(body.length).toBeLessThan(BATCH_MAX_BYTES + PROFILE_MAX_BYTES + 20_000);
  expect(body).toContain("RATE_LIMITED");
});

it("an account that calls 600 times in a minute waits wherever it calls from, and its neighbours don't", async () => {
  const ADDRESS = "10.20.30.40";
  const [busy, neighbour] = [openVisitor(app.app, ADDRESS), openVisitor(app.app, ADDRESS)];
  for (const person of [busy, neighbour]) await person.signUp();
  const elsewhere = app.visitor();
  elsewhere.cookie = busy.cookie;
  let answer = await busy.get(batchOf(10));
  for (let batch = 1; batch < 61 && answer.statusCode === 200; batch++)
    answer = await (batch % 2 ? elsewhere : busy).get(batchOf(10));
  expect(answer.body).toContain("RATE_LIMITED");
  for (const place of [busy, elsewhere]) {
    const limited = await place.get("/api/cvs");
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(limited.headers["retry-after"])).toBeLessThanOrEqual(60);
  }
  expect((await neighbour.get("/api/cvs")).statusCode).toBe(200);
});

it("an address that has no requests left gets none through by another way to write a path", async () => {
  const limits = {
    async take(name: LimitName) {
      if (name === "requestsByIp") throw new AppError("RATE_LIMITED", { retryAfterSeconds: 60 });
    },
    async giveBack() {},
  };
  const spent = await startApp({ ports: { limits } });
  const statusOf = async (url: string) => (await spent.visitor().get(url)).statusCode;
  for (const url of ["/api/packages", "/%61pi/packages", "/api/%70ackages", "/trpc/auth.captcha"])
    expect(await statusOf(url), url).toBe(429);
  // However else it may be written, it isn't answered.
  for (const url of [
    "/API/packages",
    "//api/packages",
    "/api//packages",
    "/x/../api/packages",
    "/%2561pi/packages",
  ])
    expect([404, 429], url).toContain(await statusOf(url));
  expect(await statusOf("/healthz")).toBe(200);
  await spent.stop();
});

it("an address with a hundred requests open gets no further one until some are answered", async () => {
  const person = await openPerson(app);
  const url = new URL(await app.app.listen({ port: 0, host: "127.0.0.1" }));
  // Each says that a body follows and doesn't send it.
  const dawdling = Array.from({ length: 100 }, () =>
    request(new URL("/api/contact", url), {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": "100" },
    }),
  );
  for (const one of dawdling) one.on("error", () => {}).flushHeaders();
  const statusNow = async () =>
    (await fetch(new URL("/healthz", url), { headers: { cookie: person.cookie } })).status;
  await expect.poll(statusNow).toBe(429);
  // Those that were refused are open no longer, and count no longer.
  for (let asked = 0; asked < 110; asked++) expect(await statusNow()).toBe(429);
  for (const one of dawdling) one.destroy();
  await expect.poll(statusNow).toBe(200);
});

it("connections that dawdle are ended", () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = app.app.server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
    headersTimeout: 20_000,
    requestTimeout: 120_000,
    keepAliveTimeout: 65_000,
    timeout: 300_000,
  });
});
