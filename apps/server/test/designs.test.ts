import { Design } from "@terzi/contracts/design";
import { readDocumentText } from "@terzi/documents/document-text";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildOrder, generate, giveCredits, idOf, openPerson } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** What a program says of a design, as the browser sends it. */
const OWN = Design.parse({ template: "creative", accent: "#224466", density: "airy", margins: "wide" });

describe("a person's own design", () => {
  it("is what their next CVs begin with, in the template that each is ordered in", async () => {
    const person = await openPerson(app);
    expect((await person.call("cv.ownDesign", {}, "query")).json().result.data).toBeNull();
    await person.call("cv.saveOwnDesign", OWN);
    const { previewData } = await generate(person, { template: "executive" });
    expect(previewData.design).toEqual({ ...OWN, template: "executive" });
  });

  it("is part of their export, and goes with the account", async () => {
    const person = await openPerson(app);
    await person.call("cv.saveOwnDesign", OWN);
    expect((await person.get("/api/user/export")).json().ownDesign).toEqual(OWN);
    const accountId = await idOf(person);
    const kept = () =>
      app.db.selectFrom("ownDesign").selectAll().where("accountId", "=", accountId).execute();
    expect(await kept()).toHaveLength(1);
    await person.call("privacy.deleteAccount", { password: "correct horse" });
    expect(await kept()).toEqual([]);
  });
});

describe("the design of a CV", () => {
  it("is kept with it, and its files are made in it", async () => {
    const person = await openPerson(app);
    await giveCredits(app, person, 20);
    const { previewData } = await generate(person, {});
    const design = Design.parse({
      template: "columns",
      paper: "Letter",
      dateFormat: "numeric",
      sectionNames: { education: "Schooling" },
      hiddenSections: ["projects"],
      hiddenContacts: ["phone"],
    });
    const saved = { ...previewData, template: "columns", design };
    const { id } = (await person.post("/api/cvs/save", saved)).json();
    expect((await person.get(`/api/cvs/${id}`)).json()).toMatchObject({ template: "columns", design });
    const pdf = (await person.get(`/api/cvs/${id}/download/pdf`)).rawPayload.toString("latin1");
    expect(pdf).toMatch(/\/MediaBox \[0 0 612 792\]/);
    const docx = (await person.get(`/api/cvs/${id}/download/docx`)).rawPayload;
    const text = await readDocumentText(docx, "docx");
    expect(text).toContain("Schooling");
    expect(text).toContain("03/2020 – Present");
    expect(text).not.toMatch(/Kur Takip|\+90 555/);
    const plain = (await person.get(`/api/cvs/${id}/download/txt`)).body;
    expect(plain).toContain("SCHOOLING");
    expect(plain).toContain("03/2020 – Present");
    expect(plain).not.toMatch(/Kur Takip|\+90 555/);
    // What was taken off the page isn't sent along by a file that nobody looks into.
    const resume = (await person.get(`/api/cvs/${id}/download/json`)).json();
    expect(resume.basics.name).not.toBe("");
    expect(JSON.stringify(resume)).not.toMatch(/Kur Takip|\+90 555/);
    const receipts = (await person.get(`/api/cvs/${id}/receipts`)).json();
    expect([receipts.pdf.missing, receipts.docx.missing]).toEqual([[], []]);
  });

  it("counts for the promised length: less is dropped where more fits on a page", async () => {
    const points = Array.from({ length: 60 }, (_, i) => `Wrote report number ${i} for a customer in Izmir`);
    const person = await openPerson(app, {
      experiences: [
        {
          company: "Mavi",
          position: "Engineer",
          startDate: "2016",
          endDate: "2020",
          responsibilities: points,
        },
      ],
    });
    const pointsIn = async (design: Partial<Design>): Promise<number> => {
      const order = buildOrder({ length: "short", design: Design.parse({ paper: "A4", ...design }) });
      const { previewData } = await generate(person, order);
      expect(previewData.pageCount).toBe(1);
      const [job] = previewData.content.workExperience;
      return typeof job === "object" ? job.responsibilities.length : 0;
    };
    const airy = await pointsIn({ density: "airy", margins: "wide" });
    const tight = await pointsIn({ density: "compact", margins: "narrow" });
    expect(tight).toBeGreaterThan(airy + 5);
  });
});

it("all sections of a profile stand in the CV and are read back from its files", async () => {
  const person = await openPerson(app, {
    awards: [{ title: "Hackathon winner", issuer: "TEKNOFEST", date: "2019" }],
    volunteerExperience: [{ organization: "Kızılay", role: "First aider", startDate: "2018" }],
    professionalMemberships: [{ organization: "EMO", role: "Member" }],
    customSections: [{ heading: "Talks", title: "Money in two phases", points: ["Given in Ankara"] }],
    references: [{ name: "Can Öz", position: "CTO", email: "can@example.com" }],
    hobbies: ["Sailing"],
    additionalInfo: "Available from May.",
  });
  await giveCredits(app, person, 20);
  const { previewData } = await generate(person, { length: "long", generationMode: "strict" });
  const { content } = previewData;
  expect(content).toMatchObject({ hobbies: ["Sailing"], additionalInfo: "Available from May." });
  for (const section of [
    "awards",
    "volunteerExperience",
    "professionalMemberships",
    "customSections",
    "references",
  ] as const)
    expect([section, content[section].length]).toEqual([section, 1]);
  const { id } = (await person.post("/api/cvs/save", previewData)).json();
  const { pdf, docx } = (await person.get(`/api/cvs/${id}/receipts`)).json();
  expect([pdf.missing, docx.missing]).toEqual([[], []]);
});
