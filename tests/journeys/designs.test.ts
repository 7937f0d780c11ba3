import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { click, download, fill, joinBrowser, leaveBrowser, readField, see, type Visitor } from "./browser.ts";
import { call } from "./call.ts";
import { enrol } from "./enrol.ts";
import { findViolations } from "./looks.ts";
import { people } from "./main-job-words.ts";
import { readPdf } from "./read-document.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";
import { visit } from "./visit.ts";

const ADA = people.en;
const CAREER = {
  personalInfo: { name: "ADA LOVELACE", email: "ada@example.com", location: "London" },
  experiences: [{ company: ADA.company, position: ADA.position, startDate: "2019-04", endDate: "present" }],
  education: [{ institution: ADA.institution, degree: ADA.degree, graduationDate: "2014" }],
  skills: { technical: [...ADA.skills] },
  customSections: [{ heading: "Talks", title: "On the Analytical Engine" }],
};

let product: SharedProduct;
let browser: Browser;
let ada: Visitor;
beforeAll(async () => {
  product = await joinProduct();
  browser = await joinBrowser();
  ada = await enrol(browser, product.url, { firstName: "Ada", email: "ada-designs@example.com" });
  await call(ada.page, "POST", "/api/career-data", CAREER);
});
afterAll(async () => {
  await leaveBrowser(browser);
});

const TWO_COLUMNS = "Two columns: Skills and languages beside your story";
const TECHNICAL = "Technical: Skills first, laid out like a table";

it("a person sees their own page in each template, changes the design, and downloads what they saw", {
  tags: "long",
}, async () => {
  const { page } = ada;
  await visit(page, `${product.url}/generate`);
  await fill(page, "Job posting", ADA.posting);
  await fill(page, "Job title", ADA.jobTitle);
  await click(page, "Continue", "button");
  await page.locator(`::-p-aria([name="${TWO_COLUMNS}"])`).wait();
  await page.$eval(`::-p-aria([name="${TWO_COLUMNS}"])`, (card) => card.scrollIntoView());
  // The pages are pictures to look at: a frame each, with the person's own name in it.
  await page.waitForSelector('[role="radio"] iframe[srcdoc*="Ada Lovelace"]');
  expect(await findViolations(page)).toEqual([]);
  await click(page, TWO_COLUMNS, "radio");
  await click(page, "Generate", "button");
  await see(page, "Template: Two columns");

  await click(page, "Template: Two columns", "button");
  await click(page, TECHNICAL, "radio");
  await page.keyboard.press("Escape");
  await page.waitForSelector("[role=dialog]", { hidden: true });
  await see(page, "Template: Technical");
  await page.locator("::-p-xpath(//label[.='Letter'])").click();
  await click(page, "Rename sections", "button");
  await page.focus('::-p-aria([name="Education"][role="textbox"])');
  await page.keyboard.type("Schooling");
  await page.keyboard.press("Enter");
  expect(await readField(page, "Education")).toBe("Schooling");
  await click(page, "Use for my next CVs", "button");
  await see(page, "Your next CVs begin with this design.");

  await click(page, "Save CV (10 Credits)", "button");
  await page.waitForFunction(() => /^\/cvs\/[0-9a-f-]{36}$/.test(location.pathname));
  const id = new URL(page.url()).pathname.split("/")[2];
  const { bytes } = await download(page, `/api/cvs/${id}/download/pdf`);
  expect(bytes.toString("latin1")).toMatch(/\/MediaBox \[0 0 612 792\]/);
  const text = await readPdf(bytes);
  const places = ["Ada Lovelace", "Skills", "Work Experience", "Schooling", "Talks"].map((part) =>
    text.indexOf(part),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);

  await visit(page, `${product.url}/generate?step=options`);
  await page.locator(`::-p-aria([name="${TWO_COLUMNS}"])`).wait();
  await page.$eval(`::-p-aria([name="${TWO_COLUMNS}"])`, (card) => card.scrollIntoView());
  await page.waitForSelector('[role="radio"] iframe[srcdoc*="Schooling"]');
  expect(ada.faults).toEqual([]);
});
