import type { ApplicationDetail } from "@terzi/contracts/applications";
import type { Letter } from "@terzi/contracts/letter";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generate, giveCredits, openPerson } from "./builders.ts";
import { edit, openOwner } from "./saved-cvs.ts";
import {
  addApplication as add,
  changeApplication as change,
  moveApplication as move,
  readApplication as read,
} from "./some-applications.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe("the CV of an application", () => {
  it("is the one that was generated from it, and sent as it was", async () => {
    const person = await openPerson(app);
    await giveCredits(app, person, 50);
    const id = await add(person);
    const { previewData } = await generate(person, { applicationId: id });
    const cvId = (await person.post("/api/cvs/save", previewData)).json<{ id: string }>().id;
    expect(await read(person, id)).toMatchObject({
      cv: { id: cvId, current: 1, sent: null },
      matchScore: previewData.matchScore,
    });
    const owner = { person, id: cvId };
    await edit(owner, () => ({ summary: "Before it was sent." }));
    const sent = (await move(person, id, "applied")).json<ApplicationDetail>().cv?.sent;
    await edit(owner, () => ({ summary: "After it was sent." }));
    expect(await read(person, id)).toMatchObject({ cv: { sent, current: (sent ?? 0) + 1 } });
    const kept = (await person.get(`/api/cvs/${cvId}/versions/${sent}`)).json();
    expect(kept.content.summary).toBe("Before it was sent.");
  });

  it("brings its title, company and posting, and may be gone later", async () => {
    const { person, id: cvId } = await openOwner(app);
    const id = await add(person, { cvId, status: "applied" });
    expect(await read(person, id)).toMatchObject({
      jobTitle: "Senior Backend Engineer",
      company: "Acme",
      jobPosting: expect.stringContaining("Kubernetes"),
      cv: { id: cvId, sent: 1 },
    });
    await person.delete(`/api/cvs/${cvId}`);
    expect(await read(person, id)).toMatchObject({ cv: null, matchScore: expect.any(Number) });
  });

  it("is one's own", async () => {
    const [{ id: cvId }, other] = [await openOwner(app), await openPerson(app)];
    expect((await other.post("/api/applications", { cvId })).json()).toMatchObject({ code: "CV_NOT_FOUND" });
    const id = await add(other);
    expect((await change(other, id, { cvId })).json()).toMatchObject({ code: "CV_NOT_FOUND" });
  });

  it("is nobody's who ordered it for somebody else's application", async () => {
    const [{ person }, other] = [await openOwner(app), await openPerson(app)];
    const id = await add(other);
    const before = await read(other, id);
    const { previewData } = await generate(person, { applicationId: id });
    expect((await person.post("/api/cvs/save", previewData)).statusCode).toBe(201);
    expect(await read(other, id)).toEqual(before);
  });
});

describe("the letter of an application", () => {
  const write = async (person: Visitor, cvId: string): Promise<Letter> =>
    (await person.post(`/api/cvs/${cvId}/letters`, {})).json();

  it("is kept as it was when the application went out", async () => {
    const { person, id: cvId } = await openOwner(app);
    const id = await add(person, { cvId });
    const letter = await write(person, cvId);
    await change(person, id, { letterId: letter.id });
    expect(await read(person, id)).toMatchObject({ letterId: letter.id, letterSent: null });
    await move(person, id, "applied");
    const edited = { version: letter.version, content: { ...letter.content, body: "Later words." } };
    expect((await person.patch(`/api/letters/${letter.id}`, edited)).statusCode).toBe(200);
    expect((await move(person, id, "interview")).json()).toMatchObject({
      letterSent: { body: letter.content.body },
    });
    await person.delete(`/api/letters/${letter.id}`);
    expect(await read(person, id)).toMatchObject({
      letterId: null,
      letterSent: { body: letter.content.body },
    });
    expect((await move(person, id, "saved")).json()).toMatchObject({ letterSent: null });
  });

  it("is one's own, and goes with its CV", async () => {
    const [{ person, id: cvId }, other] = [await openOwner(app), await openPerson(app)];
    const letter = await write(person, cvId);
    const foreign = await change(other, await add(other), { letterId: letter.id });
    expect(foreign.json()).toMatchObject({ code: "LETTER_NOT_FOUND" });
    const id = await add(person, { cvId, status: "applied" });
    await change(person, id, { letterId: letter.id });
    expect((await change(person, id, { cvId: null })).json()).toMatchObject({
      letterId: null,
      letterSent: null,
    });
  });
});
