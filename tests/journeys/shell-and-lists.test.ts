import type { Client } from "pg";
import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { grantAdmin } from "./account-content.ts";
import { click, joinBrowser, leaveBrowser, see, standsAt, type Visitor } from "./browser.ts";
import { enrol } from "./enrol.ts";
import { openDatabase } from "./open-database.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";
import { visit } from "./visit.ts";

const EMAIL = "ada-finds-her-way@example.com";
let product: SharedProduct;
let browser: Browser;
let database: Client;
let ada: Visitor;
beforeAll(async () => {
  product = await joinProduct();
  browser = await joinBrowser();
  database = await openDatabase(product.dataDir);
  ada = await enrol(browser, product.url, { firstName: "Ada", email: EMAIL });
});
afterAll(async () => {
  await database?.end();
  await leaveBrowser(browser);
});

const open = (path: string) => visit(ada.page, `${product.url}${path}`);
const textsOf = (page: Page, selector: string): Promise<string[]> =>
  page.$$eval(selector, (parts) => parts.map((part) => (part.textContent ?? "").trim()));
const widthOf = async (page: Page, selector: string) =>
  (await (await page.$(selector))?.boundingBox())?.width;

/** Saves CVs as the database holds them, the first the oldest. */
async function keepCvs(cvs: { title: string; score: number; gaps?: object }[]): Promise<void> {
  for (const { title, score, gaps } of cvs)
    await database.query(
      `insert into cv (account_id, job_title, company, language, tone, length, generation_mode, template,
         match_score, gap_analysis, content)
       select id, $1, 'Loom', 'en', 'formal', 'short', 'strict', 'modern', $2, $3, '{}' from account where email = $4`,
      [title, score, gaps ?? { covered: [], missing: [] }, EMAIL],
    );
}

describe("the sidebar", () => {
  const NAVIGATION = 'nav[aria-label="Main navigation"] li a';
  const ENTRIES = [
    "Dashboard",
    "Generate CV",
    "My CVs",
    "Applications",
    "Career Profile",
    "Credits",
    "Support",
    "Settings",
  ];

  it("has its eight entries, and the admin panel for admins alone", async () => {
    const { page } = ada;
    await open("/");
    expect(await textsOf(page, NAVIGATION)).toEqual(ENTRIES);
    // One landmark: none without a name around it.
    expect(await page.$$("nav")).toHaveLength(1);
    await grantAdmin(product, EMAIL);
    await open("/");
    expect(await textsOf(page, NAVIGATION)).toEqual([...ENTRIES, "Admin Panel"]);
  });

  it("is 16rem wide, 3rem when folded, and leads by the keyboard with a visible focus", async () => {
    const { page } = ada;
    await expect.poll(() => widthOf(page, ".mantine-AppShell-navbar")).toBe(256);
    await click(page, "Toggle sidebar (Ctrl+B)", "button");
    await expect.poll(() => widthOf(page, ".mantine-AppShell-navbar")).toBe(48);
    await page.focus(NAVIGATION);
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const part = document.activeElement;
      return part && [part.getAttribute("aria-label"), getComputedStyle(part).outlineStyle];
    });
    expect(focused).toEqual(["Generate CV", "solid"]);
    await page.keyboard.press("Enter");
    await standsAt(page, "/generate");
    await click(page, "Toggle sidebar (Ctrl+B)", "button");
  });

  it("is a drawer of 18rem below 768 px, closed by Escape and by following a link", async () => {
    const { page } = ada;
    await page.setViewport({ width: 767, height: 800 });
    const drawer = '[role="dialog"]';
    await click(page, "Open menu", "button");
    await page.waitForSelector(drawer);
    await expect.poll(() => widthOf(page, drawer)).toBe(288);
    await page.keyboard.press("Escape");
    await page.waitForSelector(drawer, { hidden: true });
    await click(page, "Open menu", "button");
    await page.locator(`${drawer} a[href="/support"]`).click();
    await standsAt(page, "/support");
    await page.waitForSelector(drawer, { hidden: true });
    await page.setViewport({ width: 1280, height: 900 });
  });
});

