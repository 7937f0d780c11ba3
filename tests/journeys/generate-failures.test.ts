import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "pg";
import type { Browser, HTTPRequest } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "./account-content.ts";
import { click, fill, openBrowser, openVisitor, see, type Visitor } from "./browser.ts";
import { people } from "./main-job-words.ts";
import { openDatabase } from "./open-database.ts";
import { type Product, startProduct } from "./product.ts";
import { logIn, PASSWORD, signUp } from "./sign-up.ts";

const ADA = people.en;
const EMAIL = "ada@example.com";
const CAREER = {
  personalInfo: { name: ADA.name },
  summary: "Backend engineer who likes numbers.",
  experiences: [{ position: ADA.position, company: ADA.company, responsibilities: [ADA.duty] }],
};
let product: Product;
let browser: Browser;
let database: Client;
let ada: Visitor;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "terzi-upload-"));
  product = await startProduct();
  browser = await openBrowser();
  database = await openDatabase(product.dataDir);
  ada = await openVisitor(browser, product.url);
  // A page with unsaved changes is left all the same.
  ada.page.on("dialog", (dialog) => void dialog.accept());
  await signUp(ada.page, product.url, { firstName: "Ada", email: EMAIL });
  await call(ada.page, "POST", "/api/career-data", CAREER);
});
afterAll(async () => {
  await database?.end();
  await browser?.close();
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

const open = (path: string) => ada.page.goto(`${product.url}${path}`, { waitUntil: "networkidle0" });
const standsAt = (path: string) =>
  ada.page.waitForFunction((path: string) => location.pathname === path, { timeout: 15_000 }, path);
const typedIn = (label: string): Promise<string> =>
  ada.page.$eval(`::-p-aria([name="${label}"][role="textbox"])`, (field) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : "",
  );
const isEnabled = (button: string): Promise<boolean> =>
  ada.page.$eval(`::-p-aria([name="${button}"][role="button"])`, (found) => !found.matches(":disabled"));
const endSessions = () => database.query("delete from session");
const setPrice = (cost: number) =>
  database.query("update setting set value = $1 where key = 'cv_cost'", [String(cost)]);
const comeBack = async () => {
  await logIn(ada.page, product.url, { email: EMAIL, password: PASSWORD });
  await see(ada.page, "Welcome, Ada");
};

/** Has the calls of a procedure get no answer, as when the server is down, while something is done. */
async function withoutAnswer(procedure: string, act: () => Promise<void>): Promise<void> {
  const { page } = ada;
  const refuse = (request: HTTPRequest) =>
    void (new URL(request.url()).pathname.includes(procedure) ? request.abort() : request.continue());
  page.on("request", refuse);
  await page.setRequestInterception(true);
  try {
    await act();
  } finally {
    await page.setRequestInterception(false);
    page.off("request", refuse);
  }
}

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
    expect(await typedIn("Job posting")).toBe(ADA.posting);
    expect(await typedIn("Job title")).toBe(ADA.jobTitle);
    expect(await typedIn("Company (optional)")).toBe("Difference Ltd");
  });

  it("says why a generation failed: in the server's words, or in its own when there is no answer", async () => {
    const { page } = ada;
    await click(page, "Continue", "button");
    await withoutAnswer("cv.generate", async () => {
      await click(page, "Generate", "button");
      await see(page, "Error");
      await see(page, "Failed to generate CV. Please check your credits and try again.");
    });
    await call(page, "POST", "/api/career-data", {});
    await click(page, "Generate", "button");
    await see(page, "Please complete your career profile first.");
    await see(page, "Error");
    await call(page, "POST", "/api/career-data", CAREER);
  });

  it("says what a CV costs when the balance no longer pays for it, and keeps its screen", async () => {
    const { page } = ada;
    await setPrice(12);
    await withoutAnswer("credits.price", async () => {
      await click(page, "Generate", "button");
      await see(page, "Insufficient Credits");
      await see(page, "You need at least 12 credits to generate a CV");
      await page.waitForNetworkIdle();
      await see(page, "Generation mode");
    });
    await click(page, "Generate", "button");
    await see(page, "Saving the CV costs 12 credits.");
    expect(await isEnabled("Generate")).toBe(false);
    await click(page, "Buy Credits", "link");
    await standsAt("/credits");
    await setPrice(10);
  });

  it("leads to the log-in when the session has ended, and has everything after it", async () => {
    const { page } = ada;
    await open("/generate");
    await click(page, "Continue", "button");
    await endSessions();
    await click(page, "Generate", "button");
    await standsAt("/login");
    await comeBack();
    await open("/generate");
    await see(page, "Job posting");
    expect(await typedIn("Job posting")).toBe(ADA.posting);
    expect(await typedIn("Job title")).toBe(ADA.jobTitle);
  });
});

