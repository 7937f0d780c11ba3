import { Template } from "@terzi/contracts/design";
import { expect, test } from "vitest";
import { fontPairOf } from "../src/chosen-design.ts";
import type { CvDocument } from "../src/cv-document.ts";
import { loadFontCss } from "../src/font-css.ts";
import { cvHtml } from "../src/html.ts";
import { everything } from "./full-person.ts";
import { openTestPrinter } from "./open-test-printer.ts";
import { lineCook } from "./people.ts";

test("fonts that the printer keeps give the same bytes as those in the page, for one person after the other", async () => {
  const [{ printer: keeping }, { printer: bare }] = [await openTestPrinter(), await openTestPrinter()];
  const createdAt = new Date("2026-01-02T03:04:05Z");
  for (const template of Template.options)
    for (const content of [lineCook, everything, lineCook]) {
      const cv: CvDocument = { content, template, language: "en", jobTitle: "Cook" };
      const [kept, brought] = await Promise.all([
        keeping.print(cvHtml(cv, { fontCss: "" }), { createdAt, fonts: fontPairOf(cv) }),
        bare.print(cvHtml(cv, { fontCss: loadFontCss(template) }), { createdAt }),
      ]);
      expect(Buffer.from(kept.pdf).equals(brought.pdf), template).toBe(true);
      const counted = await keeping.countPages(cvHtml(cv, { fontCss: "" }), { fonts: fontPairOf(cv) });
      expect(counted, template).toBe(kept.pageCount);
    }
});
