import { request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPerson } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";

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

it("an account that calls 600 times in a minute waits, and others don't", async () => {
  const [busy, other] = [await openPerson(app), await openPerson(app)];
  let answer = await busy.get(batchOf(10));
  for (let batch = 1; batch < 61 && answer.statusCode === 200; batch++) answer = await busy.get(batchOf(10));
  expect(answer.body).toContain("RATE_LIMITED");
  const limited = await busy.get("/api/cvs");
  expect(limited.statusCode).toBe(429);
  expect(Number(limited.headers["retry-after"])).toBeGreaterThan(0);
  expect((await other.get("/api/cvs")).statusCode).toBe(200);
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
  await expect.poll(statusNow, { timeout: 10_000 }).toBe(429);
  for (const one of dawdling) one.destroy();
  await expect.poll(statusNow, { timeout: 10_000 }).toBe(200);
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
