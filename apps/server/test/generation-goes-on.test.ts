import { once } from "node:events";
import { type ClientRequest, request } from "node:http";
import type { OpenPreview } from "@terzi/contracts/open-preview";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildOrder, generate, openPerson } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await startApp({ maxConnections: 3 });
  url = await app.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.stop());

const openPreviews = async (person: Visitor): Promise<OpenPreview[]> =>
  (await person.get("/api/previews")).json();

/** Somebody whose page listens to a generation that has begun. */
async function begin(): Promise<{ person: Visitor; stream: ClientRequest; previewId: string }> {
  const person = await openPerson(app);
  const stream = request(new URL("/trpc/cv.generate?batch=1", url), {
    method: "POST",
    headers: {
      cookie: person.cookie,
      "content-type": "application/json",
      "trpc-accept": "application/jsonl",
    },
  });
  stream.on("error", () => {});
  stream.end(JSON.stringify({ 0: buildOrder() }));
  const [answer] = await once(stream, "response");
  await once(answer, "data");
  await expect.poll(() => openPreviews(person)).toHaveLength(1);
  const [open] = await openPreviews(person);
  return { person, stream, previewId: open?.previewId ?? "" };
}

describe("a generation goes on when the page is reloaded", () => {
  it("and its result is found", async () => {
    const { person, stream, previewId } = await begin();
    stream.destroy();
    await expect
      .poll(() => openPreviews(person))
      .toMatchObject([{ previewId, status: "done", jobTitle: "Senior Backend Engineer", company: "Acme" }]);
    const found = await person.get(`/api/previews/${previewId}`);
    expect(found.json()).toMatchObject({ previewId, revision: 0 });
  });

  it("also when the session ends meanwhile: whoever signs in again has it, and may save it", async () => {
    const { person, stream, previewId } = await begin();
    const { id, email } = (await person.get("/api/auth/user")).json();
    await app.db.deleteFrom("session").where("accountId", "=", id).execute();
    const refused = await person.get(`/api/previews/${previewId}`);
    expect(refused.json()).toMatchObject({ code: "NOT_SIGNED_IN" });
    const [again, other] = [app.visitor(), await openPerson(app)];
    expect((await again.post("/api/auth/login", { email, password: "correct horse" })).statusCode).toBe(200);
    await expect.poll(() => openPreviews(again)).toMatchObject([{ previewId, status: "done" }]);
    const preview = (await again.get(`/api/previews/${previewId}`)).json();
    expect((await other.get(`/api/previews/${previewId}`)).statusCode).toBe(404);
    expect((await again.post("/api/cvs/save", preview)).statusCode).toBe(201);
    stream.destroy();
  });

  it("until it is cancelled: then nothing comes of it", async () => {
    const { person, previewId } = await begin();
    await person.delete(`/api/previews/${previewId}`);
    await app.background.close();
    expect(await openPreviews(person)).toEqual([]);
    expect((await person.get(`/api/previews/${previewId}`)).statusCode).toBe(404);
  });

  it("and one that was killed with its process is told as failed, for an hour", async () => {
    const { person, previewId } = await begin();
    await expect.poll(() => openPreviews(person)).toMatchObject([{ status: "done" }]);
    const { id } = (await person.get("/api/auth/user")).json();
    await app.db
      .insertInto("generation")
      .values({
        id: "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
        accountId: id,
        jobTitle: "Cook",
        company: "",
        failure: null,
        startedAt: app.now(),
        seenAt: new Date(app.now().getTime() - 60_000),
      })
      .execute();
    expect(await openPreviews(person)).toMatchObject([
      { jobTitle: "Cook", status: "failed", failure: { code: "UNEXPECTED" } },
      { previewId, status: "done" },
    ]);
    app.passTime(2 * 3_600_000);
    expect(await openPreviews(person)).toMatchObject([{ previewId }]);
    app.passTime(-2 * 3_600_000);
  });
});

it("each step reaches a browser as it begins, compressed as browsers ask for it", async () => {
  const person = await openPerson(app);
  const told = Promise.withResolvers<string>();
  // Its result can't be written before a step was told.
  await app.db.transaction().execute(async (db) => {
    await sql`lock table preview in exclusive mode`.execute(db);
    const answer = await fetch(new URL("/trpc/cv.generate?batch=1", url), {
      method: "POST",
      headers: {
        cookie: person.cookie,
        "content-type": "application/json",
        "trpc-accept": "application/jsonl",
        "accept-encoding": "br, gzip",
        "sec-fetch-site": "same-origin",
      },
      body: JSON.stringify({ 0: buildOrder() }),
      signal: AbortSignal.timeout(120_000),
    });
    expect(answer.headers.get("content-encoding")).toBe("br");
    let text = "";
    for await (const part of answer.body ?? []) {
      text += new TextDecoder().decode(part);
      if (text.includes('"step":"reading"')) break;
    }
    told.resolve(text);
  });
  expect(await told.promise).not.toContain('"done"');
});

describe("what is not saved yet", () => {
  it("is listed while it lives, without what was saved", async () => {
    const person = await openPerson(app);
    const [first, second] = [await generate(person), await generate(person, { jobTitle: "Tech Lead" })];
    await person.post("/api/cvs/save", first.previewData);
    expect(await openPreviews(person)).toMatchObject([
      { previewId: second.previewData.previewId, matchScore: second.matchScore, jobTitle: "Tech Lead" },
    ]);
    expect(await openPreviews(await openPerson(app))).toEqual([]);
    app.passTime(25 * 3_600_000);
    expect(await openPreviews(person)).toEqual([]);
    app.passTime(-25 * 3_600_000);
  });
});

describe("the wizard's draft", () => {
  const at = (ms: number) => new Date(app.now().getTime() + ms).toISOString();

  it("belongs to the account, and the last who typed wins", async () => {
    const person = await openPerson(app);
    expect((await person.get("/api/cv-draft")).json()).toBeNull();
    await person.post("/api/cv-draft", { draft: { jobPosting: "Typed later" }, typedAt: at(-1_000) });
    const late = await person.post("/api/cv-draft", {
      draft: { jobPosting: "Sent late" },
      typedAt: at(-9_000),
    });
    expect(late.json()).toMatchObject({ draft: { jobPosting: "Typed later" } });
    expect((await person.get("/api/cv-draft")).json()).toMatchObject({
      draft: { jobPosting: "Typed later" },
    });
  });

  it("is not held for days by a device whose clock is fast", async () => {
    const person = await openPerson(app);
    await person.post("/api/cv-draft", { draft: { company: "Fast" }, typedAt: at(86_400_000) });
    await person.post("/api/cv-draft", { draft: { company: "Right" }, typedAt: at(50) });
    expect((await person.get("/api/cv-draft")).json()).toMatchObject({ draft: { company: "Right" } });
  });
});
