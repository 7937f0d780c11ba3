import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SHORT_PROFILE } from "./account-content.ts";
import {
  click,
  fill,
  joinBrowser,
  leaveBrowser,
  openVisitor,
  readField,
  see,
  seeNoMore,
  type Visitor,
} from "./browser.ts";
import { call } from "./call.ts";
import { enrol } from "./enrol.ts";
import { findViolations } from "./looks.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";
import { settle, visit } from "./visit.ts";

const POSTING = `Dokuma Mühendisi

Şirket: Parlak Tezgâh A.Ş.

Aranan nitelikler
- TypeScript bilgisi
- PostgreSQL deneyimi
- İyi derecede İngilizce`;

let product: SharedProduct;
let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  product = await joinProduct();
  browser = await joinBrowser();
  visitor = await enrol(browser, product.url, { firstName: "Pia", email: "pia-way-in@example.com" });
});
afterAll(async () => {
  await leaveBrowser(browser);
});

const open = (path: string) => visit(visitor.page, `${product.url}${path}`);
/** What has the focus, by its name. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const part = document.activeElement;
    const label = part instanceof HTMLInputElement ? part.labels?.[0]?.textContent : null;
    return part?.getAttribute("aria-label") ?? label ?? "";
  });

describe("the way in", () => {
  it("begins with three steps, of which the next can be pressed", async () => {
    const { page } = visitor;
    await open("/");
    await see(page, "Your first CV in three steps");
    expect(await findViolations(page)).toEqual([]);
    await click(page, "Add your CV", "link");
    await see(page, "Your profile is 15% complete");
  });

  it("finds the account's name and e-mail in the profile, and what helps most said", async () => {
    const { page } = visitor;
    expect(await readField(page, "Full name")).toBe("Pia");
    expect(await readField(page, "Email")).toBe("pia-way-in@example.com");
    await see(page, "What helps most now: your current or latest job.");
    await click(page, "Go to Work", "button");
    await page.waitForSelector('[role=tab][aria-selected=true]::-p-text("Work")');
    expect(new URL(page.url()).search).toBe("?tab=work");
  });

  it("counts what each tab holds, and folds a job with its number of points", async () => {
    const { page } = visitor;
    await call(page, "POST", "/api/career-data", { ...SHORT_PROFILE, personalInfo: {} });
    await open("/profile?tab=work");
    await see(page, "1 point");
    const tabs = await page.$$eval("[role=tab]", (tabs) => tabs.map(({ textContent }) => textContent));
    expect(tabs.slice(0, 3)).toEqual(["Profile", "Work1", "Education"]);
  });

  it("skips to the content by the first tab stop", async () => {
    const { page } = visitor;
    await open("/profile");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "content");
  });

  it("leaves no field with the focus behind the bar at the foot", async () => {
    const { page } = visitor;
    await page.evaluate(() => scrollTo(0, 0));
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press("Tab");
      const isHidden = await page.evaluate(() => {
        const field = document.activeElement;
        if (!field?.matches("main input, main textarea")) return false;
        const { left, width, top, height } = field.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + Math.min(height, 30) / 2);
        return !field.contains(seen) && !seen?.contains(field);
      });
      expect(isHidden, await focused(page)).toBe(false);
    }
  });
});

describe("the generator", () => {
  it("warns of a CV that nobody could answer, and puts it right with one press", async () => {
    const { page } = visitor;
    await open("/generate");
    await see(page, "Nobody could answer this CV");
    expect(await findViolations(page)).toEqual([]);
    await click(page, "Use those of my account", "button");
    await seeNoMore(page, "Nobody could answer this CV");
  });

  it("reads title, company and language from the posting, to be changed in place", async () => {
    const { page } = visitor;
    await fill(page, "Job posting", POSTING);
    await see(page, "Read from the posting.");
    await expect.poll(() => readField(page, "Company (optional)")).toBe("Parlak Tezgâh A.Ş.");
    expect(await readField(page, "Job title")).toBe("Dokuma Mühendisi");
    expect(await page.$eval("main select", ({ value }) => value)).toBe("tr");
    await fill(page, "Company (optional)", "Parlak");
    await settle(page);
    expect(await readField(page, "Company (optional)")).toBe("Parlak");
  });

  it("keeps step and entries through Continue, Back, Forward and a reload, with the focus where the eye is", async () => {
    const { page } = visitor;
    await click(page, "Continue", "button");
    await see(page, "Generation mode");
    await expect.poll(() => focused(page)).toBe("Customisation");
    await see(page, "match with your profile");
    await page.goBack();
    await expect.poll(() => focused(page)).toBe("Job details");
    expect(await readField(page, "Company (optional)")).toBe("Parlak");
    await page.goForward();
    await see(page, "Generation mode");
    await page.reload();
    await settle(page);
    await see(page, "Generation mode");
    await click(page, "Change Company: Parlak", "button");
    await expect.poll(() => focused(page)).toContain("Company");
  });

  it("has the dashboard go on where it stopped", async () => {
    const { page } = visitor;
    await open("/");
    await click(page, "Generate your CV", "link");
    await see(page, "Generation mode");
    expect(visitor.faults).toEqual([]);
  });

  it("has what was typed on another device since", async () => {
    const { page } = visitor;
    const draft = { jobPosting: "A weaver is wanted in Bursa.", jobTitle: "Weaver" };
    await call(page, "POST", "/api/cv-draft", { draft, typedAt: new Date().toISOString() });
    await open("/generate");
    await expect.poll(() => readField(page, "Job posting")).toBe(draft.jobPosting);
  });
});

it("settings have an address for each group", async () => {
  const { page } = visitor;
  await open("/settings#developers");
  await page.waitForSelector('nav a[aria-current]::-p-text("For developers")');
  await page.waitForFunction(() => {
    const group = document.getElementById("developers");
    return group !== null && group.getBoundingClientRect().top < innerHeight;
  });
});

it("privacy policy, terms and imprint are led to from the foot of each page and from the sign-up", async () => {
  const { page, close } = await openVisitor(browser, product.url);
  await visit(page, `${product.url}/signup`);
  for (const name of ["terms of use", "privacy policy"])
    await page.waitForSelector(`::-p-aria([name="${name}"][role="link"])`);
  await click(page, "Imprint", "link");
  await see(page, "The operator of this site has not been named yet.");
  await click(page, "Privacy", "link");
  await see(page, "No outside language model is used here");
  expect(await findViolations(page)).toEqual([]);
  await click(page, "Terms", "link");
  await see(page, "What Terzi does");
  await close();
});