describe("the dashboard", () => {
  it("lists five CVs without a way to more, in the badges of their bands", async () => {
    await keepCvs([59, 60, 79, 80, 100].map((score) => ({ title: `Weaver ${score}`, score })));
    await open("/");
    const { page } = ada;
    await see(page, "Weaver 59");
    expect(await textsOf(page, "main a")).not.toContain("View All");
    const colours = await page.$$eval("main li .mantine-Badge-root", (badges) =>
      badges.map((badge) => getComputedStyle(badge).backgroundColor),
    );
    const [excellent, sameBand, good, sameAgain, moderate] = colours;
    expect([sameBand, sameAgain]).toEqual([excellent, good]);
    expect(new Set([excellent, good, moderate]).size).toBe(3);
  });

  it("lists the five newest of six, and View All leads to the rest", async () => {
    await keepCvs([{ title: "Dyer", score: 50 }]);
    await open("/");
    const { page } = ada;
    await see(page, "Dyer");
    expect(await textsOf(page, "main li a")).toHaveLength(5);
    await click(page, "View All", "link");
    await standsAt(page, "/cvs");
    await see(page, "Weaver 59");
  });

  it("asks to buy credits below 10, and not at 10", async () => {
    const { page } = ada;
    await open("/");
    await see(page, "Welcome, Ada");
    expect(await textsOf(page, "main a")).not.toContain("Buy Credits");
    await database.query(
      `insert into ledger_entry (account_id, kind, amount, actor_id)
       select id, 'admin', -1, id from account where email = $1`,
      [EMAIL],
    );
    await open("/");
    await see(page, "Your credits are running low");
    await click(page, "Buy Credits", "link");
    await standsAt(page, "/credits");
  });
});

describe("a saved CV", () => {
  it.each([
    [80, "Excellent match! You meet most requirements for this position."],
    [79, "Good match. You have many of the required qualifications."],
    [59, "Moderate match. Consider highlighting transferable skills."],
  ])("with a match of %i%% is told what that means", async (score, text) => {
    const { page } = ada;
    await open("/cvs");
    await page.locator(`::-p-xpath(//a[.='Weaver ${score}'])`).click();
    await see(page, text);
    await see(page, "No specific requirements identified");
    await see(page, "You meet all identified requirements");
  });

  it("shows requirements and skills that are plain strings", async () => {
    const { page } = ada;
    await keepCvs([{ title: "Tailor", score: 70, gaps: { covered: ["Sewing"], missing: ["Lace", "Felt"] } }]);
    await open("/cvs");
    await page.locator("::-p-xpath(//a[.='Tailor'])").click();
    for (const text of ["Requirements Met (1)", "Sewing", "Skills to Highlight (2)", "Lace"])
      await see(page, text);
  });
});

it("many CVs are found by search, put in order and shown in pages of twenty", async () => {
  const { page } = ada;
  await keepCvs(Array.from({ length: 40 }, (_, n) => ({ title: `İplik ${n + 10}`, score: n })));
  await open("/cvs");
  const titles = () => textsOf(page, "main li a");
  expect(await titles()).toHaveLength(20);
  await page.locator("::-p-xpath(//main//button[.='3'])").click();
  await expect.poll(async () => (await titles()).at(-1)).toBe("Weaver 59");
  await page.locator('input[type="search"]').fill("iplik 1");
  await expect.poll(titles).toHaveLength(13);
  await page.locator('main input[aria-label="Sort by"]').click();
  await click(page, "Best match first", "option");
  await expect.poll(async () => (await titles())[0]).toBe("İplik 41");
});

it("Log Out ends the session and leads to the log-in", async () => {
  const { page } = ada;
  await open("/");
  await click(page, "Log Out", "button");
  await standsAt(page, "/login");
  expect(await page.evaluate(async () => (await fetch("/api/auth/user")).status)).toBe(401);
});
