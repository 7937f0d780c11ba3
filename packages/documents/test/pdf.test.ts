import { type CvContent as Content, CvContent } from "@terzi/contracts/cv";
import { DateFormat, Density, Design, FontPair, Margins, Paper, Template } from "@terzi/contracts/design";
import { expect, test } from "vitest";
import type { CvDocument } from "../src/cv-document.ts";
import { readDocumentText } from "../src/document-text.ts";
import { cvDocx } from "../src/docx.ts";
import { loadFontCss } from "../src/font-css.ts";
import { cvHtml } from "../src/html.ts";
import { readBack } from "../src/read-back.ts";
import { TEMPLATES as LOOKS } from "../src/templates.ts";
import { openTestPrinter } from "./open-test-printer.ts";
import { everything, PHOTO } from "./full-person.ts";
import { engineer, fortyJobs, hostile, lineCook, typedSections } from "./people.ts";
import { readPdf } from "./read-pdf.ts";

const { printer } = await openTestPrinter();

const TEMPLATES = Template.options;

const print = (cv: CvDocument) => printer.print(cvHtml(cv, { fontCss: loadFontCss(cv.template, cv.design) }));

const PEOPLE: [string, Content][] = [
  ["a line cook", lineCook],
  ["an engineer in Turkish", engineer],
  ["somebody with forty jobs", fortyJobs],
  ["a CV of typed sections", typedSections],
];

for (const [template, language, ...tags] of [
  ["modern", "en"],
  ["professional", "tr"],
  ["modern", "tr", "long"],
  ["professional", "en", "long"],
] as const)
  test.each(PEOPLE)(
    `${template}, ${language}: every field of %s is read back, in order`,
    { tags: [...tags] },
    async (_, content) => {
      const cv = { content, template, language, jobTitle: "Öğretmen / IT Çözüm Uzmanı" };
      const { pdf } = await print(cv);
      const result = await readBack(pdf, "pdf", cv);
      expect(result.missing).toEqual([]);
      expect(result.total).toBeGreaterThan(5);
    },
  );

/** A sample; `bench/read-back.ts` tries all combinations. */
test.each(TEMPLATES.map((template, i) => [template, i] as const))(
  "%s: every field of somebody with all sections is read back, in a design of their own",
  async (template, i) => {
    const design = Design.parse({
      template,
      accent: "#ffd800",
      font: FontPair.options[i % 4],
      density: Density.options[i % 3],
      margins: Margins.options[(i + 1) % 3],
      paper: Paper.options[i % 2],
      dateFormat: DateFormat.options[i % 4],
      sectionOrder: ["education", "customSections:Talks"],
      sectionNames: { education: "Schooling", "customSections:Talks": "Spoken" },
      hiddenSections: ["patents", "customSections:Courses taught"],
      hiddenContacts: ["linkedin"],
      photo: PHOTO,
    });
    const language = i % 2 ? "en" : "tr";
    const cv: CvDocument = { content: everything, template, design, language, jobTitle: "Matron" };
    const [{ pdf }, docx] = await Promise.all([print(cv), cvDocx(cv, { author: "A" })]);
    // A photo is a figure with words for those who don't see it.
    const { roles } = await readPdf(pdf);
    expect(roles.includes("Figure")).toBe(LOOKS[template].hasPhoto === true);
    for (const [format, bytes] of [
      ["pdf", pdf],
      ["docx", docx],
    ] as const) {
      const { missing, total } = await readBack(bytes, format, cv);
      expect([format, missing]).toEqual([format, []]);
      expect(total).toBeGreaterThan(90);
      const text = await readDocumentText(bytes, format);
      expect(text).toContain("Spoken");
      expect(text).not.toMatch(/Clip for infusion|Suturing evening|linkedin/);
    }
  },
);

