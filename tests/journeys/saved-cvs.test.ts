import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buyCredits, SHORT_PROFILE } from "./account-content.ts";
import {
  click,
  fill,
  joinBrowser,
  leaveBrowser,
  openVisitor,
  readField,
  see,
  seeNoMore,
  standsAt,
  type Visitor,
} from "./browser.ts";
import { call } from "./call.ts";
import { people } from "./main-job-words.ts";
import { makeAccount } from "./make-account.ts";
import { openDatabase } from "./open-database.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";
import { visit } from "./visit.ts";

const ADA = people.en;
const ORDER = { jobPosting: ADA.posting, jobTitle: "Backend Engineer", company: "Difference Ltd" };

let product: SharedProduct;
let browser: Browser;
let cookie: string;
let ada: Visitor;
let id: string;

/** As the product's own description of these paths has them. */
const generate = async (order: object) =>
  ((await call(ada.page, "POST", "/api/cvs/generate", order)) as { previewData: object }).previewData;
const save = async (preview: object) =>
  ((await call(ada.page, "POST", "/api/cvs/save", preview)) as { id: string }).id;
type Cv = { version: number; content: { personalInfo: object } };
const editSummary = async (summary: string) => {
  const { version, content } = (await call(ada.page, "GET", `/api/cvs/${id}`)) as Cv;
  await call(ada.page, "PATCH", `/api/cvs/${id}`, { version, content: { ...content, summary } });
};

beforeAll(async () => {
  product = await joinProduct();
  browser = await joinBrowser();
  cookie = await makeAccount(product.url, { firstName: "Ada", email: "ada.keeps@example.com" });
  ada = await openVisitor(browser, product.url, { cookie });
  await call(ada.page, "POST", "/api/career-data", {
    ...SHORT_PROFILE,
    personalInfo: { name: ADA.name, phone: "+90 555 010 20 30" },
  });
  await buyCredits(ada.page);
  id = await save(await generate(ORDER));
});
afterAll(async () => {
  await leaveBrowser(browser);
});

describe("the list of CVs", () => {
  it("shows each first page, and copies, renames and deletes, with a way back", async () => {
    const { page } = ada;
    await visit(page, `${product.url}/cvs`);
    const picture = await page.waitForSelector('main li iframe[title="Backend Engineer"]');
    const frame = await picture?.contentFrame();
    expect(await frame?.$eval("h1", (name) => name.textContent)).toBe(ADA.name);

    await click(page, "More for Backend Engineer", "button");
    await click(page, "Duplicate", "menuitem");
    await fill(page, "Job title", "Baker");
    await fill(page, "Another job posting (optional)", "Baker\n\nRequirements\n- Sourdough\n- Night shifts");
    await click(page, "Duplicate", "button");
    await see(page, "Copy made");
    await see(page, "Sourdough");
    await page.waitForSelector('[role="dialog"]', { hidden: true });

    await click(page, "More for Baker", "button");
    await click(page, "Rename", "menuitem");
    await fill(page, "Company", "Fırın AŞ");
    await click(page, "Save", "button");
    await see(page, "Fırın AŞ");
    // A dialog gives the focus back when it has faded, which closes a menu.
    await page.waitForSelector('[role="dialog"]', { hidden: true });

    await click(page, "More for Baker", "button");
    await click(page, "Delete", "menuitem");
    await see(page, "CV deleted");
    await standsAt(page, "/cvs");
    await seeNoMore(page, "Fırın AŞ");
    await click(page, "Recently deleted (1)", "button");
    await click(page, "Bring back", "button");
    await seeNoMore(page, "Recently deleted");
    await see(page, "Fırın AŞ");
    expect(ada.faults).toEqual([]);
  });
});

