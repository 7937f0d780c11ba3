import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SHORT_PROFILE } from "./account-content.ts";
import {
  click,
  fill,
  isEnabled,
  joinBrowser,
  leaveBrowser,
  openVisitor,
  readField,
  see,
  standsAt,
  type Visitor,
} from "./browser.ts";
import { call } from "./call.ts";
import { findViolations } from "./looks.ts";
import { people } from "./main-job-words.ts";
import { makeAccount } from "./make-account.ts";
import { PATIENCE_MS } from "./patience.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";
import { PASSWORD } from "./sign-up.ts";
import { visit, watchCalls } from "./visit.ts";

const EMAIL = "ada.brings@example.com";
const POSTING = people.en.posting;

let product: SharedProduct;
let browser: Browser;
let ada: Visitor;
beforeAll(async () => {
  product = await joinProduct();
  browser = await joinBrowser();
  const cookie = await makeAccount(product.url, { firstName: "Ada", email: EMAIL });
  ada = await openVisitor(browser, product.url, { cookie });
  await call(ada.page, "POST", "/api/career-data", SHORT_PROFILE);
});
afterAll(async () => {
  await leaveBrowser(browser);
});

const seePosting = async (page: Page, posting: string) => {
  await page.waitForSelector('::-p-aria([name="Job posting"][role="textbox"])');
  await expect.poll(() => readField(page, "Job posting")).toBe(posting);
};

describe("a posting comes into the wizard", () => {
  it("by the bookmark: what is selected on another page, and nothing of it in the history", async () => {
    const { page } = ada;
    await visit(page, `${product.url}/bookmarklet`);
    expect(await findViolations(page)).toEqual([]);
    const address = await page.$eval('main a[href^="javascript:"]', (link) => link.getAttribute("href"));
    const other = await ada.open();
    await visit(other, `${product.url}/privacy`);
    const opened = new Promise<Page>((found) => other.once("popup", (tab) => tab && found(tab)));
    await other.evaluate(
      (posting, code) => {
        const place = document.createElement("pre");
        place.textContent = posting;
        document.body.append(place);
        getSelection()?.selectAllChildren(place);
        // As a bookmark is run: the page's own policy has no say in it.
        const run = decodeURIComponent(code.slice("javascript:".length));
        return Object.getPrototypeOf(() => {}).constructor(run)();
      },
      POSTING,
      address ?? "",
    );
    const tab = await opened;
    tab.setDefaultTimeout(PATIENCE_MS);
    await watchCalls(tab);
    await standsAt(tab, "/generate");
    await seePosting(tab, POSTING);
    expect(await tab.evaluate(() => location.hash)).toBe("");
    expect(await tab.evaluate(() => history.length)).toBe(1);
    await click(tab, "Save for later", "button");
    await see(tab, "The CV will be added to your application.");
    expect(await call(tab, "GET", "/api/applications")).toMatchObject([{ status: "saved" }]);
    await tab.close();
    // With nothing selected it is the page's main text, and where that stands.
    const hash = await other.evaluate((code) => {
      getSelection()?.removeAllRanges();
      let led = "";
      window.open = (address) => {
        led = String(address);
        return window;
      };
      Object.getPrototypeOf(() => {}).constructor(decodeURIComponent(code.slice("javascript:".length)))();
      return new URL(led).hash.slice(1);
    }, address ?? "");
    const brought = JSON.parse(decodeURIComponent(hash));
    expect(brought.url).toBe(`${product.url}/privacy`);
    expect(brought.text).toContain("Privacy");
    await other.close();
  });

  it("by a phone's share menu, as an installed app", async () => {
    const { page } = ada;
    await visit(page, `${product.url}/dashboard`);
    const session = await page.createCDPSession();
    const { errors } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // A window like a private one keeps nothing, and so installs nothing.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
    await page.evaluate((text) => {
      const form = document.createElement("form");
      form.method = "POST";
      form.action = "/bring";
      const field = document.createElement("textarea");
      field.name = "text";
      field.value = text;
      form.append(field);
      document.body.append(form);
      form.submit();
    }, `"Cook wanted"\n https://jobs.example/1`);
    await standsAt(page, "/generate");
    await seePosting(page, "Cook wanted");
    await see(page, "It takes the place of the one that you had here before.");
    await click(page, "Undo", "button");
    await seePosting(page, POSTING);
    await page.reload();
    await seePosting(page, POSTING);
  });

  it("also of who has to log in first", async () => {
    const visitor = await openVisitor(browser, product.url);
    const shared = encodeURIComponent(JSON.stringify({ text: "Baker wanted" }));
    await visitor.page.goto(`${product.url}/bring#${shared}`);
    await standsAt(visitor.page, "/login");
    await fill(visitor.page, "Email", EMAIL);
    await fill(visitor.page, "Password", PASSWORD);
    await click(visitor.page, "Log In", "button");
    await standsAt(visitor.page, "/generate");
    await seePosting(visitor.page, "Baker wanted");
    await visitor.close();
  });
});

it("an address alone is explained, and the text that takes its place is what counts", async () => {
  const { page } = ada;
  await visit(page, `${product.url}/generate`);
  await fill(page, "Job posting", "https://jobs.example/1");
  await see(page, "This is the posting's address");
  expect(await isEnabled(page, "Continue")).toBe(false);
  expect(await findViolations(page)).toEqual([]);
  await fill(page, "Job posting", POSTING);
  await expect.poll(() => isEnabled(page, "Continue")).toBe(true);
  expect(ada.faults).toEqual([]);
});
