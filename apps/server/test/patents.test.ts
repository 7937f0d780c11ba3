import { CvContent } from "@terzi/contracts/cv";
import { cvDocx } from "@terzi/documents/docx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildProfile, generate, giveCredits, openPerson } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const PATENT = {
  title: "Valve for dosing pumps",
  office: "European Patent Office",
  number: "EP 3 123 456",
  date: "2021-05",
  description: "Doses liquids without a membrane.",
};
const JOB_POSTING =
  "Design engineer\n\nRequirements\n- Experience with dosing pumps\n- Knowledge of patents\n- English";

describe("a patent of the profile", () => {
  it("stands in the CV as it is, whatever the mode, speaks for what a posting asks, and is read back", async () => {
    const person = await openPerson(app, { patents: [PATENT] });
    await giveCredits(app, person, 20);
    for (const generationMode of ["strict", "enhanced", "extensive"] as const) {
      const { previewData } = await generate(person, {
        jobPosting: JOB_POSTING,
        jobTitle: "Design engineer",
        length: "long",
        generationMode,
      });
      expect(previewData.content.patents).toEqual([{ ...PATENT, source: "patents.0" }]);
      const evidence = previewData.match.matches.flatMap((match) => match.evidence.map(({ place }) => place));
      expect(evidence).toContain("patents.0.title");
      const { id } = (await person.post("/api/cvs/save", previewData)).json();
      const { pdf, docx } = (await person.get(`/api/cvs/${id}/receipts`)).json();
      expect([pdf.missing, docx.missing]).toEqual([[], []]);
    }
  });

  it.each(["en", "tr"] as const)("is read from an uploaded CV in %s", async (language) => {
    const person = await openPerson(app, { personalInfo: { name: "" }, experiences: [], education: [] });
    const { experiences: workExperience, ...profile } = buildProfile();
    const content = CvContent.parse({ ...profile, workExperience, patents: [PATENT] });
    const cv = { content, template: "modern" as const, language, jobTitle: "" };
    await person.upload("/api/career-data/upload-cv", await cvDocx(cv, { author: "Ada Yılmaz" }), "cv.docx");
    const { patents } = (await person.get("/api/career-data")).json();
    const { date: _written, ...said } = PATENT;
    expect(patents).toEqual([expect.objectContaining(said)]);
  });
});
