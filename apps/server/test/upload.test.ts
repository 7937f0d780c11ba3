import { Template } from "@terzi/contracts/design";
import { cvDocx } from "@terzi/documents/docx";
import { loadFontCss } from "@terzi/documents/font-css";
import { cvHtml } from "@terzi/documents/html";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildProfile } from "./builders.ts";
import { cvOf } from "./own-cv.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

const PATH = "/api/career-data/upload-cv";

let app: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const signedUp = async (): Promise<Visitor> => {
  visitor = app.visitor();
  await visitor.signUp();
  return visitor;
};

/** Our own CV, as somebody would upload it. */
const cvFile = (): Promise<Uint8Array> => cvDocx(cvOf("modern"), { author: "Ada Yılmaz" });

describe("uploading a CV", () => {
  it("fills an empty profile, and says in numbers with what", async () => {
    await signedUp();
    const answer = await visitor.upload(PATH, await cvFile(), "cv.docx");
    expect(answer.statusCode).toBe(200);
    expect(answer.json().message).toContain("2 jobs");
    const profile = (await visitor.get("/api/career-data")).json();
    expect(profile.personalInfo).toMatchObject({ name: "Ada Yılmaz", email: "ada@example.com" });
    expect(profile.experiences.map(({ company }: { company: string }) => company)).toEqual([
      "Ege Ödeme A.Ş.",
      "Mavi Yazılım",
    ]);
    expect(profile.version).toBe(1);
  });

  it.each(Template.options)("reads our own PDF, %s, as a CV again", async (template) => {
    await signedUp();
    const { pdf } = await app.printer.print(cvHtml(cvOf(template), { fontCss: loadFontCss(template) }));
    await visitor.upload(PATH, new Uint8Array(pdf), "cv.pdf");
    const profile = (await visitor.get("/api/career-data")).json();
    expect(profile.personalInfo.name).toBe("Ada Yılmaz");
    expect(profile.experiences).toMatchObject(
      buildProfile().experiences.map(({ company, position, location }) => ({ company, position, location })),
    );
  });

  it("says why a line was taken for an employer, in the person's language", async () => {
    await signedUp();
    const employer = async () => {
      const { read } = (await visitor.upload(PATH, await cvFile(), "cv.docx")).json();
      return read.find(({ text }: { text: string }) => text.includes("Ege Ödeme"));
    };
    expect(await employer()).toMatchObject({
      takenFor: "Job",
      reason: expect.stringContaining("“Ege Ödeme A.Ş.” is the employer"),
    });
    await visitor.patch("/api/user/language", { language: "tr" });
    expect(await employer()).toMatchObject({
      takenFor: "İş deneyimi",
      reason: expect.stringContaining("“Ege Ödeme A.Ş.” iş yeridir"),
    });
  });

  it("replaces nothing, and adds nothing twice", async () => {
    await signedUp();
    const mine = buildProfile({ summary: "My own words." });
    await visitor.post("/api/career-data", mine);
    await visitor.upload(PATH, await cvFile(), "cv.docx");
    const once = (await visitor.get("/api/career-data")).json();
    expect(once.summary).toBe("My own words.");
    expect(once.experiences).toEqual(mine.experiences);
    await visitor.upload(PATH, await cvFile(), "again.docx");
    expect((await visitor.get("/api/career-data")).json().experiences).toEqual(mine.experiences);
  });

  it.each([
    ["a program", "MZ\x90\0\x03\0\0\0\x04\0\0\0", "cv.pdf", 415, "UNSUPPORTED_TYPE"],
    ["an XML of something else", "<?xml version='1.0'?><invoice/>", "cv.docx", 415, "UNSUPPORTED_TYPE"],
    ["a PDF that ends after its first line", "%PDF-1.7\n", "cv.pdf", 422, "FILE_UNREADABLE"],
    ["nothing", "", "cv.docx", 415, "UNSUPPORTED_TYPE"],
  ])("refuses %s, whatever its name says", async (_, text, name, status, code) => {
    await signedUp();
    const answer = await visitor.upload(PATH, new TextEncoder().encode(text), name);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
  });

  it("refuses more than 10 MB, and a form without the file", async () => {
    await signedUp();
    const large = await visitor.upload(PATH, new Uint8Array(10 * 1024 * 1024 + 1), "cv.pdf");
    expect(large.statusCode).toBe(413);
    expect(large.json().message).toBe("Please upload a file smaller than 10MB.");
    const none = await visitor.post(PATH, "--b--\r\n", { "content-type": "multipart/form-data; boundary=b" });
    expect(none.statusCode).toBe(400);
    expect((await visitor.post(PATH, {})).statusCode).toBe(415);
  });

  it("finds nothing in a text that is no CV, and changes nothing", async () => {
    await signedUp();
    const before = (await visitor.get("/api/career-data")).json().personalInfo;
    const page = new TextEncoder().encode("<html><body>The weather in Izmir is fine</body></html>");
    const answer = await visitor.upload(PATH, page, "cv.pdf");
    expect(answer.statusCode).toBe(200);
    expect(answer.json().message).toMatch(/^We found nothing in this file/);
    expect((await visitor.get("/api/career-data")).json().personalInfo).toEqual(before);
  });

  it("shows where in the document each value stands", async () => {
    await signedUp();
    const { pdf } = await app.printer.print(cvHtml(cvOf("modern"), { fontCss: loadFontCss("modern") }));
    const { document } = (await visitor.upload(PATH, new Uint8Array(pdf), "cv.pdf")).json();
    const valueAt = (place: string) =>
      document.values.find((value: { place: string }) => value.place === place);
    const [name, company] = [valueAt("personalInfo.name"), valueAt("experiences.0.company")];
    expect(name).toMatchObject({ text: "Ada Yılmaz", doubt: null, spots: [{ page: 1 }] });
    expect(company.spots[0].top).toBeGreaterThan(name.spots[0].top + name.spots[0].height);
    expect(document.lines[company.lines[0]].text).toContain("Ege Ödeme A.Ş.");
    expect(document.pages[0].ratio).toBeCloseTo(210 / 297, 2);
  });

  it("is for people who are signed in", async () => {
    expect((await app.visitor().upload(PATH, await cvFile(), "cv.docx")).statusCode).toBe(401);
  });
});