describe("the preview", () => {
  it("has panes of at most 24rem, and a way back to the wizard", async () => {
    const { page } = ada;
    await click(page, "Continue", "button");
    await click(page, "Generate", "button");
    await standsAt("/cv-preview");
    await click(page, "Compare and edit", "tab");
    await page.waitForSelector("section[data-side]");
    const panes = await page.$$eval("section[data-side]", (found) =>
      found.map((pane) => ({ most: getComputedStyle(pane).maxHeight, height: pane.clientHeight })),
    );
    expect(panes.length).toBeGreaterThanOrEqual(8);
    for (const { most, height } of panes) {
      expect(most).toBe("384px");
      expect(height).toBeLessThanOrEqual(384);
    }
    await click(page, "Back to Generate", "link");
    await standsAt("/generate");
    await page.goBack();
    await see(page, "Save CV (10 Credits)");
  });

  it("says that it could not be saved, and stays: without an answer, and when it has expired", async () => {
    const { page } = ada;
    await withoutAnswer("cv.save", async () => {
      await click(page, "Save CV (10 Credits)", "button");
      await see(page, "Error Saving CV");
      await see(page, "Failed to save CV. Please try again.");
    });
    await database.query("update preview set expires_at = now() - interval '1 second'");
    await click(page, "Save CV (10 Credits)", "button");
    await see(page, "This preview has expired. Please generate the CV again.");
    await see(page, "Error Saving CV");
    expect(await isEnabled("Save CV (10 Credits)")).toBe(true);
  });

  it("is shown after an expired session to its owner alone, and to nobody after a log-out", async () => {
    const { page } = ada;
    await endSessions();
    await signUp(page, product.url, { firstName: "Bea", email: "bea@example.com" });
    await call(page, "POST", "/api/career-data", CAREER);
    await open("/cv-preview");
    await see(page, "No preview data available.");
    await open("/generate");
    await see(page, "Job posting");
    expect(await typedIn("Job posting")).toBe("");
    await endSessions();
    await comeBack();
    await open("/cv-preview");
    await see(page, "Save CV (10 Credits)");

    await click(page, "Log Out", "button");
    await standsAt("/login");
    await comeBack();
    await open("/cv-preview");
    await see(page, "No preview data available.");
    await open("/generate");
    await see(page, "Job posting");
    expect(await typedIn("Job posting")).toBe("");
  });
});

describe("the profile", () => {
  it("loses nothing that was typed when it could not be saved", async () => {
    const { page } = ada;
    await open("/profile");
    await fill(page, "Full name", "Ada King");
    await withoutAnswer("career.save", async () => {
      await click(page, "Save", "button");
      await see(page, "Failed to save career data");
    });
    expect(await typedIn("Full name")).toBe("Ada King");
    await page.reload({ waitUntil: "networkidle0" });
    await see(page, "Your unsaved changes of");
    expect(await typedIn("Full name")).toBe("Ada King");
  });

  it("loses nothing that was typed when the session ends before the save", async () => {
    const { page } = ada;
    await fill(page, "Full name", "Countess of Lovelace");
    await endSessions();
    await click(page, "Save", "button");
    await standsAt("/login");
    await comeBack();
    await open("/profile");
    await see(page, "Your unsaved changes of");
    expect(await typedIn("Full name")).toBe("Countess of Lovelace");
    await click(page, "Save", "button");
    await see(page, "Career data saved successfully");
  });

  it("leads to the log-in when an upload finds the session ended", async () => {
    const { page } = ada;
    const file = join(folder, "cv.pdf");
    await writeFile(file, "%PDF-1.7");
    await endSessions();
    const [chooser] = await Promise.all([page.waitForFileChooser(), click(page, "Upload CV", "button")]);
    await chooser.accept([file]);
    await standsAt("/login");
    await comeBack();
  });
});

it("a language that could not be changed is told, and the old one stays", async () => {
  const { page } = ada;
  await open("/settings");
  await withoutAnswer("auth.setLanguage", async () => {
    await page.locator('input[aria-label="Language"]').click();
    await click(page, "Türkçe", "option");
    await see(page, "Failed to update language");
  });
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
});
