import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buyCredits } from "./account-content.ts";
import { click, download, fill, joinBrowser, leaveBrowser, readField, see, type Visitor } from "./browser.ts";
import { call } from "./call.ts";
import { enrol } from "./enrol.ts";
import { findViolations } from "./looks.ts";
import { people } from "./main-job-words.ts";
import { readPdf } from "./read-document.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";
import { settle, visit } from "./visit.ts";

const ADA = people.en;
const CAREER = {
  personalInfo: { name: "Ada Lovelace", email: "ada@example.com", location: "London" },
  experiences: [
    {
      company: ADA.company,
      position: ADA.position,
      startDate: "2019-04",
      endDate: "present",
      responsibilities: ["Built payment services with TypeScript and PostgreSQL"],
    },
  ],
};
const POSTING = "Backend Engineer\n\nRequirements\n- TypeScript\n- PostgreSQL\n- Apache Kafka";

let product: SharedProduct;
let browser: Browser;
let ada: Visitor;
let cv: string;
beforeAll(async () => {
  product = await joinProduct();
  browser = await joinBrowser();
  ada = await enrol(browser, product.url, { firstName: "Ada", email: "ada-beside@example.com" });
  await call(ada.page, "POST", "/api/career-data", CAREER);
  await buyCredits(ada.page);
  const order = { jobPosting: POSTING, jobTitle: "Backend Engineer", company: "Globex" };
  // `as`: the shapes of both answers are in the product's own description of these paths.
  const { previewData } = (await call(ada.page, "POST", "/api/cvs/generate", order)) as {
    previewData: object;
  };
  cv = ((await call(ada.page, "POST", "/api/cvs/save", previewData)) as { id: string }).id;
});
afterAll(async () => {
  await leaveBrowser(browser);
});

it("an answer to what the posting asks becomes a fact of the profile, and the score moves as announced", async () => {
  const { page } = ada;
  await visit(page, `${product.url}/cvs/${cv}`);
  await click(page, "Answer the questions", "link");
  await see(page, "Have you worked with Apache Kafka?");
  expect(await findViolations(page)).toEqual([]);
  await fill(
    page,
    "In your own words, as it should stand in your profile",
    "Moved orders to Apache Kafka in 2023",
  );
  const button = await page.waitForSelector("::-p-xpath(//button[contains(., 'Add to my profile (+')])");
  const gain = Number(/\+(\d+)/.exec((await button?.evaluate((it) => it.textContent)) ?? "")?.[1]);
  const { score } = (await call(page, "GET", `/api/cvs/${cv}/gaps`)) as { score: number }; // as above
  await button?.click();
  await see(page, `Your answers brought it from ${score}% to ${score + gain}%.`);
  await click(page, "Generate a new CV for this posting", "button");
  await page.waitForFunction(() => location.search === "?step=options");
  await settle(page);
  await see(page, "Backend Engineer");
});

it("a letter is written from the profile, edited on the screen, and downloaded as it was left", async () => {
  const { page } = ada;
  await visit(page, `${product.url}/cvs/${cv}/letter`);
  await click(page, "Write the letter", "button");
  await page.locator('::-p-aria([name="Salutation"][role="textbox"])').wait();
  expect(await readField(page, "Text")).toContain("I also moved orders to Apache Kafka in 2023.");
  await page.waitForSelector('iframe[srcdoc*="Dear Hiring Manager"]');
  expect(await findViolations(page)).toEqual([]);
  await fill(page, "Salutation", "Dear Ms Byron,");
  await see(page, "Saved ");
  await page.waitForSelector('iframe[srcdoc*="Dear Ms Byron"]');
  const [letter] = (await call(page, "GET", `/api/cvs/${cv}/letters`)) as [{ id: string }]; // as above
  const { bytes } = await download(page, `/api/letters/${letter.id}/download/pdf`);
  const printed = await readPdf(bytes);
  expect(printed).toContain("Dear Ms Byron,");
  expect(printed).toContain("Apache Kafka");
});

it("the interview is prepared from the same lines, on the screen and on paper", async () => {
  const { page } = ada;
  await visit(page, `${product.url}/cvs/${cv}`);
  await click(page, "Prepare the interview", "link");
  await see(page, "Tell me about something you did with TypeScript. What was it for?");
  await see(page, "I built payment services with TypeScript and PostgreSQL.");
  expect(await findViolations(page)).toEqual([]);
  const { bytes } = await download(page, `/api/cvs/${cv}/interview/pdf`);
  expect(await readPdf(bytes)).toContain("Tell me about something you did with TypeScript");
});

it("the same CV stands in the other language, line beside line, until every line is worded", async () => {
  const { page } = ada;
  await visit(page, `${product.url}/cvs/${cv}`);
  await click(page, "See it in Turkish", "link");
  await click(page, "Make the Turkish version", "button");
  await see(page, "Numbers, dates and names agree");
  await see(page, "Still in English");
  expect(await findViolations(page)).toEqual([]);
  const { bytes } = await download(page, `/api/cvs/${cv}/twin/download/zip`);
  expect(Buffer.from(bytes).toString("latin1")).toMatch(/^PK.*\(en\)\.pdf.*\(tr\)\.pdf/s);
  await click(page, "Word them now", "link");
  await page.waitForFunction(() => location.pathname.endsWith("/edit"));
  expect(page.url()).not.toContain(cv);
});
