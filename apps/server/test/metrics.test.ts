import { afterAll, beforeAll, expect, it } from "vitest";
import { addModelUse } from "../src/features/system/model-use-store.ts";
import { generate, openAdmin, openPerson } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const fromHere = { url: "/metrics", remoteAddress: "127.0.0.1", headers: { host: "localhost:3000" } };

/** The value of a figure, named with its labels. */
const figureOf = (text: string, figure: string): number =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${figure} `))
      ?.slice(figure.length + 1),
  );

it("tells the machine itself what runs, what it cost and whether the ledger adds up", async () => {
  const ada = await openPerson(app);
  await generate(ada);
  const { statusCode, body, headers } = await app.app.inject(fromHere);
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toContain("text/plain");
  expect(figureOf(body, "terzi_generation_duration_seconds_count")).toBe(1);
  expect(figureOf(body, 'terzi_guard_verdicts_total{verdict="proven"}')).toBeGreaterThan(3);
  expect(figureOf(body, 'terzi_computing{state="waiting"}')).toBe(0);
  expect(figureOf(body, "terzi_ledger_faults")).toBe(0);
  const route = 'method="GET",route="/api/auth/user",status="200"';
  await ada.get("/api/auth/user?x=1");
  const after = (await app.app.inject(fromHere)).body;
  expect(figureOf(after, `terzi_http_request_duration_seconds_count{${route}}`)).toBe(1);
  expect(figureOf(after, "process_resident_memory_bytes")).toBeGreaterThan(1e7);
});

it("is nothing to anybody else, whoever they say they are", async () => {
  expect((await app.visitor().get("/metrics")).statusCode).toBe(404);
  const passedOn = { ...fromHere.headers, "x-forwarded-for": "127.0.0.1" };
  expect((await app.app.inject({ ...fromHere, headers: passedOn })).statusCode).toBe(404);
});

it("with a token, whoever names it may read from anywhere, and nobody without", async () => {
  const guarded = await startApp({ env: { METRICS_TOKEN: "a long secret" } });
  const ask = (authorization?: string) =>
    guarded.app.inject({
      url: "/metrics",
      remoteAddress: "10.1.2.3",
      headers: authorization ? { authorization } : {},
    });
  expect((await ask("Bearer a long secret")).statusCode).toBe(200);
  expect((await ask("Bearer a long secreT")).statusCode).toBe(404);
  expect((await ask()).statusCode).toBe(404);
  expect((await guarded.app.inject(fromHere)).statusCode).toBe(404);
  await guarded.stop();
});

it("counts what the language model used, by what the log is told of it", async () => {
  const kept: Promise<unknown>[] = [];
  const log = app.meters.countingModel(app.log, (use) => kept.push(addModelUse(app.db, use, app.now())));
  const usage = { model: "m", requests: 1, promptTokens: 7, completionTokens: 0, costUsd: null };
  const cv = { ...usage, requests: 2, promptTokens: 300, completionTokens: 40, costUsd: 0.5 };
  log.info({ work: "cv", usage: { ...cv, promptTokens: 100, requests: 0, costUsd: 0 } }, "wrote");
  log.info({ work: "cv", usage: { ...cv, promptTokens: 200, completionTokens: 0 } }, "wrote");
  log.info({ work: "upload", usage }, "read");
  log.info(
    { work: "letter", usage: { ...usage, promptTokens: 9, completionTokens: 3, costUsd: 0.01 } },
    "wrote",
  );
  log.info({ requestId: "1" }, "something else");
  const { body } = await app.app.inject(fromHere);
  expect(figureOf(body, 'terzi_model_tokens_total{direction="input"}')).toBe(316);
  expect(figureOf(body, 'terzi_model_tokens_total{direction="output"}')).toBe(43);
  expect(figureOf(body, "terzi_model_requests_total")).toBe(4);
  expect(figureOf(body, "terzi_model_cost_usd_total")).toBe(0.51);
  expect(figureOf(body, 'terzi_model_piece_tokens_count{work="cv"}')).toBe(2);

  await Promise.all(kept);
  const load = await (await openAdmin(app)).get("/api/admin/load");
  // What a piece of each kind took on average.
  expect(load.json().modelUse).toEqual([
    { work: "cv", pieces: 2, promptTokens: 150, completionTokens: 20, costUsd: 0.25 },
    { work: "letter", pieces: 1, promptTokens: 9, completionTokens: 3, costUsd: 0.01 },
    { work: "upload", pieces: 1, promptTokens: 7, completionTokens: 0, costUsd: 0 },
  ]);
});
