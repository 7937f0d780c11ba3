import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fillAccount } from "./account-content.ts";
import { click, joinBrowser, leaveBrowser, see, seeNoMore, standsAt, type Visitor } from "./browser.ts";
import { enrol } from "./enrol.ts";
import { holdAnswers } from "./hold-answers.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";
import { awaitAnswers, visit } from "./visit.ts";

let product: SharedProduct;
let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  product = await joinProduct();
  browser = await joinBrowser();
  visitor = await enrol(browser, product.url, { firstName: "Ada", email: "ada-in-a-hurry@example.com" });
  await fillAccount(visitor.page);
});
afterAll(async () => {
  await leaveBrowser(browser);
});

const linkTo = (path: string) => `nav a[href="${path}"]`;

declare global {
  interface Window {
    /** How often a placeholder was drawn since the watch began. */
    placeholders?: number;
  }
}

/** Counts what is drawn in place of what isn't there yet, also when it stands for one frame only. */
const watchPlaceholders = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.placeholders = 0;
    const marks = '.mantine-Skeleton-root, [role="status"][aria-label^="Loading"]';
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const isPlaceholder = (node: Node) =>
        node instanceof Element && (node.matches(marks) || node.querySelector(marks) !== null);
      window.placeholders = (window.placeholders ?? 0) + added.filter(isPlaceholder).length;
    }).observe(document.body, { childList: true, subtree: true });
  });

it("a page's code and what it shows are asked for while the pointer is on the way to its link", {
  tags: "long",
}, async () => {
  const { page } = visitor;
  await visit(page, `${product.url}/dashboard`);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.hover(linkTo("/applications"));
  await expect.poll(() => asked.some((path) => path.startsWith("/assets/"))).toBe(true);
  await expect.poll(() => asked.some((path) => path.includes("applications.list"))).toBe(true);
  await awaitAnswers(page);
  // What comes now was there before the click: not even the server is needed for it.
  await watchPlaceholders(page);
  const { release } = await holdAnswers(page);
  await page.click(linkTo("/applications"));
  await standsAt(page, "/applications");
  await see(page, "Göztepe Bilişim A.Ş.");
  expect(await page.evaluate(() => window.placeholders)).toBe(0);
  await release();
});

it("what was seen before stands at once when one comes back to it", { tags: "long" }, async () => {
  const { page } = visitor;
  for (const path of ["/cvs", "/profile", "/credits", "/support", "/"]) {
    await page.click(linkTo(path));
    await standsAt(page, path);
    await awaitAnswers(page);
  }
  await watchPlaceholders(page);
  const { release } = await holdAnswers(page);
  for (const [path, shown] of [
    ["/cvs", "Analytical Engines Ltd"],
    ["/credits", "Your purchases"],
    ["/support", "No page numbers"],
    ["/", "Recent CVs"],
  ] as const) {
    await page.click(linkTo(path));
    await standsAt(page, path);
    await see(page, shown);
  }
  expect(await page.evaluate(() => window.placeholders)).toBe(0);
  // What was never read has to be waited for.
  await page.click('main a[href^="/cvs/"]');
  await expect.poll(() => page.evaluate(() => window.placeholders)).toBeGreaterThan(0);
  await release();
});

it("a deleted CV leaves the list before the server has answered", { tags: "long" }, async () => {
  const { page } = visitor;
  await visit(page, `${product.url}/cvs`);
  await page.locator('main button[aria-label^="More for"]').click();
  const { release } = await holdAnswers(page);
  const before = await page.$$eval('main button[aria-label^="More for"]', ({ length }) => length);
  await click(page, "Delete", "menuitem");
  await expect
    .poll(() => page.$$eval('main button[aria-label^="More for"]', ({ length }) => length))
    .toBe(before - 1);
  await seeNoMore(page, "CV deleted");
  await release();
  await see(page, "CV deleted");
});
