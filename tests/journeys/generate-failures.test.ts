import type { Client } from "pg";
import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SHORT_PROFILE } from "./account-content.ts";
import {
  click,
  fill,
  isEnabled,
  joinBrowser,
  leaveBrowser,
  readField,
  see,
  standsAt,
  type Visitor,
} from "./browser.ts";
import { call } from "./call.ts";
import { enrol } from "./enrol.ts";
import { people } from "./main-job-words.ts";
import { openDatabase } from "./open-database.ts";
import { type Product, startProduct } from "./product.ts";
import { logIn, PASSWORD } from "./sign-up.ts";
import { awaitAnswers, visit } from "./visit.ts";
import { withoutAnswer } from "./without-answer.ts";

const ADA = people.en;
const EMAIL = "ada@example.com";
let product: Product;
let browser: Browser;
let database: Client;
let ada: Visitor;
beforeAll(async () => {
  product = await startProduct();
  browser = await joinBrowser();
  database = await openDatabase(product.dataDir);
  ada = await enrol(browser, product.url, { firstName: "Ada", email: EMAIL });
  await call(ada.page, "POST", "/api/career-data", SHORT_PROFILE);
});
afterAll(async () => {
  await database?.end();
  await leaveBrowser(browser);
  await product?.stop();
});

const open = (path: string) => visit(ada.page, `${product.url}${path}`);
const endSessions = () => database.query("delete from session");
const setPrice = (cost: number) =>
  database.query("update setting set value = $1 where key = 'cv_cost'", [String(cost)]);
const comeBack = async () => {
  await logIn(ada.page, product.url, { email: EMAIL, password: PASSWORD });
  await see(ada.page, "Welcome, Ada");
};

describe("the wizard", () => {
  it("begins with the user's language, and goes back to all that was typed", async () => {
    const { page } = ada;
    await open("/generate");
    await fill(page, "Job posting", ADA.posting);
    await fill(page, "Job title", ADA.jobTitle);
    await fill(page, "Company (optional)", "Difference Ltd");
    await click(page, "Continue", "button");
    await see(page, "Generation mode");
    const chosen = await page.$$eval('[role="radio"][aria-checked="true"]', (cards) =>
      cards.map((card) => card.querySelector("p")?.textContent),
    );
    expect(chosen).toEqual(["English", "Standard (2 pages)", "Enhanced", "Professional", "Modern"]);
    await click(page, "Back", "button");
    await see(page, "Job posting");
    expect(await readField(page, "Job posting")).toBe(ADA.posting);
    expect(await readField(page, "Job title")).toBe(ADA.jobTitle);
    expect(await readField(page, "Company (optional)")).toBe("Difference Ltd");
  });

  it("shows no score while words of the posting can't be loaded, and shows it once they can", async () => {
    const { page } = ada;
    await see(page, "match with your profile");
    await withoutAnswer(page, "turkish.gen", async () => {
      await fill(page, "Job posting", people.tr.posting);
      await see(page, "The match can't be shown here right now.");
    });
    await see(page, "match with your profile");
    await fill(page, "Job posting", ADA.posting);
    await click(page, "Continue", "button");
  });

  it("says why a generation failed: in the server's words, or in its own when there is no answer", async () => {
    const { page } = ada;
    await withoutAnswer(page, "cv.generate", async () => {
      await click(page, "Generate", "button");
      await see(page, "Error");
      await see(page, "Failed to generate CV. Please check your credits and try again.");
    });
    await call(page, "POST", "/api/career-data", {});
    await click(page, "Generate", "button");
    await see(page, "Please complete your career profile first.");
    await see(page, "Error");
    await call(page, "POST", "/api/career-data", SHORT_PROFILE);
  });

  it("says what a CV costs when the balance no longer pays for it, and keeps its screen", async () => {
    const { page } = ada;
    await setPrice(12);
    await withoutAnswer(page, "credits.price", async () => {
      await click(page, "Generate", "button");
      await see(page, "Insufficient Credits");
      await see(page, "You need at least 12 credits to generate a CV");
      await awaitAnswers(page);
      await see(page, "Generation mode");
    });
    await click(page, "Generate", "button");
    await see(page, "Saving the CV costs 12 credits.");
    expect(await isEnabled(page, "Generate")).toBe(false);
    await click(page, "Buy Credits", "link");
    await standsAt(page, "/credits");
    await setPrice(10);
  });

  it("leads to the log-in when the session has ended, and has everything after it", async () => {
    const { page } = ada;
    await open("/generate");
    await click(page, "Continue", "button");
    await endSessions();
    await click(page, "Generate", "button");
    await standsAt(page, "/login");
    await comeBack();
    await open("/generate");
    await see(page, "Job posting");
    expect(await readField(page, "Job posting")).toBe(ADA.posting);
    expect(await readField(page, "Job title")).toBe(ADA.jobTitle);
  });
});

it("a language that could not be changed is told, and the old one stays", async () => {
  const { page } = ada;
  await open("/settings");
  await withoutAnswer(page, "auth.setLanguage", async () => {
    await page.locator('input[aria-label="Language"]').click();
    await click(page, "Türkçe", "option");
    await see(page, "Failed to update language");
  });
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
});
