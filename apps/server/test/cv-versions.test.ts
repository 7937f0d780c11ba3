import type { CvComparison, CvVersion } from "@terzi/contracts/saved-cv";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generate, openPerson } from "./builders.ts";
import { edit, type Owner, openOwner, readCv } from "./saved-cvs.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const MINUTE_MS = 60_000;
const versionsOf = async ({ person, id }: Owner): Promise<CvVersion[]> =>
  (await person.get(`/api/cvs/${id}/versions`)).json();
const numbersOf = async (owner: Owner) => (await versionsOf(owner)).map(({ number }) => number);

describe("editing a saved CV", () => {
  it("is free and keeps what was bought as its first version", async () => {
    const owner = await openOwner(app);
    const credits = async () => (await owner.person.get("/api/auth/user")).json().credits;
    const before = { credits: await credits(), content: (await readCv(owner)).content };
    const saved = await edit(owner, () => ({ summary: "Builds payments." }));
    expect(saved.json()).toMatchObject({ version: 2, number: 2 });
    expect(await credits()).toBe(before.credits);
    expect(await readCv(owner)).toMatchObject({ content: { summary: "Builds payments." }, versionNumber: 2 });
    const first = await owner.person.get(`/api/cvs/${owner.id}/versions/1`);
    expect(first.json().content).toEqual(before.content);
  });

  it("makes one version of what is edited in one sitting", async () => {
    const owner = await openOwner(app);
    for (const summary of ["B", "Bu", "Builds"]) await edit(owner, () => ({ summary }));
    expect(await numbersOf(owner)).toEqual([2, 1]);
    // It is dated by when it was begun, also where it goes on for an hour.
    const [{ createdAt } = { createdAt: "" }] = await versionsOf(owner);
    app.passTime(20 * MINUTE_MS);
    await edit(owner, () => ({ summary: "Builds a" }));
    expect(await versionsOf(owner)).toMatchObject([{ number: 2, createdAt }, { number: 1 }]);
    app.passTime(31 * MINUTE_MS);
    await edit(owner, () => ({ summary: "Builds payments" }));
    expect(await numbersOf(owner)).toEqual([3, 2, 1]);
  });

  it("never changes what was downloaded: the next edit opens a new version", async () => {
    const owner = await openOwner(app);
    await edit(owner, () => ({ summary: "Sent like this." }));
    const sent = await owner.person.get(`/api/cvs/${owner.id}/download/txt`);
    expect(sent.body).toContain("Sent like this.");
    await edit(owner, () => ({ summary: "Changed afterwards." }));
    expect(await versionsOf(owner)).toMatchObject([
      { number: 3, downloads: 0, isCurrent: true },
      { number: 2, downloads: 1, isCurrent: false },
      { number: 1, downloads: 0 },
    ]);
    const again = await owner.person.get(`/api/cvs/${owner.id}/download/txt?version=2`);
    expect(again.body).toBe(sent.body);
  });

  it("may be of the look alone, which belongs to its version; a template is switched in the design that there is", async () => {
    const owner = await openOwner(app);
    const path = `/api/cvs/${owner.id}`;
    const { design: first } = await readCv(owner);
    await edit(owner, () => ({}), { design: { template: "executive", accent: "#224466" } });
    expect(await readCv(owner)).toMatchObject({ template: "executive", versionNumber: 2 });
    await edit(owner, () => ({}), { template: "creative" });
    const look = { template: "creative", design: { template: "creative", accent: "#224466" } };
    expect(await readCv(owner)).toMatchObject(look);
    expect((await owner.person.get(`${path}/versions/1`)).json().design).toEqual(first);
    // What a version hides or shows, its files do.
    await edit(owner, () => ({}), {
      design: { template: "creative", accent: "#224466", hiddenContacts: ["email"] },
    });
    const emailIn = async (version: number) =>
      (await owner.person.get(`${path}/download/txt?version=${version}`)).body.includes("ada@example.com");
    expect([await emailIn(1), await emailIn(2)]).toEqual([true, false]);
    await owner.person.post(`${path}/versions/1/restore`);
    expect((await readCv(owner)).design).toEqual(first);
    await owner.person.post(`${path}/versions/2/restore`);
    expect(await readCv(owner)).toMatchObject(look);
  });

  it("refuses an edit of what was changed elsewhere, and answers the newer one", async () => {
    const owner = await openOwner(app);
    const { content, version } = await readCv(owner);
    await edit(owner, () => ({ summary: "From the phone." }));
    const stale = await owner.person.patch(`/api/cvs/${owner.id}`, { version, content });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({
      code: "STALE_CV",
      details: { content: { summary: "From the phone." }, version: 2 },
    });
  });

  it("gives the answer again to who sends the same edit again", async () => {
    const owner = await openOwner(app);
    const { content, version } = await readCv(owner);
    const body = { version, content: { ...content, summary: "Once." } };
    const first = await owner.person.patch(`/api/cvs/${owner.id}`, body);
    expect((await owner.person.patch(`/api/cvs/${owner.id}`, body)).json()).toEqual(first.json());
    expect(await numbersOf(owner)).toEqual([2, 1]);
  });

  it("takes no claim that a writer added and nobody confirmed", async () => {
    const person = await openPerson(app);
    const { previewData } = await generate(person, { generationMode: "extensive" });
    const added = previewData.claims.filter((claim) => claim.added).map((claim) => claim.text);
    const text = JSON.stringify(previewData.content);
    const without = added.reduce((rest, claim) => rest.replaceAll(claim, "Mine"), text);
    const { id } = (
      await person.post("/api/cvs/save", { ...previewData, content: JSON.parse(without) })
    ).json();
    const owner = { person, id };
    const refused = await edit(owner, () => JSON.parse(text));
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: "UNCONFIRMED_CLAIMS" });
    const confirmedClaims = refused.json().details.map(({ at }: { at: string }) => at);
    expect((await edit(owner, () => JSON.parse(text), { confirmedClaims })).statusCode).toBe(200);
    expect((await edit(owner, () => ({ summary: "And on." }))).statusCode).toBe(200);
  });

  it("refuses more than a CV may hold", async () => {
    const owner = await openOwner(app);
    const publications = Array(12).fill({ title: "Long", description: "ş".repeat(9_000) });
    expect((await edit(owner, () => ({ publications }))).json()).toMatchObject({ code: "CV_TOO_LARGE" });
  });
});

