import { type CvContent as Content, CvContent } from "@terzi/contracts/cv";
import { expect, test } from "vitest";
import type { CvDocument } from "../src/cv-document.ts";
import { loadFontCss } from "../src/font-css.ts";
import { cvHtml } from "../src/html.ts";
import { readBack } from "../src/read-back.ts";
import { openTestPrinter } from "./open-test-printer.ts";
import { engineer, fortyJobs, hostile, lineCook, typedSections } from "./people.ts";
import { readPdf } from "./read-pdf.ts";

const { printer } = await openTestPrinter();

const TEMPLATES = ["modern", "professional"] as const;
const LANGUAGES = ["en", "tr"] as const;

const print = (cv: CvDocument) => printer.print(cvHtml(cv, { fontCss: loadFontCss(cv.template) }));

const PEOPLE: [string, Content][] = [
  ["a line cook", lineCook],
  ["an engineer in Turkish", engineer],
  ["somebody with forty jobs", fortyJobs],
  ["a CV of typed sections", typedSections],
];

for (const template of TEMPLATES)
  for (const language of LANGUAGES)
    test.each(PEOPLE)(
      `${template}, ${language}: every field of %s is read back, in order`,
      async (_, content) => {
        const cv = { content, template, language, jobTitle: "Öğretmen / IT Çözüm Uzmanı" };
        const { pdf } = await print(cv);
        const result = await readBack(pdf, "pdf", cv);
        expect(result.missing).toEqual([]);
        expect(result.total).toBeGreaterThan(5);
      },
    );

test.each(TEMPLATES)(
  "%s: the PDF names title and language, and has headings, lists and an outline",
  async (template) => {
    const { pdf, pageCount } = await print({
      content: engineer,
      template,
      language: "tr",
      jobTitle: "Ekip Lideri",
    });
    const { info, outline, roles, pages } = await readPdf(pdf);
    expect(info).toMatchObject({ Title: "İpek Şule Iğdır-Çağlayan – Ekip Lideri", Language: "tr" });
    expect(outline.slice(0, 4)).toEqual([
      "İpek Şule Iğdır-Çağlayan",
      "Özet",
      "İş Deneyimi",
      "Kıdemli Yazılım Mühendisi",
    ]);
    expect(new Set(roles)).toEqual(
      expect.objectContaining(new Set(["H1", "H2", "H3", "L", "LI", "P", "Link"])),
    );
    expect(pages).toHaveLength(pageCount);
  },
);

test.each(TEMPLATES)("%s: a heading is never the last thing on a page", async (template) => {
  const headings = /^(Work Experience|Education|Role \d|School \d|Degree \d|Firm \d)/;
  for (let filler = 0; filler < 40; filler++) {
    const content = CvContent.parse({
      summary: Array.from({ length: filler }, (_, i) => `Line ${i}.`).join("\n"),
      workExperience: Array.from({ length: 12 }, (_, i) => ({
        position: `Role ${i}`,
        company: `Firm ${i}`,
        startDate: "2020",
        ...(i % 2 ? { description: "What it was about." } : { achievements: ["One", "Two", "Three"] }),
      })),
      education: [{ degree: "Degree 1", institution: "School 1", achievements: ["Honours"] }],
    });
    const { pdf } = await print({ content, template, language: "en", jobTitle: "Role" });
    const { pages } = await readPdf(pdf);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages.slice(0, -1)) expect(page.at(-1)?.text).not.toMatch(headings);
  }
});

test.each(TEMPLATES)("%s: no page is empty, and nothing stands outside the margins", async (template) => {
  const { pdf } = await print({ content: fortyJobs, template, language: "en", jobTitle: "Director" });
  const { pages } = await readPdf(pdf);
  for (const lines of pages) {
    expect(lines.length).toBeGreaterThan(5);
    for (const { y } of lines) expect(y).toBeGreaterThan(40);
  }
});

test.each(TEMPLATES)("%s: hostile text is printed as text, and nothing of it is lost", async (template) => {
  const cv = { content: hostile, template, language: "en" as const, jobTitle: "Tester" };
  const { pdf, pageCount } = await print(cv);
  const { missing } = await readBack(pdf, "pdf", cv);
  expect(missing).toEqual([]);
  expect(pageCount).toBeLessThanOrEqual(2);
});

test.each(TEMPLATES)("%s: every glyph is one letter, and a word is in one font", async (template) => {
  const words =
    "Ofis işi: fi fl ffi ff ft tt çalıştığım İĞNE IŞIK ğüşiöçı ĞÜŞİÖÇ +90 (3x4) A+B -> <= 1/2 ₺ € “tırnak” ‘tek’ ölçüm’ün 4–5… 1\u00a0000 Łódź Žďár Ελλάδα Киев";
  const content = CvContent.parse({ summary: words });
  const { pdf } = await print({ content, template, language: "tr", jobTitle: "" });
  const { pages } = await readPdf(pdf);
  expect(
    pages[0]
      ?.slice(1)
      .map(({ text }) => text)
      .join(" "),
  ).toBe(words.replace("\u00a0", " "));
  const fonts = Buffer.from(pdf)
    .toString("latin1")
    .matchAll(/\/BaseFont \/(?:[A-Z]+\+)?([\w-]+)/g);
  const family = template === "modern" ? "Inter" : "SourceSerif4";
  expect([...new Set(Array.from(fonts, ([, name]) => name))].sort()).toEqual([
    `${family}-Regular`,
    expect.stringMatching(new RegExp(`^${family}-Semi[Bb]old$`)),
  ]);
});

test("a letter that no font has takes nothing with it", async () => {
  const content = CvContent.parse({
    personalInfo: { name: "Ünal \u{1F469}\u200D\u{1F469}\u200D\u{1F467} \u{10FFFD} Çiğdem" },
    summary: "Before \u{E000} after",
  });
  const cv = { content, template: "modern", language: "tr", jobTitle: "" } as const;
  const { pages } = await readPdf((await print(cv)).pdf);
  expect(pages[0]?.[0]?.text).toMatch(/^Ünal .*Çiğdem$/);
  expect(pages[0]?.at(-1)?.text).toMatch(/^Before .*after$/);
});
