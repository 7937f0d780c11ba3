/// <reference lib="dom" />
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CvContent as Content, CvContent } from "@terzi/contracts/cv";
import { Template } from "@terzi/contracts/design";
import { afterAll, expect, test } from "vitest";
import { startBrowser } from "../src/browser-start.ts";
import { loadFontCss } from "../src/font-css.ts";
import { cvHtml } from "../src/html.ts";
import { pagedHtml, sheetOf, sheetPitchPx } from "../src/screen-pages.ts";
import { openTestPrinter } from "./open-test-printer.ts";
import { engineer, fortyJobs, hostile, lineCook, typedSections } from "./people.ts";
import { readPdf } from "./read-pdf.ts";

const { printer } = await openTestPrinter();
const dataDir = await mkdtemp(join(tmpdir(), "terzi-screen-"));
const { context, stop } = await startBrowser({ dataDir, log: { warn: () => {} } });
afterAll(async () => {
  await stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

/** Paragraphs and points of many lengths, so that pages break within both. */
const wordy = CvContent.parse({
  personalInfo: { name: "Nia Loom", email: "nia@example.com", location: "Leeds" },
  summary: "Weaver of long sentences. ".repeat(9),
  workExperience: Array.from({ length: 9 }, (_, job) => ({
    company: `Mill ${job}`,
    position: `Weaver ${job}`,
    startDate: `20${10 + job}`,
    description: `Wove cloth of ${job + 3} kinds for buyers in many towns. `.repeat(1 + ((job * 7) % 11)),
    achievements: Array.from({ length: 1 + ((job * 5) % 7) }, (_, point) =>
      `Point ${point} of mill ${job} tells of a loom that ran ${point * 17} hours. `.repeat(1 + (point % 4)),
    ),
  })),
  education: [{ institution: "School of Cloth", degree: "Diploma", graduationDate: "2009" }],
  skills: { technical: Array.from({ length: 90 }, (_, i) => `Skill number ${i}`) },
});

const PEOPLE: [string, Content][] = [
  ["a line cook", lineCook],
  ["an engineer", engineer],
  ["somebody with forty jobs", fortyJobs],
  ["somebody of many words", wordy],
  ["a CV of typed sections", typedSections],
  ["a hostile CV", hostile],
];

/** The letters on each page as the screen shows them, without spaces. */
async function readScreen(html: string): Promise<string[]> {
  const page = await context.newPage();
  await page.setContent(pagedHtml(html), { waitUntil: "load" });
  const pages = await page.evaluate(
    (pitch) => {
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (let at = 0; at < (node.nodeValue ?? "").length; at++) {
          const letter = node.nodeValue?.[at] ?? "";
          if (!letter.trim()) continue;
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { top } = range.getBoundingClientRect();
          const number = Math.floor(top / pitch);
          found[number] = (found[number] ?? "") + letter;
        }
      return found;
    },
    sheetPitchPx(sheetOf(html)),
  );
  await page.close();
  return pages;
}

const lettersOf = (text: string): string => text.normalize("NFC").replace(/[\s\p{Cf}\p{Cs}\uFFFD•]/gu, "");

/** One of the people in each template, and the others where all is tried. */
const pairs = Template.options.flatMap((template, at) =>
  PEOPLE.map(([name, content], person) => ({
    template,
    name,
    content,
    isFirst: at % PEOPLE.length === person,
  })),
);

async function expectSamePages({ template, content }: (typeof pairs)[number]): Promise<void> {
  const cv = { content, template, language: "en" as const, jobTitle: "Weaver" };
  const html = cvHtml(cv, { fontCss: loadFontCss(template) });
  const printed = await readPdf((await printer.print(html)).pdf);
  const expected = printed.pages.map((lines) => lettersOf(lines.map(({ text }) => text).join("")));
  const shown = (await readScreen(html)).map(lettersOf);
  expect(shown.map((page) => page.length)).toEqual(expected.map((page) => page.length));
  for (const [number, page] of expected.entries())
    expect([...(shown[number] ?? "")].toSorted().join("")).toBe([...page].toSorted().join(""));
}

const SAME = "$template: $name has the same words on each page of screen and PDF";
test.each(pairs.filter(({ isFirst }) => isFirst))(SAME, expectSamePages);
test.each(pairs.filter(({ isFirst }) => !isFirst))(SAME, { tags: "long" }, expectSamePages);
