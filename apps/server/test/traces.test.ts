import { type ChatServer, startChatServer } from "@terzi/testing/chat-server";
import { willing } from "@terzi/testing/shown-cv";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../src/config.ts";
import { nameQuery } from "../src/traces/trace-parts.ts";
import { buildOrder, generate, openPerson } from "./builders.ts";
import { type SpanCollector, startSpanCollector } from "./span-collector.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

let collector: SpanCollector;
let endpoint: ChatServer;
let app: TestApp;
let person: Visitor;
beforeAll(async () => {
  collector = await startSpanCollector();
  endpoint = await startChatServer(willing({ word: () => null, summary: [] }));
  const { writer } = readConfig({ OPENAI_API_KEY: "sk-secret", OPENAI_BASE_URL: endpoint.baseUrl });
  const OTEL_EXPORTER_OTLP_HEADERS = "authorization=Bearer only-for-spans";
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_EXPORTER_OTLP_HEADERS };
  app = await startApp({ env, ports: { writer } });

  person = await openPerson(app);
  const { previewData } = await generate(person);
  const { id } = (await person.post("/api/cvs/save", previewData)).json<{ id: string }>();
  await person.get(`/api/cvs/${id}/download/pdf`);
  await person.get(`/api/cvs/${id}?of=somebody@example.com`);
  await person.get("/api/nobody-is-called/Ada-Y%C4%B1lmaz");
  await person.call("cv.list", undefined, "query");
  await app.runJobs("cleanUp");
  const origin = await app.app.listen({ host: "127.0.0.1", port: 0 });
  await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "stranger@example.com", password: "wrong horse" }),
  });
  await app.stop();
});
afterAll(async () => {
  await endpoint.close();
  await collector.close();
});

/** Where parts of this name stand: each line from the innermost to the request. */
const linesOf = (name: string) =>
  collector.spans.filter((span) => span.name === name).map((span) => collector.lineOf(span));

it("tells what each request did: procedures, queries, jobs in threads, prints and a model's calls", () => {
  const generating = ["POST /api/cvs/generate"];
  expect(linesOf("job draftCv")).toEqual([["job draftCv", ...generating]]);
  // The writer's thread called the model: the line leads over the thread to the request.
  expect(linesOf("model cv").length).toBeGreaterThan(0);
  for (const line of linesOf("model cv")) expect(line).toEqual(["model cv", "job draftCv", ...generating]);
  expect(linesOf("count pages")[0]?.at(-1)).toEqual(generating[0]);
  expect(linesOf("insert preview")[0]?.at(-1)).toEqual(generating[0]);
  expect(linesOf("print").map((line) => line.at(-1))).toEqual(["GET /api/cvs/:id/download/pdf"]);
  expect(linesOf("select session").map((line) => line.at(-1))).toContain("GET /api/cvs/:id");
  expect(linesOf("cv.list")[0]).toEqual(["cv.list", "GET /trpc/:path"]);
  expect(linesOf("count a limit").map((line) => line.at(-1))).toContain("POST /api/auth/signup");
  expect(linesOf("task cleanUp")).toEqual([["task cleanUp"]]);
  // Its body came over a socket, piece by piece.
  expect(linesOf("auth.signIn")).toEqual([["auth.signIn", "POST /api/auth/login"]]);
});

it("says how each ended, and how long it took", () => {
  const [failed] = collector.spans.filter(({ name }) => name === "POST /api/auth/login");
  expect(failed && collector.factsOf(failed)).toMatchObject({
    "http.request.method": "POST",
    "http.route": "/api/auth/login",
    "http.response.status_code": 401,
  });
  const [refused] = collector.spans.filter(({ name }) => name === "auth.signIn");
  expect(refused && collector.factsOf(refused)).toEqual({ "error.type": "WRONG_CREDENTIALS" });
  const [call] = collector.spans.filter(({ name }) => name === "model cv");
  expect(call && collector.factsOf(call)).toMatchObject({ "gen_ai.usage.input_tokens": expect.any(Number) });
  for (const { startTimeUnixNano: start, endTimeUnixNano: end, name } of collector.spans)
    expect(BigInt(end) - BigInt(start), name).toBeGreaterThanOrEqual(0n);
});

it("nothing that a person wrote, and nothing that tells who they are, is sent", () => {
  const sent = collector.bodies.join("\n");
  const order = buildOrder();
  for (const own of [
    "Ada",
    "Yılmaz",
    "%C4%B1",
    "example.com",
    "horse",
    "Ege",
    "İzmir",
    "010 20 30",
    "sk-secret",
  ])
    expect(sent.includes(own ?? ""), own).toBe(false);
  for (const own of [order.company, "Senior Backend", "terzi_session", person.cookie.split("=")[1]])
    expect(sent.includes(own ?? ""), own).toBe(false);
  // Of queries, names alone.
  expect(/\$1|where|values/i.exec(sent)).toBe(null);
  expect(collector.authorizations).toContain("Bearer only-for-spans");
});

it("a collector that is away costs nobody's time, and is told of once", async () => {
  const lines: string[] = [];
  const takeLog = (line: string) => void lines.push(line);
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1", LOG_LEVEL: "warn" };
  const alone = await startApp({ env, takeLog });
  for (let time = 0; time < 20; time++) expect((await alone.visitor().get("/healthz")).statusCode).toBe(200);
  const begun = performance.now();
  await alone.stop();
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(lines.filter((line) => line.includes("OTEL_EXPORTER_OTLP_ENDPOINT"))).toHaveLength(1);
});

it.each([
  ['select "id" from "cv" where "account_id" = $1', "select cv"],
  ['insert into "mail" ("recipient") values ($1)', "insert mail"],
  ['update "account" set "credits" = 1', "update account"],
  ['with "one" as (select 1 from "cv") select 2', "with cv"],
  ["begin", "begin"],
])("%s is called %s", (sql, name) => expect(nameQuery(sql)).toBe(name));
