import { Design, Paper } from "@terzi/contracts/design";
import { expect, test } from "vitest";
import { loadFontCss } from "../src/font-css.ts";
import { cvHtml } from "../src/html.ts";
import { everything } from "./full-person.ts";
import { openTestPrinter } from "./open-test-printer.ts";
import { fortyJobs } from "./people.ts";
import { readPdf } from "./read-pdf.ts";

const { printer } = await openTestPrinter();

/** The left edge of the paper that is printed on, 18 mm in points, and how far bullets hang before the text. */
const LEFT_EDGE = 51;
const HANGING = 12;

test.each(Paper.options)(
  "columns on %s: beside the panel on page 1, the story has the whole width of all others",
  async (paper) => {
    const design = Design.parse({ template: "columns", paper });
    const content = { ...fortyJobs, hobbies: ["Rowing"] };
    const html = cvHtml(
      { content, template: "columns", design, language: "en", jobTitle: "" },
      { fontCss: loadFontCss("columns") },
    );
    const { pages } = await readPdf((await printer.print(html)).pdf);
    const [first = [], ...others] = pages;
    const story = first.slice(first.findIndex(({ text }) => text.startsWith("Work Experience")));
    expect(story.length).toBeGreaterThan(5);
    for (const { x } of story) expect(x).toBeGreaterThan(LEFT_EDGE + 150);
    expect(others.length).toBeGreaterThan(1);
    for (const page of others)
      expect(Math.min(...page.map(({ x }) => x))).toBeLessThanOrEqual(LEFT_EDGE + HANGING);
  },
);

test("no line begins with the separator of what stands before it, also in the narrow panel", async () => {
  const cv = { content: everything, template: "columns", language: "en", jobTitle: "" } as const;
  const html = cvHtml(cv, { fontCss: loadFontCss("columns") });
  const { pages } = await readPdf((await printer.print(html)).pdf);
  const lines = pages.flat().map(({ text }) => text.trim());
  expect(lines.filter((line) => line.includes("·")).length).toBeGreaterThan(5);
  expect(lines.filter((line) => /^[·–]/.test(line))).toEqual([]);
});