test.each(TEMPLATES)("%s: the PDF names title and language, and has an outline", async (template) => {
  const { pdf, pageCount } = await print({
    content: engineer,
    template,
    language: "tr",
    jobTitle: "Ekip Lideri",
  });
  const { info, outline, pages } = await readPdf(pdf);
  expect(info).toMatchObject({ Title: "İpek Şule Iğdır-Çağlayan – Ekip Lideri", Language: "tr" });
  expect(outline[0]).toBe("İpek Şule Iğdır-Çağlayan");
  expect(outline).toEqual(
    expect.arrayContaining(["Özet", "İş Deneyimi", "Kıdemli Yazılım Mühendisi", "Beceriler"]),
  );
  expect(pages).toHaveLength(pageCount);
});

const expectHeadingsKept = async (template: Template): Promise<void> => {
  const headings = /^(Work Experience|Education|Role \d|School \d|Degree \d|Firm \d)/;
  // Steps that are prime to the lines of a page meet all places of a heading on it.
  for (let filler = 0; filler < 36; filler += 5) {
    const content = CvContent.parse({
      summary: Array.from({ length: filler }, (_, i) => `Line ${i}.`).join("\n"),
      workExperience: Array.from({ length: 20 }, (_, i) => ({
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
};
test.each(TEMPLATES.slice(0, 2))("%s: a heading is never the last thing on a page", expectHeadingsKept);
test.each(TEMPLATES.slice(2))(
  "%s: a heading is never the last thing on a page",
  { tags: "long" },
  expectHeadingsKept,
);

test("a skills line of two rows isn't torn at a page's end, also beside a label", async () => {
  const skills = Array.from({ length: 14 }, (_, i) => `Ability${i}`);
  for (let points = 30; points < 52; points += 1) {
    const content = CvContent.parse({
      personalInfo: { name: "Ada King" },
      workExperience: [
        {
          position: "Clerk",
          company: "Acme",
          responsibilities: Array.from({ length: points }, (_, i) => `Kept book ${i}`),
        },
      ],
      education: [{ degree: "BSc", institution: "Leeds", graduationDate: "2010-06" }],
      skills: { technical: skills, soft: ["Teaching"] },
    });
    const design = Design.parse({ template: "europass", paper: "A4" });
    const { pdf } = await print({ content, template: "europass", design, language: "en", jobTitle: "" });
    const { pages } = await readPdf(pdf);
    const rows = pages.map((lines) => lines.filter(({ text }) => /Ability\d/.test(text)).length);
    expect([points, rows.filter((count) => count > 0)]).toEqual([points, [2]]);
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

test.each([
  ["inter", ["Inter-Regular", "Inter-SemiBold"]],
  ["source-serif", ["SourceSerif4-Regular", "SourceSerif4-SemiBold"]],
  ["plex", ["IBMPlexSans-Regular", "IBMPlexSans-SemiBold"]],
  ["lora", ["Lora-SemiBold", "SourceSans3-Regular"]],
] as const)("%s: every glyph is one letter, and a word is in one font", async (font, names) => {
  const words =
    "Ofis işi: fi fl ffi ff ft tt çalıştığım İĞNE IŞIK ğüşiöçı ĞÜŞİÖÇ +90 (3x4) A+B -> <= 1/2 ₺ € “tırnak” ‘tek’ ölçüm’ün 4–5… 1\u00a0000 Łódź Žďár Ελλάδα Киев";
  const content = CvContent.parse({ summary: words });
  const design = Design.parse({ template: "modern", font });
  const { pdf } = await print({ content, template: "modern", design, language: "tr", jobTitle: "" });
  const { pages } = await readPdf(pdf);
  expect(
    pages[0]
      ?.slice(1)
      .map(({ text }) => text)
      .join(" ")
      // Behind a dash a line may end.
      .replace("– ", "–"),
  ).toBe(words.replace("\u00a0", " "));
  const fonts = Buffer.from(pdf)
    .toString("latin1")
    .matchAll(/\/BaseFont \/(?:[A-Z]+\+)?([\w-]+)/g);
  expect([...new Set(Array.from(fonts, ([, name]) => name))].sort()).toEqual(names);
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