describe("versions", () => {
  it("say by meaning what each changed", async () => {
    const owner = await openOwner(app);
    await edit(owner, ({ workExperience }) => {
      if (typeof workExperience === "string") throw new Error("no entries");
      const [first, ...others] = workExperience;
      if (!first) throw new Error("no job");
      const [one = "", ...rest] = first.responsibilities;
      const responsibilities = [`${one} for three markets`, ...rest, "Ran the on-call rota"];
      return { workExperience: [{ ...first, responsibilities }, ...others], certifications: [] };
    });
    expect((await versionsOf(owner))[0]?.changes).toEqual({
      added: 1,
      removed: 1,
      reworded: 1,
      moved: 0,
      isRenamed: false,
      isRestyled: false,
    });
    const compared = await owner.person.get(`/api/cvs/${owner.id}/compare?from=1&to=2`);
    const { changes } = compared.json<CvComparison>();
    expect(changes.map(({ kind, section }) => [kind, section])).toEqual([
      ["reworded", "workExperience"],
      ["added", "workExperience"],
      ["removed", "certifications"],
    ]);
    expect(changes[1]).toMatchObject({
      entry: "Ege Ödeme A.Ş., Senior Backend Engineer",
      after: "Ran the on-call rota",
    });
  });

  it("come back as a new one, and nothing is lost by it", async () => {
    const owner = await openOwner(app);
    const { content } = await readCv(owner);
    await edit(owner, () => ({ summary: "A mistake." }));
    const restored = await owner.person.post(`/api/cvs/${owner.id}/versions/1/restore`);
    expect(restored.json()).toMatchObject({ number: 3 });
    expect((await readCv(owner)).content).toEqual(content);
    expect((await owner.person.get(`/api/cvs/${owner.id}/versions/2`)).json().content.summary).toBe(
      "A mistake.",
    );
    expect((await owner.person.get(`/api/cvs/${owner.id}/versions/9`)).statusCode).toBe(404);
  });

  it("have files of their own, with the name that they had", async () => {
    const owner = await openOwner(app);
    const first = await owner.person.get(`/api/cvs/${owner.id}/download/pdf`);
    await owner.person.patch(`/api/cvs/${owner.id}/name`, { title: "Tech Lead", company: "Globex" });
    const second = await owner.person.get(`/api/cvs/${owner.id}/download/pdf`);
    expect(second.headers["content-disposition"]).toContain("Globex");
    const old = await owner.person.get(`/api/cvs/${owner.id}/download/pdf?version=1`);
    expect(old.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(old.headers["content-disposition"]).toContain("Acme");
    expect((await versionsOf(owner))[0]?.changes).toMatchObject({ isRenamed: true, added: 0, reworded: 0 });
  });
});

describe("the other files", () => {
  it("are plain text in the order of the page, and a JSON Resume", async () => {
    const owner = await openOwner(app);
    const text = (await owner.person.get(`/api/cvs/${owner.id}/download/txt`)).body;
    const order = [
      "Ada Yılmaz",
      "ada@example.com",
      "SUMMARY",
      "WORK EXPERIENCE",
      "Mavi Yazılım",
      "EDUCATION",
    ];
    const places = order.map((words) => text.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const resume = (await owner.person.get(`/api/cvs/${owner.id}/download/json`)).json();
    expect(resume).toMatchObject({
      basics: { name: "Ada Yılmaz", email: "ada@example.com" },
      work: [{ name: "Ege Ödeme A.Ş." }, { name: "Mavi Yazılım" }],
    });
  });
});
