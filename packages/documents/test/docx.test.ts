import type { CvContent as Content } from "@terzi/contracts/cv";
import { Design, Template } from "@terzi/contracts/design";
import { strFromU8, unzipSync } from "fflate";
import { Parser } from "htmlparser2";
import mammoth from "mammoth";
import { expect, test } from "vitest";
import { cvDocx } from "../src/docx.ts";
import { readBack } from "../src/read-back.ts";
import { TEMPLATES as LOOKS } from "../src/templates.ts";
import { PHOTO } from "./full-person.ts";
import { engineer, fortyJobs, hostile, lineCook, typedSections } from "./people.ts";

const TEMPLATES = ["modern", "professional"] as const;
const LANGUAGES = ["en", "tr"] as const;

const PEOPLE: [string, Content][] = [
  ["a line cook", lineCook],
  ["an engineer in Turkish", engineer],
  ["somebody with forty jobs", fortyJobs],
  ["a CV of typed sections", typedSections],
  ["somebody hostile", hostile],
];

/** The parts of a DOCX as XML. */
const partsOf = (docx: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(docx)).map(([path, bytes]) => [path, strFromU8(bytes)]));

for (const template of TEMPLATES)
  for (const language of LANGUAGES)
    test.each(PEOPLE)(
      `${template}, ${language}: every field of %s is read back, in order`,
      async (_, content) => {
        const cv = { content, template, language, jobTitle: "Öğretmen / IT Çözüm Uzmanı" };
        const result = await readBack(await cvDocx(cv, { author: "A" }), "docx", cv);
        expect(result.missing).toEqual([]);
        expect(result.total).toBeGreaterThan(5);
      },
    );

test("headings and bullets are Word's own styles, so that another program knows them", async () => {
  const cv = { content: lineCook, template: "modern", language: "en", jobTitle: "Sous Chef" } as const;
  const docx = await cvDocx(cv, { author: "Maya Brooks" });
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(docx) });
  expect(value).toContain("<h1>Work Experience</h1><h2>Line Cook\tJan 2022 – Present</h2>");
  expect(value).toContain(
    "<ul><li>Prepare up to 180 covers a night</li><li>Train new staff in food safety</li></ul>",
  );
  expect(value).toContain('<a href="mailto:maya.brooks@example.com">maya.brooks@example.com</a>');
  const { "word/document.xml": body = "", "word/styles.xml": styles = "" } = partsOf(docx);
  expect(body).toContain('<w:pStyle w:val="Title"/>');
  expect(styles).toContain('<w:name w:val="List Bullet"/>');
});

test("no line has a height that a taller letter is cut off by, in any template", async () => {
  for (const template of Template.options) {
    const docx = await cvDocx({ content: engineer, template, language: "tr", jobTitle: "" }, { author: "A" });
    const { "word/document.xml": body = "", "word/styles.xml": styles = "" } = partsOf(docx);
    const heights = `${body}${styles}`.match(/<w:spacing [^>]*w:line=[^>]*>/g) ?? [];
    expect(heights.length, template).toBeGreaterThan(2);
    expect(heights.filter((height) => !height.includes('w:lineRule="auto"'))).toEqual([]);
  }
});

test("the document names its title, author, date and language", async () => {
  const cv = {
    content: engineer,
    template: "professional",
    language: "tr",
    jobTitle: "Ekip Lideri",
  } as const;
  const docx = await cvDocx(cv, { author: "İpek & Şule", createdAt: new Date("2026-01-02T03:04:05Z") });
  const { "docProps/core.xml": core = "", "word/styles.xml": styles = "" } = partsOf(docx);
  expect(core).toContain("<dc:title>İpek Şule Iğdır-Çağlayan – Ekip Lideri</dc:title>");
  expect(core).toContain("<dc:creator>İpek &amp; Şule</dc:creator>");
  expect(core).toContain("<dc:language>tr-TR</dc:language>");
  expect(core).toContain(">2026-01-02T03:04:05Z</dcterms:created>");
  expect(styles).toContain('<w:lang w:val="tr-TR"/>');
});

test("the same CV with the same date gives the same bytes", async () => {
  const cv = { content: engineer, template: "modern", language: "tr", jobTitle: "Ekip Lideri" } as const;
  const createdAt = new Date("2026-01-02T03:04:05Z");
  const [one, other] = await Promise.all([
    cvDocx(cv, { author: "A", createdAt }),
    cvDocx(cv, { author: "A", createdAt }),
  ]);
  expect(Buffer.from(one).equals(other)).toBe(true);
});

test("characters that XML forbids don't break the document", async () => {
  const cv = {
    content: hostile,
    template: "modern",
    language: "en",
    jobTitle: "\u0000\u0008\uFFFFTester",
  } as const;
  const parts = partsOf(await cvDocx(cv, { author: "\u0001A\uD800" }));
  for (const xml of Object.values(parts)) {
    expect(xml).not.toMatch(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/u);
    expect(xml.isWellFormed()).toBe(true);
    new Parser({ onerror: (error) => expect.fail(error.message) }, { xmlMode: true }).end(xml);
  }
});

test("a photo stands beside the head, which is as high, and the head is still read first and in order", async () => {
  for (const template of Template.options.filter((one) => LOOKS[one].hasPhoto)) {
    const design = Design.parse({ template, photo: PHOTO });
    const cv = { content: lineCook, template, design, language: "en", jobTitle: "" } as const;
    const docx = await cvDocx(cv, { author: "A" });
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(docx) });
    const [, name = "", photo = "", rest = ""] =
      /^<table><tr><td>(.*?)<\/td><td>(.*?)<\/td><\/tr><\/table>(.*)$/s.exec(value) ?? [];
    expect(name).toContain("Maya Brooks");
    expect(name).toContain("maya.brooks@example.com");
    expect(photo).toMatch(/^<p><img alt="Photo"/);
    expect(rest).toMatch(/^<h1>/);
    // Floating, it would hang into what follows a short head.
    expect(partsOf(docx)["word/document.xml"]).not.toContain("<wp:anchor");
  }
});

test("a phone number isn't torn at a line's end, and no line begins with a separator", async () => {
  const cv = { content: lineCook, template: "modern", language: "en", jobTitle: "" } as const;
  const { phone } = lineCook.personalInfo;
  expect(phone).toContain(" ");
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await cvDocx(cv, { author: "A" })) });
  expect(value).toContain(phone.replaceAll(" ", "\u00A0"));
  expect(value).not.toContain(" ·");
  expect(value).toContain("\u00A0· ");
});
