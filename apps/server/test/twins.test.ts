import type { TwinAnswer } from "@terzi/contracts/twin";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generate, giveCredits, openPerson } from "./builders.ts";
import { edit, openOwner, type Owner, readCv } from "./saved-cvs.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ maxConnections: 3 });
});
afterAll(() => app.stop());

const setCost = (value: string, key = "twin_cost") =>
  app.db.updateTable("setting").set({ value }).where("key", "=", key).execute();

const readTwin = async ({ person, id }: Owner): Promise<TwinAnswer> =>
  (await person.get(`/api/cvs/${id}/twin`)).json();

/** Makes the twin of a CV. */
const openTwin = async ({ person, id }: Owner): Promise<Owner> => ({
  person,
  id: (await person.post(`/api/cvs/${id}/twin`)).json<{ id: string }>().id,
});

describe("the twin of a CV", () => {
  it("is the same CV in the other language, each text beside its own", async () => {
    const owner = await openOwner(app);
    expect(await readTwin(owner)).toEqual({ cost: 0, language: "tr", isWorded: false, view: null });
    const twin = await openTwin(owner);
    expect(await readCv(twin)).toMatchObject({
      language: "tr",
      company: "Acme",
      template: (await readCv(owner)).template,
    });
    const { view } = await readTwin(owner);
    expect(view).toMatchObject({ original: { id: owner.id }, twin: { id: twin.id }, differences: [] });
    const stateOf = (text: string) => view?.pairs.find(({ original }) => original === text);
    expect(stateOf("Computer Engineering")).toMatchObject({
      twin: "Bilgisayar Mühendisliği",
      state: "translated",
    });
    expect(stateOf("Ege Ödeme A.Ş.")).toMatchObject({ state: "same" });
    expect(stateOf("Designed REST APIs in Node.js and TypeScript")).toMatchObject({ state: "asWritten" });
    expect((await readTwin(twin)).view).toEqual(view);
  });

  it("is made once, however often and from whichever side it is asked for", async () => {
    const owner = await openOwner(app);
    const [one, other] = await Promise.all([openTwin(owner), openTwin(owner)]);
    expect(one.id).toBe(other.id);
    expect((await openTwin(one)).id).toBe(owner.id);
    expect((await owner.person.get("/api/cvs")).json()).toHaveLength(2);
  });

  it("is told apart by a number that only one of them has", async () => {
    const owner = await openOwner(app);
    const twin = await openTwin(owner);
    await edit(twin, () => ({ summary: "12 yıldır ödeme sistemleri geliştiren yazılım mühendisi." }));
    const { view } = await readTwin(owner);
    expect(view?.differences).toMatchObject([{ at: "summary", kind: "number" }]);
  });

  it("is downloaded together with it", async () => {
    const owner = await openOwner(app);
    expect((await owner.person.get(`/api/cvs/${owner.id}/twin/download/zip`)).statusCode).toBe(404);
    await openTwin(owner);
    const file = await owner.person.get(`/api/cvs/${owner.id}/twin/download/zip`);
    expect(file.headers["content-disposition"]).toContain(".zip");
    const files = Object.entries(unzipSync(file.rawPayload));
    expect(files.map(([name]) => name)).toEqual([
      expect.stringMatching(/\(en\)\.pdf$/),
      expect.stringMatching(/\(tr\)\.pdf$/),
    ]);
    for (const [, bytes] of files) expect(strFromU8(bytes.subarray(0, 5), true)).toBe("%PDF-");
  });

  it("in the bin makes room for another, and comes back as a CV of its own", async () => {
    const owner = await openOwner(app);
    const first = await openTwin(owner);
    await owner.person.delete(`/api/cvs/${first.id}`);
    expect((await readTwin(owner)).view).toBeNull();
    const second = await openTwin(owner);
    expect(second.id).not.toBe(first.id);
    expect((await owner.person.post(`/api/cvs/${first.id}/restore`)).statusCode).toBeLessThan(300);
    expect((await readTwin(first)).view).toBeNull();
    expect((await readTwin(owner)).view?.twin.id).toBe(second.id);
  });

  it("doesn't exist for anybody else", async () => {
    const owner = await openOwner(app);
    await openTwin(owner);
    const other = await openPerson(app);
    for (const path of ["", "/download/zip"])
      expect((await other.get(`/api/cvs/${owner.id}/twin${path}`)).statusCode).toBe(404);
    expect((await other.post(`/api/cvs/${owner.id}/twin`)).statusCode).toBe(404);
  });
});

describe("the price of a twin", () => {
  it("is taken once for good", async () => {
    await setCost("4");
    const owner = await openOwner(app);
    const credits = async () => (await owner.person.get("/api/auth/user")).json().credits;
    const before = await credits();
    expect(await readTwin(owner)).toMatchObject({ cost: 4, view: null });
    const twin = await openTwin(owner);
    await openTwin(owner);
    expect(await credits()).toBe(before - 4);
    await owner.person.delete(`/api/cvs/${twin.id}`);
    expect(await readTwin(owner)).toMatchObject({ cost: 0, view: null });
    await openTwin(owner);
    expect(await credits()).toBe(before - 4);
    await setCost("0");
  });

  it("is asked of nobody who has both, from whichever side and with whatever is left", async () => {
    await setCost("7");
    const owner = await openOwner(app);
    const credits = async () => (await owner.person.get("/api/auth/user")).json().credits;
    await giveCredits(app, owner.person, 7);
    const twin = await openTwin(owner);
    await giveCredits(app, owner.person, -(await credits()));
    expect((await openTwin(twin)).id).toBe(owner.id);
    expect((await openTwin(owner)).id).toBe(twin.id);
    expect(await credits()).toBe(0);
    await setCost("0");
  });

  it("and the interview pack's are paid each for itself", async () => {
    await setCost("4");
    await setCost("3", "interview_cost");
    const [first, second] = [await openOwner(app), await openOwner(app)];
    const costsOf = async (owner: Owner) => [
      (await owner.person.get(`/api/cvs/${owner.id}/interview`)).json().cost,
      (await readTwin(owner)).cost,
    ];
    await first.person.post(`/api/cvs/${first.id}/interview`);
    expect(await costsOf(first)).toEqual([0, 4]);
    await openTwin(second);
    expect(await costsOf(second)).toEqual([3, 0]);
    await setCost("0", "interview_cost");
    await setCost("0");
  });

  it("refuses whoever has too few credits, and makes nothing", async () => {
    const person = await openPerson(app);
    const saved = await person.post("/api/cvs/save", (await generate(person)).previewData);
    const { id } = saved.json<{ id: string }>();
    await setCost("4");
    expect((await person.post(`/api/cvs/${id}/twin`)).json()).toMatchObject({ code: "INSUFFICIENT_CREDITS" });
    expect((await person.get("/api/cvs")).json()).toHaveLength(1);
    await setCost("0");
  });
});
