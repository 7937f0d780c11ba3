import type { CvContent } from "@terzi/contracts/cv";
import type { CvOffers } from "@terzi/contracts/saved-cv";
import { type ChatServer, startChatServer } from "@terzi/testing/chat-server";
import { willing } from "@terzi/testing/shown-cv";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../src/config.ts";
import { generate, giveCredits, openPerson } from "./builders.ts";
import { edit, type Owner, readCv } from "./saved-cvs.ts";
import { startApp, type TestApp } from "./start-app.ts";

const OWN = "Responsible for REST APIs in Node.js and TypeScript";
const OFFERED = "Carried REST APIs in Node.js and TypeScript";
const PERSON = {
  experiences: [
    {
      company: "Ege Ödeme A.Ş.",
      position: "Backend Engineer",
      startDate: "2020-03",
      endDate: "present",
      responsibilities: [OWN, "Assisted the team lead with the move to PostgreSQL"],
      achievements: ["Cut the latency of checkout by 40%"],
    },
  ],
};

let app: TestApp;
let endpoint: ChatServer;
beforeAll(async () => {
  const answer = willing({
    word: ({ text }) => (text === OWN ? OFFERED : null),
    again: (yours) => yours,
    follows: () => true,
  });
  endpoint = await startChatServer(answer);
  const { writer } = readConfig({ OPENAI_API_KEY: "sk-secret", OPENAI_BASE_URL: endpoint.baseUrl });
  app = await startApp({ ports: { writer } });
});
afterAll(async () => {
  await app?.stop();
  await endpoint?.close();
});

/** Somebody with a saved CV of which one wording is still theirs to decide. */
async function openUndecided(): Promise<Owner> {
  const person = await openPerson(app, PERSON);
  await giveCredits(app, person, 50);
  const { previewData } = await generate(person);
  const { id } = (await person.post("/api/cvs/save", previewData)).json();
  return { person, id };
}

const offersOf = async ({ person, id }: Owner): Promise<CvOffers> =>
  (await person.get(`/api/cvs/${id}/offers`)).json();
const wordingsOf = async (owner: Owner) => (await offersOf(owner)).rejections.map(({ proposed }) => proposed);
const takenBy = async ({ person }: Owner) => (await person.get("/api/user/export")).json().takenClaims;
const worded = (from: string, to: string) => (content: CvContent) =>
  JSON.parse(JSON.stringify(content).replaceAll(from, to));

describe("an offer of a saved CV", () => {
  it("is still there, and in a copy; once taken it is the person's word, and is asked in neither", async () => {
    const owner = await openUndecided();
    expect(await wordingsOf(owner)).toEqual([OFFERED]);
    const copy = (await owner.person.post(`/api/cvs/${owner.id}/duplicate`, {})).json();
    expect(await wordingsOf({ ...owner, id: copy.id })).toEqual([OFFERED]);
    const ofCopy = (await owner.person.post(`/api/cvs/${copy.id}/duplicate`, {})).json();
    expect(await wordingsOf({ ...owner, id: ofCopy.id })).toEqual([OFFERED]);
    await edit(owner, worded(OWN, OFFERED));
    expect(await takenBy(owner)).toMatchObject([{ sentence: OFFERED, evidence: [OWN], cvId: owner.id }]);
    expect(await wordingsOf(owner)).toEqual([]);
    expect(await wordingsOf({ ...owner, id: copy.id })).toEqual([]);
  });

  it("that is taken back is offered again; hiding the line takes nothing back", async () => {
    const owner = await openUndecided();
    await edit(owner, worded(OWN, OFFERED));
    const { content } = await readCv(owner);
    const at = "workExperience.0.responsibilities.0";
    await edit(owner, worded(OFFERED, "Wrote the handbook"), { hidden: [{ at, text: OFFERED }] });
    expect(await takenBy(owner)).toHaveLength(1);
    await edit(owner, () => content, { hidden: [] });
    await edit(owner, worded(OFFERED, OWN));
    expect(await takenBy(owner)).toEqual([]);
    expect(await wordingsOf(owner)).toEqual([OFFERED]);
  });

  it("that is taken in a copy is the person's word as well, and is asked in neither", async () => {
    const owner = await openUndecided();
    const { id } = (await owner.person.post(`/api/cvs/${owner.id}/duplicate`, {})).json();
    await edit({ ...owner, id }, worded(OWN, OFFERED));
    expect(await takenBy(owner)).toMatchObject([{ sentence: OFFERED, cvId: id }]);
    expect(await wordingsOf(owner)).toEqual([]);
  });

  it("is nobody else's to see", async () => {
    const owner = await openUndecided();
    const stranger = await openPerson(app);
    expect((await stranger.get(`/api/cvs/${owner.id}/offers`)).statusCode).toBe(404);
  });
});