describe("a CV's page", () => {
  it("keeps every version, says what changed, and brings an old one back", async () => {
    const { page } = ada;
    await editSummary("Counts with machines.");
    await visit(page, `${product.url}/cvs/${id}`);
    await see(page, "As you first saved it");
    await click(page, "Compare version 1", "button");
    await see(page, "Counts with machines.");
    await click(page, "Close", "button");
    await click(page, "Restore version 1", "button");
    await see(page, "Version 1 is your CV again");
    await see(page, "Version 3");
  });

  it("is shared by a link with a password, counted, and switched off", async () => {
    const { page } = ada;
    await visit(page, `${product.url}/cvs/${id}`);
    await click(page, "More for Backend Engineer", "button");
    await click(page, "Share", "menuitem");
    await fill(page, "Password (optional)", "open sesame");
    await click(page, "Make the link", "button");
    await see(page, "Nobody has opened it yet.");
    const link = await readField(page, "Link");

    const recruiter = await openVisitor(browser, product.url);
    await recruiter.page.goto(link);
    await fill(recruiter.page, "Password", "open sesame");
    await click(recruiter.page, "Open the CV", "button");
    await recruiter.page.waitForSelector("main header");
    expect(await recruiter.page.$eval("h1", (name) => name.textContent)).toBe(ADA.name);
    expect(recruiter.faults).toEqual([]);

    await click(page, "Close", "button");
    await page.waitForSelector('[role="dialog"]', { hidden: true });
    await click(page, "More for Backend Engineer", "button");
    await click(page, "Share", "menuitem");
    await see(page, "Opened once");
    await click(page, "Switch off", "button");
    await see(page, "Make the link");
    await click(page, "Cancel", "button");
    await recruiter.page.goto(link);
    await see(recruiter.page, "This link doesn't work");
    await recruiter.close();
    expect(ada.faults).toEqual([]);
  });

  // Counts the copy that the test above makes.
  it("offers what the profile says by now, and takes it over", async () => {
    const { page } = ada;
    await visit(page, `${product.url}/profile`);
    await fill(page, "Phone", "+44 20 7946 0000");
    await click(page, "Save", "button");
    await see(page, "2 CVs still say it the old way");
    await click(page, "Look at them", "button");
    await click(page, "Take the new one", "button");
    await see(page, "One CV still says it the old way");
    const cvs = (await call(page, "GET", "/api/cvs")) as { id: string }[];
    const all = await Promise.all(
      cvs.map(async (cv) => (await call(page, "GET", `/api/cvs/${cv.id}`)) as Cv),
    );
    const phones = all.map((cv) => Reflect.get(cv.content.personalInfo, "phone"));
    expect(phones.sort()).toEqual(["+44 20 7946 0000", "+90 555 010 20 30"]);
  });
});

describe("what is not finished", () => {
  it("is found from any device: the posting that was typed, and the preview that was made", async () => {
    const { page } = ada;
    await visit(page, `${product.url}/generate`);
    await fill(page, "Job posting", `${ADA.posting}\nStarting in May`);
    await fill(page, "Job title", "Payments Engineer");
    await expect
      .poll(async () => JSON.stringify(await call(page, "GET", "/api/cv-draft")))
      .toContain("Payments Engineer");

    const phone = await openVisitor(browser, product.url, { cookie, width: 360, height: 740 });
    await see(phone.page, "Continue your unfinished CV");
    await click(phone.page, "Continue", "link");
    await see(phone.page, "Job posting");
    expect(await readField(phone.page, "Job title")).toBe("Payments Engineer");
    expect(await readField(phone.page, "Job posting")).toContain("Starting in May");

    await generate({ ...ORDER, jobTitle: "Payments Engineer" });
    await visit(phone.page, `${product.url}/dashboard`);
    await click(phone.page, "Continue Payments Engineer, Difference Ltd", "button");
    await standsAt(phone.page, "/cv-preview");
    await see(phone.page, "Payments Engineer");
    await phone.close();
  });

  it("is found after a reload in the middle of a generation", async () => {
    const { page } = ada;
    await visit(page, `${product.url}/generate`);
    await click(page, "Continue", "button");
    // Its result can't be written before the page has been reloaded.
    const database = await openDatabase(product.dataDir);
    await database.query("begin; lock table preview in exclusive mode");
    await click(page, "Generate", "button");
    await page.waitForFunction(() => sessionStorage.getItem("terzi-generating"));
    await page.reload();
    await see(page, "Cancel", 20_000);
    await database.query("commit");
    await database.end();
    await standsAt(page, "/cv-preview");
    await see(page, "Payments Engineer");
    expect(ada.faults).toEqual([]);
  });
});
