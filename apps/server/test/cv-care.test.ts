import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generate, openPerson } from "./builders.ts";
import { edit, openOwner, readCv } from "./saved-cvs.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** What belongs to a CV, and is in the bin with it. */
const BESIDE = ["/offers", "/proof", "/share", "/twin", "/letters", "/interview", "/interview/pdf", "/gaps"];

const DAY_MS = 24 * 60 * 60_000;

describe("a deleted CV", () => {
  it("is gone from every list and can be brought back", async () => {
    const owner = await openOwner(app);
    const { person, id } = owner;
    const before = await readCv(owner);
    expect((await person.delete(`/api/cvs/${id}`)).json()).toEqual({ success: true });
    for (const path of ["", "/versions", "/download/txt", "/receipts", ...BESIDE])
      expect((await person.get(`/api/cvs/${id}${path}`)).json(), path).toMatchObject({
        code: "CV_NOT_FOUND",
      });
    for (const path of ["/duplicate", "/share", "/twin", "/letters", "/interview"])
      expect((await person.post(`/api/cvs/${id}${path}`, {})).json(), path).toMatchObject({
        code: "CV_NOT_FOUND",
      });
    expect((await person.delete(`/api/cvs/${id}/share`)).json()).toMatchObject({ code: "CV_NOT_FOUND" });
    const name = { title: "Renamed", company: "" };
    expect((await person.patch(`/api/cvs/${id}/name`, name)).json()).toMatchObject({ code: "CV_NOT_FOUND" });
    const { version, content } = before;
    const edited = await person.patch(`/api/cvs/${id}`, { version, content });
    expect(edited.json()).toMatchObject({ code: "CV_NOT_FOUND" });
    expect((await person.get("/api/cvs")).json()).toEqual([]);
    expect((await person.get("/api/cvs/bin")).json()).toMatchObject([{ id }]);
    expect((await person.delete(`/api/cvs/${id}`)).statusCode).toBe(404);
    await person.post(`/api/cvs/${id}/restore`);
    expect(await readCv(owner)).toEqual(before);
    expect((await person.post(`/api/cvs/${id}/restore`)).statusCode).toBe(404);
  });

  it("comes back when its preview is saved again, without a charge", async () => {
    const person = await openPerson(app);
    const { previewData } = await generate(person);
    const { id } = (await person.post("/api/cvs/save", previewData)).json<{ id: string }>();
    await person.delete(`/api/cvs/${id}`);
    expect((await person.post("/api/cvs/save", previewData)).json()).toEqual({ id });
    expect((await person.get(`/api/cvs/${id}`)).statusCode).toBe(200);
  });

  it("is thrown away for good after 30 days, with its versions; the ledger stays", async () => {
    const owner = await openOwner(app);
    await edit(owner, () => ({ summary: "Another." }));
    const kept = await openOwner(app);
    await owner.person.delete(`/api/cvs/${owner.id}`);
    app.passTime(29 * DAY_MS);
    await app.runJobs("cleanUp");
    expect((await owner.person.get("/api/cvs/bin")).json()).toHaveLength(1);
    app.passTime(2 * DAY_MS);
    await app.runJobs("cleanUp");
    expect((await app.db.selectFrom("cv").select("id").where("id", "=", owner.id).execute()).length).toBe(0);
    expect(
      await app.db.selectFrom("cvVersion").select("cvId").where("cvId", "=", owner.id).execute(),
    ).toEqual([]);
    expect((await app.db.selectFrom("cv").select("id").where("id", "=", kept.id).execute()).length).toBe(1);
    const paid = await app.db
      .selectFrom("ledgerEntry")
      .select("amount")
      .where("cvId", "=", owner.id)
      .execute();
    expect(paid).toEqual([{ amount: -10 }]);
    app.passTime(-31 * DAY_MS);
  });
});

