import { ErrorBody } from "@terzi/contracts/errors";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type JsonSchema, schemaOf } from "../src/rest/json-schema.ts";
import { describeApi } from "../src/rest/openapi.ts";
import type { Route } from "../src/rest/route.ts";
import { routes } from "../src/rest/routes.ts";
import { readBelongings } from "./belongings.ts";
import { idOf } from "./builders.ts";
import { COUNTED } from "./counted-requests.ts";
import { openWorld, type ValidRequest, type World } from "./request-world.ts";
import { SPECIFIED } from "./specified-paths.ts";
import { startApp, type TestApp } from "./start-app.ts";
import { validRequests } from "./valid-requests.ts";
import type { Answer, Visitor } from "./visitor.ts";
import { listWrongInputs } from "./wrong-inputs.ts";

type Described = { responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }> };
// The description is plain JSON by construction; its shape is what this test is about.
const description = describeApi(routes) as {
  components: object;
  paths: Record<string, Record<string, Described>>;
};
const nameOf = ({ method, path }: Route): string => `${method} ${path}`;
const named = (rows: Route[]) => rows.map((route) => [nameOf(route), route] as const);
const describedAs = (route: Route): Described =>
  description.paths[route.path]?.[route.method.toLowerCase()] ?? { responses: {} };

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const isErrorBody = ajv.compile(schemaOf(ErrorBody, "output"));

let app: TestApp;
let world: World;
let valid: Record<string, ValidRequest>;
let neighbour: World;
let before: Awaited<ReturnType<typeof readBelongings>>;
beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: "error" } });
  world = await openWorld(app);
  valid = validRequests(world);
  // Somebody who has as much.
  neighbour = await openWorld(app);
  before = await readBelongings(app.db, await idOf(neighbour.person));
});
afterAll(() => app.stop());

const whoMay = ({ access }: Route): Visitor =>
  access === "public" ? world.visitor : access === "admin" ? world.admin : world.person;

function send(
  route: Route,
  who: Visitor,
  request: { id?: string; query?: string; body?: unknown },
): Promise<Answer> {
  const url =
    route.path.replace(/\{\w+\}/, encodeURIComponent(request.id ?? "")).replace("{number}", "1") +
    (request.query ? `?${request.query}` : "");
  return app.app.inject({
    method: route.method,
    url,
    headers: { cookie: who.cookie },
    remoteAddress: "10.9.8.7",
    ...(request.body !== undefined && { payload: request.body as object }),
  });
}

/** A failure in the documented form, with a status that the row's description names. */
function expectFailure(route: Route, answer: Answer, status: number): void {
  expect(answer.statusCode, answer.body).toBe(status);
  expect(isErrorBody(answer.json()), answer.body).toBe(true);
  expect(Object.keys(describedAs(route).responses), nameOf(route)).toContain(String(status));
}

/** The id that stands in a row's path, where it has one. */
const idFor = async (name: string): Promise<string> => {
  const id = valid[name]?.id;
  return (typeof id === "function" ? await id() : id) ?? "x";
};

/** The body that a row accepts, where it takes one. */
const bodyFor = async (name: string): Promise<object | undefined> => {
  const body = valid[name]?.body;
  return typeof body === "function" ? body() : body;
};

const restOfInput = (route: Route): JsonSchema => {
  const schema = route.input ? schemaOf(route.input, "input") : {};
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  const keep = ([name]: [string, unknown]) => !inPath.includes(name);
  return {
    properties: Object.fromEntries(Object.entries(schema.properties ?? {}).filter(keep)),
    required: (schema.required ?? []).filter((name) => !inPath.includes(name)),
  };
};

it("every path of the specification has a row", () => {
  expect(routes.map(nameOf)).toEqual(expect.arrayContaining(SPECIFIED));
});

const uploads = routes.filter((route) => "upload" in route);
const plain = routes.filter((route) => !("upload" in route));

/** The limits that were taken from since the last look: which, and whether by address, by account or by what else. */
async function takeLimits(who: Visitor): Promise<string[]> {
  const rows = await app.db.deleteFrom("rateLimit").returning("key").execute();
  const account = who.cookie ? await idOf(who) : "nobody";
  const name = (key: string) => key.replace("10.9.8.7", "address").replace(account, "account");
  return rows.map(({ key }) => name(key.replace(/[\w-]+@example\.com/, "email"))).sort();
}

