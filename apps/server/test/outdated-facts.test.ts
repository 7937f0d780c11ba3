import type { OutdatedCv } from "@terzi/contracts/saved-cv";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildProfile } from "./builders.ts";
import { edit, openOwner, readCv } from "./saved-cvs.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const outdated = async (person: Visitor): Promise<OutdatedCv[]> =>
  (await person.get("/api/cvs/outdated-facts")).json();
const profile = buildProfile();

/** The profile with another phone, another name of the first employer, one point corrected and one skill less. */
const corrected = buildProfile({
  personalInfo: { ...profile.personalInfo, phone: "+90 555 999 88 77" },
  experiences: profile.experiences.map((job, at) =>
    at === 0
      ? {
          ...job,
          company: "Ege Ödeme Hizmetleri A.Ş.",
          responsibilities: ["Designed REST APIs in Node.js and TypeScript", "Mentored five engineers"],
        }
      : job,
  ),
});

it("nothing is outdated while the profile says the same", async () => {
  const { person } = await openOwner(app, { generationMode: "strict" });
  expect(await outdated(person)).toMatchObject([{ facts: [] }]);
});

it("a fact that changed in the profile is found in the CVs that hold it", async () => {
  const { person, id } = await openOwner(app, { generationMode: "strict" });
  await person.post("/api/career-data", corrected);
  const [cv] = await outdated(person);
  expect(cv?.id).toBe(id);
  expect(cv?.facts).toMatchObject([
    { at: "personalInfo.phone", was: "+90 555 010 20 30", now: "+90 555 999 88 77" },
    { at: "workExperience.0.company", was: "Ege Ödeme A.Ş.", now: "Ege Ödeme Hizmetleri A.Ş." },
    { section: "workExperience", was: "Mentored three engineers", now: "Mentored five engineers" },
  ]);
});

it("is carried over or left as it is, one by one, and then nobody asks again", async () => {
  const owner = await openOwner(app, { generationMode: "strict" });
  const { person, id } = owner;
  await person.post("/api/career-data", corrected);
  const decide = async (index: number, decision: string) => {
    const fact = (await outdated(person))[0]?.facts[index];
    return person.post(`/api/cvs/${id}/facts`, { at: fact?.at, was: fact?.was, decision });
  };
  expect((await decide(0, "take")).statusCode).toBe(200);
  expect((await decide(0, "keep")).statusCode).toBe(200);
  expect((await outdated(person))[0]?.facts.map(({ was }) => was)).toEqual(["Mentored three engineers"]);
  const { content, versionNumber } = await readCv(owner);
  expect(versionNumber).toBe(2);
  expect(content.personalInfo.phone).toBe("+90 555 999 88 77");
  expect(content.workExperience[0]).toMatchObject({ company: "Ege Ödeme A.Ş." });
  await decide(0, "take");
  expect(JSON.stringify((await readCv(owner)).content)).toContain("Mentored five engineers");
  expect(await outdated(person)).toMatchObject([{ facts: [] }]);
  const gone = await person.post(`/api/cvs/${id}/facts`, { at: "summary", was: "x", decision: "take" });
  expect(gone.statusCode).toBe(404);
});

it("what the person changed in the CV itself is theirs", async () => {
  const owner = await openOwner(app, { generationMode: "strict" });
  const { content } = await readCv(owner);
  await edit(owner, () => ({ personalInfo: { ...content.personalInfo, phone: "+49 30 1234" } }));
  await owner.person.post("/api/career-data", corrected);
  const facts = (await outdated(owner.person))[0]?.facts.map(({ at }) => at);
  expect(facts).not.toContain("personalInfo.phone");
  expect(facts).toContain("workExperience.0.company");
});
