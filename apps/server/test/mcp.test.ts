import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPerson } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

const POSTING = "Backend Engineer\n\nRequirements\n- TypeScript\n- PostgreSQL\n- Ten years of COBOL";

let app: TestApp;
let person: Visitor;
let origin: string;
beforeAll(async () => {
  app = await startApp();
  person = await openPerson(app);
  origin = await app.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.stop());

async function openAgent(scopes: string[]): Promise<Client> {
  const { token } = (await person.post("/api/tokens", { name: "Agent", scopes })).json();
  const client = new Client({ name: "an agent", version: "1" });
  await client.connect(
    new StreamableHTTPClientTransport(new URL("/api/mcp", origin), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  );
  return client;
}

async function use(agent: Client, name: string, given: Record<string, unknown> = {}) {
  const { content, isError } = await agent.callTool({ name, arguments: given });
  const [first] = content as { type: "text"; text: string }[];
  return { isError: Boolean(isError), text: first?.text ?? "" };
}
const credits = async (): Promise<number> => (await person.get("/api/auth/user")).json().credits;

describe("an agent", () => {
  it("scores a posting, has a CV made, saves it for its price and reads it", async () => {
    const agent = await openAgent(["write"]);
    const score = JSON.parse((await use(agent, "score_posting", { jobPosting: POSTING })).text);
    expect(JSON.stringify(score.gapAnalysis.missing)).toContain("COBOL");
    const before = await credits();
    const order = { jobPosting: POSTING, jobTitle: "Backend Engineer", company: "Difference Ltd" };
    const made = JSON.parse((await use(agent, "generate_cv", order)).text);
    expect(made.matchScore).toBe(score.matchScore);
    expect(await credits()).toBe(before);
    const { id } = JSON.parse((await use(agent, "save_cv", { previewId: made.previewId })).text);
    expect(await credits()).toBe(before - 10);
    const { cvs } = JSON.parse((await use(agent, "list_cvs")).text);
    expect(cvs).toMatchObject([{ id, company: "Difference Ltd" }]);
    expect((await use(agent, "download_cv", { id })).text).toContain("TypeScript");
    const added = JSON.parse((await use(agent, "add_application", { jobTitle: "Baker", cvId: id })).text);
    await use(agent, "move_application", { id: added.id, status: "applied" });
    const { applications } = JSON.parse((await use(agent, "list_applications")).text);
    expect(applications).toMatchObject([{ id: added.id, jobTitle: "Baker", status: "applied" }]);
    await agent.close();
  });

  it("that may only read is shown only what reads", async () => {
    const agent = await openAgent(["read"]);
    const { tools } = await agent.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      "download_cv",
      "list_applications",
      "list_cvs",
      "read_profile",
    ]);
    expect(JSON.parse((await use(agent, "read_profile")).text)).toHaveProperty("experiences");
    await agent.close();
  });

  it("that may keep the board alone is shown that, and may change it", async () => {
    const agent = await openAgent(["applications"]);
    const { tools } = await agent.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      "add_application",
      "list_applications",
      "move_application",
    ]);
    const { isError } = await use(agent, "add_application", { jobTitle: "Miller" });
    expect(isError).toBe(false);
    expect((await use(agent, "list_applications")).text).toContain("Miller");
    await agent.close();
  });

  it("that may only download, or only generate, is shown what that takes", async () => {
    const shown = async (scope: string) => {
      const agent = await openAgent([scope]);
      const names = (await agent.listTools()).tools.map(({ name }) => name);
      await agent.close();
      return names;
    };
    expect(await shown("download")).toContain("download_cv");
    expect(await shown("generate")).not.toContain("download_cv");
  });

  it("is told why something can't be done, as a person would be", async () => {
    const agent = await openAgent(["write"]);
    const id = "00000000-0000-4000-8000-000000000000";
    const gone = await use(agent, "download_cv", { id });
    expect(gone.isError).toBe(true);
    expect(JSON.parse(gone.text)).toMatchObject({ code: "CV_NOT_FOUND" });
    await agent.close();
  });
});

it("nobody is let in without a token: neither a visitor nor a browser's session", async () => {
  const call = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  const visitor = await app.visitor().post("/api/mcp", call);
  expect(visitor.statusCode).toBe(401);
  expect(visitor.headers["www-authenticate"]).toContain("Bearer");
  expect((await person.post("/api/mcp", call)).statusCode).toBe(401);
});
