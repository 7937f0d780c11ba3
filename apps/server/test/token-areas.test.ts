import { TokenArea } from "@terzi/contracts/tokens";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Route } from "../src/rest/route.ts";
import { routes } from "../src/rest/routes.ts";
import { areaOf, areaOfRow } from "../src/token-areas.ts";
import { type Owner, openOwner } from "./saved-cvs.ts";
import { startApp, type TestApp } from "./start-app.ts";

const POSTING = "Backend Engineer\n\nRequirements\n- TypeScript\n- Kubernetes";

const NOBODYS = "0197a000-0000-7000-8000-000000000000";

let app: TestApp;
let owner: Owner;
beforeAll(async () => {
  app = await startApp();
  owner = await openOwner(app);
});
afterAll(() => app.stop());

type Step = ["GET" | "POST", string, object?];

/** What only this area opens. */
const OWN: Record<TokenArea, (cvId: string) => Step> = {
  profile: () => ["GET", "/api/career-data"],
  score: () => ["POST", "/api/cvs/score", { jobPosting: POSTING }],
  generate: () => ["POST", "/api/cvs/generate", { jobPosting: POSTING, jobTitle: "Engineer" }],
  download: (id) => ["GET", `/api/cvs/${id}/download/txt`],
  applications: () => ["POST", "/api/applications", { jobTitle: "Miller" }],
};

it.each(TokenArea.options)("a token for %s opens that, and nothing of the other areas", async (area) => {
  const { token } = (await owner.person.post("/api/tokens", { name: "Agent", scopes: [area] })).json();
  const program = app.visitor();
  for (const other of TokenArea.options) {
    const [method, path, body = {}] = OWN[other](owner.id);
    const headers = { authorization: `Bearer ${token}` };
    const answer =
      method === "GET" ? await program.get(path, headers) : await program.post(path, body, headers);
    if (other === area) expect(answer.statusCode, other).toBeLessThan(300);
    else expect([other, answer.statusCode, answer.json().code]).toEqual([other, 403, "MISSING_SCOPE"]);
  }
  const changed = await program.post(
    "/api/career-data",
    { summary: "Somebody else's" },
    {
      authorization: `Bearer ${token}`,
    },
  );
  expect(changed.statusCode).toBe(403);
});

it.each(TokenArea.options)(
  "each row of the REST API that is %s's opens with its token to the end",
  async (area) => {
    const { token } = (await owner.person.post("/api/tokens", { name: "Agent", scopes: [area] })).json();
    const rows = routes.filter((route) => areaOfRow(route) === area);
    expect(rows).not.toEqual([]);
    for (const { method, path } of rows) {
      const { statusCode } = await app.app.inject({
        method,
        url: path.replace(/\{\w+\}/g, NOBODYS),
        headers: { authorization: `Bearer ${token}` },
        ...(method === "GET" ? {} : { payload: {} }),
      });
      // There is no such CV, letter or application, or nothing was sent: told to whoever may ask.
      expect([`${method} ${path}`, statusCode]).not.toEqual([`${method} ${path}`, 403]);
    }
  },
);

/** The procedures that a row calls, seen by an answer that is whatever is asked of it. */
async function calledBy(route: Route): Promise<string[]> {
  const paths: string[] = [];
  const anything: unknown = new Proxy(() => undefined, {
    get: (_, name) => (name === "then" || typeof name === "symbol" ? undefined : anything),
    apply: () => anything,
  });
  const part = (name: string) =>
    new Proxy({}, { get: (_, verb) => paths.push(`${name}.${String(verb)}`) && (async () => anything) });
  const api = new Proxy({}, { get: (_, name) => part(String(name)) });
  const run = Object.entries(route).find(([name]) => /^(?:call|download|events|visit)$/.test(name))?.[1];
  // What it makes of the answer isn't asked here.
  await Promise.resolve(run(api, anything)).catch(() => undefined);
  return paths;
}

it("a row of the REST API belongs to the area of the procedure that it calls", async () => {
  for (const route of routes) {
    const [first = ""] = await calledBy(route);
    const row = `${route.method} ${route.path} calls ${first}`;
    expect(first, row).toMatch(/^\w+\.\w+$/);
    expect([row, areaOfRow(route)]).toEqual([row, areaOf(first)]);
  }
});

it("areas add up with one another and with reading", async () => {
  const scopes = ["read", "score"];
  const { token } = (await owner.person.post("/api/tokens", { name: "Agent", scopes })).json();
  const headers = { authorization: `Bearer ${token}` };
  const program = app.visitor();
  expect((await program.get("/api/applications", headers)).statusCode).toBe(200);
  expect((await program.post("/api/cvs/score", { jobPosting: POSTING }, headers)).statusCode).toBe(200);
  expect((await program.post("/api/applications", { jobTitle: "x" }, headers)).statusCode).toBe(403);
});

it("no area reaches another kind of call", () => {
  expect(["tickets.create", "career.save", "privacy.exportAccount", "tokens.create"].map(areaOf)).toEqual(
    Array(4).fill(undefined),
  );
});

it("a token notes its last use to the minute, not at every call", async () => {
  const { person } = await openOwner(app);
  const { id, token } = (await person.post("/api/tokens", { name: "Busy", scopes: ["read"] })).json();
  const use = async (): Promise<string> => {
    await app.visitor().get("/api/career-data", { authorization: `Bearer ${token}` });
    const all: { id: string; lastUsedAt: string }[] = (await person.get("/api/tokens")).json();
    return all.find((one) => one.id === id)?.lastUsedAt ?? "";
  };
  const first = await use();
  app.passTime(30_000);
  expect(await use()).toBe(first);
  app.passTime(31_000);
  expect(await use()).not.toBe(first);
});
