import { UploadEvent } from "@terzi/contracts/upload";
import { loadFontCss } from "@terzi/documents/font-css";
import { cvHtml } from "@terzi/documents/html";
import { photographPages, scanPdf } from "@terzi/testing/scan";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildProfile } from "./builders.ts";
import { cvOf } from "./own-cv.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

const PATH = "/api/career-data/upload-cv";

let app: TestApp;
let pdf: Uint8Array;
beforeAll(async () => {
  app = await startApp();
  const printed = await app.printer.print(cvHtml(cvOf("modern"), { fontCss: loadFontCss("modern") }));
  pdf = new Uint8Array(printed.pdf);
});
afterAll(() => app.stop());

const signedUp = async (): Promise<Visitor> => {
  const visitor = app.visitor();
  await visitor.signUp();
  return visitor;
};

describe("a CV that has no text of its own", () => {
  it("is recognised from a scan, page by page, and says how sure it is", { tags: "long" }, async () => {
    const pages = await photographPages(pdf, { askew: 0.8, shadow: 0.3 });
    const answer = await (await signedUp()).upload(`${PATH}/steps`, scanPdf(pages), "scan.pdf");
    expect(answer.statusCode).toBe(200);
    const told = answer.body
      .trim()
      .split("\n")
      .map((line) => UploadEvent.parse(JSON.parse(line)));
    expect(told.map(({ type }) => type)).toEqual([...pages.map(() => "page"), "done"]);
    const last = told.at(-1);
    if (last?.type !== "done") throw new Error("It didn't end");
    const { profile, message, document } = last.answer;
    expect(profile.personalInfo).toMatchObject({ name: "Ada Yılmaz", email: "ada@example.com" });
    expect(profile.experiences.map(({ company }) => company)).toEqual(
      buildProfile().experiences.map(({ company }) => company),
    );
    expect(document.sureness).toBeGreaterThan(0.8);
    expect(message).toMatch(
      /The file is a picture, so its words had to be recognised: \d+% of them for certain/,
    );
  });

  it("is recognised from a photo that was taken with the phone on its side", async () => {
    const [photo] = await photographPages(pdf, { shadow: 0.3, isSideways: true });
    if (!photo) throw new Error("Nothing was photographed");
    const answer = await (await signedUp()).upload(PATH, photo, "photo.jpg");
    expect(answer.statusCode).toBe(200);
    expect(answer.json().profile.personalInfo).toMatchObject({
      name: "Ada Yılmaz",
      email: "ada@example.com",
    });
  });

  it("is turned where it lies on its side and no note says so, and its values are found where they lie", {
    tags: "long",
  }, async () => {
    const [photo] = await photographPages(pdf, { isSidewaysUnnoted: true });
    if (!photo) throw new Error("Nothing was photographed");
    const answer = await (await signedUp()).upload(PATH, photo, "photo.jpg");
    expect(answer.statusCode).toBe(200);
    const { profile, document } = answer.json();
    expect(profile.personalInfo).toMatchObject({ name: "Ada Yılmaz", email: "ada@example.com" });
    expect(document.pages[0].ratio).toBeGreaterThan(1);
    const [name] = document.lines.find(({ text }: { text: string }) => text.includes("Ada")).spots;
    // What stands at the top of the paper stands at the picture's left.
    expect(name.left).toBeLessThan(0.2);
    expect(name.height).toBeGreaterThan(name.width);
  });

  it("is refused where no word can be recognised", async () => {
    const empty = await app.printer.print("<!doctype html><title>Nothing</title>");
    const blank = await photographPages(new Uint8Array(empty.pdf));
    const answer = await (await signedUp()).upload(PATH, scanPdf(blank), "blank.pdf");
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe("FILE_WITHOUT_TEXT");
  });
});