describe("a copy", () => {
  it("is free, holds the same and goes its own way", async () => {
    const owner = await openOwner(app);
    const { person, id } = owner;
    const credits = (await person.get("/api/auth/user")).json().credits;
    const made = await person.post(`/api/cvs/${id}/duplicate`, {
      title: "Platform Engineer",
      company: "Globex",
    });
    expect(made.statusCode).toBe(201);
    const copy = { person, id: made.json<{ id: string }>().id };
    const [old, now] = [await readCv(owner), await readCv(copy)];
    expect(now).toMatchObject({
      jobTitle: "Platform Engineer",
      company: "Globex",
      matchScore: old.matchScore,
    });
    expect(now.content).toEqual(old.content);
    await edit(copy, () => ({ summary: "Of the copy." }));
    expect((await readCv(owner)).content.summary).toBe(old.content.summary);
    expect((await person.get("/api/auth/user")).json().credits).toBe(credits);
  });

  it("for another posting says how the profile meets that one", async () => {
    const owner = await openOwner(app);
    const jobPosting =
      "Baker wanted\n\nRequirements\n- Sourdough\n- Night shifts\n- Food hygiene certificate";
    const made = await owner.person.post(`/api/cvs/${owner.id}/duplicate`, { title: "Baker", jobPosting });
    const copy = await readCv({ ...owner, id: made.json<{ id: string }>().id });
    expect(copy.jobPosting).toBe(jobPosting);
    expect(copy.matchScore).toBeLessThan((await readCv(owner)).matchScore);
    expect(copy.gapAnalysis.missing.length).toBeGreaterThan(1);
  });
});

it("somebody else's CV can't be touched: it does not exist", async () => {
  const owner = await openOwner(app);
  const { id } = owner;
  const { content, version } = await readCv(owner);
  const other = await openPerson(app);
  const answers = [
    await other.patch(`/api/cvs/${id}`, { version, content }),
    await other.patch(`/api/cvs/${id}/name`, { title: "Mine", company: "" }),
    await other.post(`/api/cvs/${id}/duplicate`, {}),
    await other.delete(`/api/cvs/${id}`),
    await other.post(`/api/cvs/${id}/restore`),
    await other.get(`/api/cvs/${id}/versions`),
    await other.get(`/api/cvs/${id}/versions/1`),
    await other.post(`/api/cvs/${id}/versions/1/restore`),
    await other.get(`/api/cvs/${id}/compare?from=1&to=1`),
    await other.get(`/api/cvs/${id}/download/json?version=1`),
  ];
  for (const answer of answers) expect(answer.json()).toMatchObject({ code: "CV_NOT_FOUND" });
  expect((await readCv(owner)).version).toBe(version);
});

describe("what is made of a preview before it is saved", () => {
  const open = async () => {
    const person = await openPerson(app);
    const { previewData } = await generate(person);
    const read = async () => {
      const input = { previewId: previewData.previewId };
      return (await person.call("cv.preview", input, "query")).json().result.data;
    };
    const update = (revision: number, summary: string) =>
      person.call("cv.updatePreview", {
        previewId: previewData.previewId,
        revision,
        content: { ...previewData.content, summary },
        template: "professional",
      });
    return { person, previewData, read, update };
  };

  it("is kept by the server, beside what was generated", async () => {
    const { previewData, read, update } = await open();
    expect(await read()).toMatchObject({ revision: 0, content: previewData.content });
    expect((await update(0, "Mine.")).json().result.data).toMatchObject({ revision: 1 });
    expect(await read()).toMatchObject({
      revision: 1,
      content: { summary: "Mine." },
      template: "professional",
      generatedContent: previewData.content,
      originalContent: previewData.originalContent,
      cvId: null,
    });
  });

  it("is not overwritten by another tab that doesn't know of it", async () => {
    const { read, update } = await open();
    await update(0, "From the phone.");
    const stale = (await update(0, "From the desk.")).json().error.data.failure;
    expect(stale).toMatchObject({ code: "STALE_CV", details: { content: { summary: "From the phone." } } });
    expect(await read()).toMatchObject({ content: { summary: "From the phone." } });
  });

  it("ends when it is saved", async () => {
    const { person, previewData, update } = await open();
    await person.post("/api/cvs/save", previewData);
    expect((await update(0, "Late.")).json().error.data.failure.code).toBe("PREVIEW_EXPIRED");
  });
});
