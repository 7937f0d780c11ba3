import type { CvProof } from "@terzi/contracts/saved-cv";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generate, giveCredits, openPerson } from "./builders.ts";
import { edit, type Owner } from "./saved-cvs.ts";
import { startApp, type TestApp } from "./start-app.ts";

const OWN = "Built REST APIs with TypeScript for four teams";
const PERSON = {
  experiences: [
    {
      company: "Ege Payments",
      position: "Backend Engineer",
      startDate: "2020-03",
      endDate: "present",
      responsibilities: [OWN, "Moved the ledger to PostgreSQL"],
      achievements: ["Cut the latency of checkout by 40%"],
    },
  ],
};

let app: TestApp;
let owner: Owner;
beforeAll(async () => {
  app = await startApp();
  const person = await openPerson(app, PERSON);
  await giveCredits(app, person, 50);
  const { previewData } = await generate(person);
  const { id } = (await person.post("/api/cvs/save", previewData)).json();
  owner = { person, id };
});
afterAll(async () => {
  await app?.stop();
});

const prove = async (): Promise<CvProof> =>
  (await owner.person.get(`/api/cvs/${owner.id}/proof`)).json<CvProof>();
const worded = (from: string, to: string) =>
  edit(owner, (content) => JSON.parse(JSON.stringify(content).replaceAll(from, to)));

describe("what stands behind the lines of a saved CV", () => {
  it("is named for each sentence by its place in the profile", async () => {
    const { claims, contradicted } = await prove();
    expect(claims).toContainEqual({
      at: "workExperience.0.responsibilities.0",
      text: OWN,
      restsOn: ["experiences.0.responsibilities.0"],
      added: false,
      confirmed: false,
    });
    expect(claims.filter(({ added }) => added)).toEqual([]);
    expect(contradicted).toEqual([]);
  });

  it("follows what is edited: what the profile doesn't show is said to be the owner's own", async () => {
    await worded(OWN, "Mentored interns in the archive");
    const { claims } = await prove();
    expect(claims.filter(({ added }) => added)).toEqual([
      expect.objectContaining({ text: "Mentored interns in the archive", restsOn: [], confirmed: false }),
    ]);
    await worded("Mentored interns in the archive", OWN);
  });

  it("tells what differs from the profile in something that can be checked", async () => {
    await worded("by 40%", "by 60%");
    const { contradicted } = await prove();
    expect(contradicted).toMatchObject([
      {
        proposed: "Cut the latency of checkout by 60%",
        conflicts: [{ kind: "number", said: "by 60%", known: "by 40%" }],
      },
    ]);
    await worded("by 60%", "by 40%");
  });

  it("follows the profile, too: what it says no more proves nothing any more", async () => {
    const { person } = owner;
    const whole = (await person.get("/api/career-data")).json();
    const [job] = PERSON.experiences;
    const responsibilities = ["Moved the ledger to PostgreSQL"];
    await person.post("/api/career-data", { ...whole, experiences: [{ ...job, responsibilities }] });
    const { claims } = await prove();
    expect(claims.filter(({ added }) => added).map(({ text }) => text)).toEqual([OWN]);
  });

  it("is nobody else's to see", async () => {
    const stranger = await openPerson(app);
    expect((await stranger.get(`/api/cvs/${owner.id}/proof`)).statusCode).toBe(404);
  });
});