describe("a valid request", () => {
  const taken: Record<string, string[]> = {};
  it.each(named(plain))("%s answers what its description says", async (name, route) => {
    const request = valid[name];
    expect(request, "a row needs a request that it accepts, in valid-requests.ts").toBeDefined();
    const body = await bodyFor(name);
    // Signing in and out happens beside: the world's people stay signed in.
    const who = route.tag === "Account" && route.access === "public" ? app.visitor() : whoMay(route);
    const id = await idFor(name);
    await takeLimits(who);
    const answer = await send(route, who, { ...request, id, body });
    taken[name] = await takeLimits(who);
    const [status, success] = Object.entries(describedAs(route).responses)[0] ?? [];
    expect(String(answer.statusCode), answer.body.slice(0, 500)).toBe(status);
    const [type, content] = Object.entries(success?.content ?? {})[0] ?? [];
    // What is somebody's own stays in no cache on its way, files least of all.
    if (!("redirect" in route)) expect(String(answer.headers["cache-control"])).toContain("no-store");
    if (!type || !content) return;
    expect(answer.headers["content-type"]).toContain(type);
    if (content.schema.format === "binary") return;
    const matches = ajv.compile({ ...content.schema, components: description.components });
    expect(matches(answer.json()), JSON.stringify(matches.errors)).toBe(true);
  });

  it("changes nothing of anybody else's", async () => {
    expect(await readBelongings(app.db, await idOf(neighbour.person))).toEqual(before);
  });

  it("is counted where it costs something, or where it could be a guess", () => {
    const counted = Object.entries(taken).filter(([, limits]) => limits.length);
    expect(Object.fromEntries(counted)).toEqual(COUNTED);
  });
});

describe("an invalid request", () => {
  const closed = routes.filter(({ access }) => access !== "public");
  it.each(named(closed))("%s is refused to visitors", async (_name, route) => {
    expectFailure(route, await send(route, app.visitor(), { id: "x" }), 401);
  });

  const admin = routes.filter(({ access }) => access === "admin");
  it.each(named(admin))("%s is refused to ordinary users", async (_name, route) => {
    expectFailure(route, await send(route, world.person, { id: "x" }), 403);
  });

  const withId = plain.filter(({ path }) => path.includes("{"));
  it.each(named(withId))("%s finds nothing under an id that there is not", async (name, route) => {
    for (const id of ["0190b1a8-0000-7000-8000-000000000000", "no id", "9".repeat(18), "\u0000"]) {
      const answer = await send(route, whoMay(route), { ...valid[name], id, body: await bodyFor(name) });
      expectFailure(route, answer, 404);
    }
  });

  it.each(named(withId))("%s means what its path names, whatever body and query say", async (name, route) => {
    const param = /\{(\w+)\}/.exec(route.path)?.[1] ?? "";
    const other = await idFor(name);
    const answer = await send(route, whoMay(route), {
      id: "0190b1a8-0000-7000-8000-000000000000",
      query: `${valid[name]?.query ?? ""}&${param}=${other}`,
      ...(route.method !== "GET" && { body: { ...(await bodyFor(name)), [param]: other } }),
    });
    expectFailure(route, answer, 404);
  });

  const withFields = plain.filter((route) => Object.keys(restOfInput(route).properties ?? {}).length > 0);
  it.each(named(withFields))("%s names the field that is wrong", async (name, route) => {
    const isQuery = route.method === "GET";
    const request = valid[name] ?? {};
    const id = await idFor(name);
    const given = typeof request.body === "function" ? {} : (request.body ?? {});
    for (const { field, value, why } of listWrongInputs(restOfInput(route), { isQuery })) {
      const wrong = { ...given, [field]: value };
      const answer = isQuery
        ? await send(route, whoMay(route), {
            id,
            query: `${field}=${encodeURIComponent(String(value))}`,
          })
        : await send(route, whoMay(route), { id, body: wrong });
      expectFailure(route, answer, 400);
      const paths = answer.json<ErrorBody>().issues?.map(({ path }) => path.split(".")[0]);
      expect(paths, `${field} ${why}`).toContain(field);
    }
  });

  const withBody = plain.filter(({ method, input }) => method !== "GET" && input);
  it.each(named(withBody))("%s takes JSON objects alone", async (name, route) => {
    const id = await idFor(name);
    const url = route.path.replace(/\{\w+\}/, id);
    const sendText = (payload: string, type = "application/json") =>
      app.app.inject({
        method: route.method,
        url,
        payload,
        headers: { cookie: whoMay(route).cookie, "content-type": type },
      });
    for (const payload of ["{", "[]", "5", '"text"']) expectFailure(route, await sendText(payload), 400);
    const asForm = await sendText("a=b", "application/x-www-form-urlencoded");
    expect(asForm.statusCode).toBe(415);
  });

  const changes = closed.filter(({ method }) => method !== "GET");
  it.each(named(changes))("%s is refused to other origins", async (name, route) => {
    const answer = await app.app.inject({
      method: route.method,
      url: route.path.replace(/\{\w+\}/, await idFor(name)),
      headers: { cookie: whoMay(route).cookie, origin: "https://evil.example" },
      payload: {},
    });
    expectFailure(route, answer, 403);
    expect(answer.json()).toMatchObject({ code: "WRONG_ORIGIN" });
  });
});

describe("an upload", () => {
  it.each(named(uploads))("%s takes a form with the file alone", async (_name, route) => {
    expectFailure(route, await send(route, world.person, { body: {} }), 415);
    const other = await world.person.upload(route.path, Buffer.from("MZ\x90\0\x03\0"), "cv.pdf");
    expectFailure(route, other, 415);
    const large = await world.person.upload(route.path, Buffer.alloc(10 * 1024 * 1024 + 1), "cv.pdf");
    expectFailure(route, large, 413);
  });
});