describe("what is decided beside a CV", () => {
  it("goes from the preview into the CV, to any device", async () => {
    const person = await openPerson(app, PERSON);
    const { previewData } = await generate(person);
    const hidden = [{ at: "summary", text: "Backend engineer." }];
    const declined = ["workExperience.0.responsibilities.0 Carried"];
    const { previewId, content } = previewData;
    const design = { ...previewData.design, template: "executive", accent: "#224466" };
    const edits = { revision: 0, content, hidden, declined, template: "executive", design };
    expect((await person.patch(`/api/previews/${previewId}`, edits)).statusCode).toBe(200);
    expect((await person.get(`/api/previews/${previewId}`)).json()).toMatchObject({
      ...{ hidden, declined, design },
      template: "executive",
    });
    const { id } = (await person.post("/api/cvs/save", previewData)).json();
    expect(await readCv({ person, id })).toMatchObject({ hidden, declined });
  });

  it("is kept with its version, opens none of its own, and comes back with the version", async () => {
    const owner = await openUndecided();
    const { content, version } = await readCv(owner);
    const path = `/api/cvs/${owner.id}`;
    await owner.person.patch(path, { version, content, declined: ["a b"] });
    expect(await readCv(owner)).toMatchObject({ version, declined: ["a b"], hidden: [] });
    const hidden = [{ at: "workExperience.0", text: "Backend Engineer", entry: { company: "Ege" } }];
    await edit(owner, () => ({ workExperience: [] }), { hidden });
    expect(await readCv(owner)).toMatchObject({ hidden, versionNumber: 2, declined: ["a b"] });
    // Another program that knows nothing of it leaves it as it is.
    await edit(owner, () => ({ summary: "Builds payments." }));
    expect(await readCv(owner)).toMatchObject({ hidden });
    await owner.person.post(`${path}/versions/1/restore`);
    expect(await readCv(owner)).toMatchObject({ hidden: [], content, versionNumber: 3 });
    const second = await owner.person.get(`${path}/versions/2`);
    expect(second.json()).toMatchObject({ hidden });
  });

  it("prints nowhere", async () => {
    const owner = await openUndecided();
    const hidden = [{ at: "workExperience.0.responsibilities.0", text: OWN }];
    await edit(owner, worded(`"${OWN}",`, ""), { hidden });
    for (const format of ["txt", "json"])
      expect((await owner.person.get(`/api/cvs/${owner.id}/download/${format}`)).body).not.toContain(OWN);
  });
});

it("a person's own design is read and chosen by programs, too", async () => {
  const person = await openPerson(app, PERSON);
  expect((await person.get("/api/design")).body).toBe("null");
  const chosen = (await person.post("/api/design", { template: "executive", accent: "#224466" })).json();
  expect(chosen).toMatchObject({ template: "executive", accent: "#224466", density: "normal" });
  expect((await person.get("/api/design")).json()).toEqual(chosen);
  const { previewData } = await generate(person);
  expect(previewData.design).toMatchObject({ accent: "#224466" });
});
