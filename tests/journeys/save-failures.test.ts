import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
import { joinProduct, type SharedProduct } from "./shared-product.ts";
import { logIn, PASSWORD, signUp } from "./sign-up.ts";
import { settle, visit } from "./visit.ts";
import { withoutAnswer } from "./without-answer.ts";

const ADA = people.en;
const EMAIL = "ada-saves@example.com";
const GUEST = "bea-looks-in@example.com";
let product: SharedProduct;
let browser: Browser;
let database: Client;
let ada: Visitor;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "terzi-upload-"));
  product = await joinProduct();
  browser = await joinBrowser();
  database = await openDatabase(product.dataDir);
  ada = await enrol(browser, product.url, { firstName: "Ada", email: EMAIL });
  // A page with unsaved changes is left all the same.
  ada.page.on("dialog", (dialog) => void dialog.accept());
  await call(ada.page, "POST", "/api/career-data", SHORT_PROFILE);
});
afterAll(async () => {
  await database?.end();
  await leaveBrowser(browser);
  await rm(folder, { recursive: true, force: true });
});

const open = (path: string) => visit(ada.page, `${product.url}${path}`);
/** Ada's, and Bea's, whom she lends her browser. */
const endSessions = () =>
  database.query("delete from session using account where account_id = account.id and email in ($1, $2)", [
    EMAIL,
    GUEST,
  ]);
const comeBack = async () => {
  await logIn(ada.page, product.url, { email: EMAIL, password: PASSWORD });
  await see(ada.page, "Welcome, Ada");
};

describe("the preview", () => {
  it("has panes of at most 24rem, and a way back to the wizard", async () => {
    const { page } = ada;
    await open("/generate");
    await fill(page, "Job posting", ADA.posting);
    await fill(page, "Job title", ADA.jobTitle);
    await click(page, "Continue", "button");
    await click(page, "Generate", "button");
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
    await standsAt(page, "/generate");
    await page.goBack();
    await see(page, "Save CV (10 Credits)");
  });

  it("says that it could not be saved, and stays: without an answer, and when it has expired", async () => {
    const { page } = ada;
    await withoutAnswer(page, "cv.save", async () => {
      await click(page, "Save CV (10 Credits)", "button");
      await see(page, "Error Saving CV");
      await see(page, "Failed to save CV. Please try again.");
    });
    await database.query(
      `update preview set expires_at = now() - interval '1 second'
       where account_id = (select id from account where email = $1)`,
      [EMAIL],
    );
    await click(page, "Save CV (10 Credits)", "button");
    await see(page, "This preview has expired. Please generate the CV again.");
    await see(page, "Error Saving CV");
    expect(await isEnabled(page, "Save CV (10 Credits)")).toBe(true);
  });

  it("is shown after an expired session to its owner alone, and to nobody after a log-out", async () => {
    const { page } = ada;
    await endSessions();
    await signUp(page, product.url, { firstName: "Bea", email: GUEST });
    await call(page, "POST", "/api/career-data", SHORT_PROFILE);
    await open("/cv-preview");
    await see(page, "No preview data available.");
    await open("/generate");
    await see(page, "Job posting");
    expect(await readField(page, "Job posting")).toBe("");
    await endSessions();
    await comeBack();
    await open("/cv-preview");
    await see(page, "Save CV (10 Credits)");

    await click(page, "Log Out", "button");
    await standsAt(page, "/login");
    await comeBack();
    await open("/cv-preview");
    await see(page, "No preview data available.");
    await open("/generate");
    await see(page, "Job posting");
    // The tab holds nothing of it: it is the account's, and comes back to its owner alone.
    expect(await readField(page, "Job posting")).toBe(people.en.posting);
  });
});

describe("the profile", () => {
  it("loses nothing that was typed when it could not be saved", async () => {
    const { page } = ada;
    await open("/profile");
    await fill(page, "Full name", "Ada King");
    await withoutAnswer(page, "career.save", async () => {
      await click(page, "Save", "button");
      await see(page, "Failed to save career data");
    });
    expect(await readField(page, "Full name")).toBe("Ada King");
    await page.reload();
    await settle(page);
    await see(page, "Your unsaved changes of");
    expect(await readField(page, "Full name")).toBe("Ada King");
  });

  it("loses nothing that was typed when the session ends before the save", async () => {
    const { page } = ada;
    await fill(page, "Full name", "Countess of Lovelace");
    await endSessions();
    await click(page, "Save", "button");
    await standsAt(page, "/login");
    await comeBack();
    await open("/profile");
    await see(page, "Your unsaved changes of");
    expect(await readField(page, "Full name")).toBe("Countess of Lovelace");
    await click(page, "Save", "button");
    await see(page, "Career data saved successfully");
  });

  it("leads to the log-in when an upload finds the session ended", async () => {
    const { page } = ada;
    const file = join(folder, "cv.pdf");
    await writeFile(file, "%PDF-1.7");
    const [chooser] = await Promise.all([page.waitForFileChooser(), click(page, "Upload CV", "button")]);
    await endSessions();
    await chooser.accept([file]);
    await standsAt(page, "/login");
    await comeBack();
  });
});
