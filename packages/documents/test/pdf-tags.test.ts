import { Design, Template } from "@terzi/contracts/design";
import { OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { loadFontCss } from "../src/font-css.ts";
import { makeHearable } from "../src/hearable-pdf.ts";
import { cvHtml } from "../src/html.ts";
import { openPdf } from "../src/open-pdf.ts";
import { everything, PHOTO } from "./full-person.ts";
import { openTestPrinter } from "./open-test-printer.ts";

const { printer } = await openTestPrinter();

type Tag = { role: string; alt: string; lang: string; tags: Tag[]; contents: string[] };

/** A node of pdf.js' structure: a tag with what it holds, or a piece of what is painted. */
function readTag(node: unknown): Tag | string {
  // Safe: pdf.js types neither; all that is read is looked at first.
  const {
    role,
    alt,
    lang,
    children = [],
    type,
    id,
  } = node as Record<string, unknown> & { children?: unknown[] };
  if (typeof role !== "string") return `${type}:${id}`;
  const below = children.map(readTag);
  return {
    role,
    alt: typeof alt === "string" ? alt : "",
    lang: typeof lang === "string" ? lang : "",
    tags: below.filter((one) => typeof one !== "string"),
    contents: below.filter((one) => typeof one === "string"),
  };
}

const flatten = (tag: Tag): Tag[] => [tag, ...tag.tags.flatMap(flatten)];

const PAINTING = new Set([OPS.showText, OPS.paintImageXObject, OPS.paintFormXObjectBegin, OPS.shadingFill]);

/** How much is painted that is neither tagged nor marked as decoration. */
async function countUnmarked(page: PDFPageProxy): Promise<number> {
  const { fnArray, argsArray } = await page.getOperatorList();
  let depth = 0;
  let unmarked = 0;
  for (const [i, operator] of fnArray.entries()) {
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth++;
    if (operator === OPS.endMarkedContent) depth--;
    // A path says what is done with it: one that only clips paints nothing.
    const isPath = operator === OPS.constructPath && argsArray[i]?.[0] !== OPS.endPath;
    if (depth === 0 && (isPath || PAINTING.has(operator))) unmarked++;
  }
  return unmarked;
}

/** What somebody who hears a PDF is told by it, page by page. */
async function readTags(bytes: Uint8Array) {
  const pdf = await openPdf(bytes);
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const root = readTag(await page.getStructTree());
    const tags = typeof root === "string" ? [] : flatten(root);
    const marked = new Set(
      tags.flatMap(({ contents }) => contents.map((one) => one.replace("content:", ""))),
    );
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    let open: (string | null)[] = [];
    const untagged: string[] = [];
    for (const item of items) {
      if ("str" in item) {
        const id = open.findLast((one) => one !== null);
        if (item.str.trim() && !(id && marked.has(id))) untagged.push(item.str);
      } else if (item.type === "endMarkedContent") open = open.slice(0, -1);
      else open.push("id" in item ? item.id : null);
    }
    pages.push({
      tags,
      untagged,
      unmarked: await countUnmarked(page),
      links: (await page.getAnnotations()).filter(({ subtype }) => subtype === "Link"),
    });
  }
  await pdf.loadingTask.destroy();
  return pages;
}

/** "jo@example.com" of "mailto:jo@example.com". */
const saidOf = (url: string): string =>
  url.replace(/^(mailto:|tel:|https?:\/\/(www\.)?)/, "").replace(/\/$/, "");

test.each(Template.options)(
  "%s: a PDF can be heard: all of it is tagged, in a language, under headings in order",
  async (template) => {
    const design = Design.parse({ template, photo: PHOTO });
    const cv = { content: everything, template, design, language: "en", jobTitle: "Matron" } as const;
    const printed = await printer.print(cvHtml(cv, { fontCss: loadFontCss(template, design) }));
    const pdf = makeHearable(printed.pdf);
    const pages = await readTags(pdf);
    const written = Buffer.from(pdf).toString("latin1");
    expect(written).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
    expect(written).toMatch(/\/Lang \(en\)/);
    // Readers show the title instead of a file's name, and Tab goes from link to link as they are read.
    expect(written).toMatch(/\/DisplayDocTitle true/);
    expect(written.match(/\/Tabs \/S/g)).toHaveLength(pages.length);
    // Names of tags that PDF 1.4 doesn't have are said by ones that it has.
    expect(written).toContain("/RoleMap <</Strong /Span");
    expect(written).toContain(
      '<rdf:li xml:lang="x-default">Sarah Johnson \u00e2\u0080\u0093 Matron</rdf:li>',
    );
    for (const { untagged, unmarked, links, tags } of pages) {
      expect(untagged).toEqual([]);
      expect(unmarked).toBe(0);
      for (const { url, contentsObj } of links) expect([url, contentsObj.str]).toEqual([url, saidOf(url)]);
      // As many as there are places to click, each with its words.
      const linked = tags.filter(({ role }) => role === "Link");
      expect(links.length > 0).toBe(linked.length > 0);
      for (const link of linked)
        expect(flatten(link).some(({ contents }) => contents.some((one) => one.startsWith("content:")))).toBe(
          true,
        );
    }
    const tags = pages.flatMap((page) => page.tags);
    const levels = tags.flatMap(({ role }) => /^H(\d)$/.exec(role)?.[1] ?? []).map(Number);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [i, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1);
    for (const role of ["H2", "H3", "L", "LI", "P", "Link"])
      expect(tags.map((tag) => tag.role)).toContain(role);
    for (const figure of tags.filter(({ role }) => role === "Figure")) expect(figure.alt).not.toBe("");
  },
);
