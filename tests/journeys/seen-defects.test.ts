import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SHORT_PROFILE } from "./account-content.ts";
import { click, joinBrowser, leaveBrowser, openVisitor, see, type Visitor } from "./browser.ts";
import { call } from "./call.ts";
import { enrol } from "./enrol.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";
import { settle, visit } from "./visit.ts";

let product: SharedProduct;
let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  product = await joinProduct();
  browser = await joinBrowser();
  visitor = await enrol(browser, product.url, { firstName: "Ece", email: "ece-looks-closely@example.com" });
  await call(visitor.page, "POST", "/api/career-data", SHORT_PROFILE);
});
afterAll(async () => {
  await leaveBrowser(browser);
});

const open = (path: string) => visit(visitor.page, `${product.url}${path}`);

it("nothing shows through the bar that saves the profile, and it takes no click beside itself", async () => {
  const { page } = visitor;
  await open("/profile?tab=work");
  const bar = await page.evaluate(() => {
    const found = [...document.querySelectorAll("main *")].find(
      (part) => getComputedStyle(part).position === "sticky" && getComputedStyle(part).bottom === "0px",
    );
    if (!found) return null;
    const { backgroundColor } = getComputedStyle(found);
    const { top, left, width } = found.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top - 2);
    return { backgroundColor, isClear: above !== null && !found.contains(above) };
  });
  expect(bar?.backgroundColor).toMatch(/^rgb\(/);
  expect(bar?.isClear).toBe(true);
});

it("an arrow that can't be pressed has no ground, as if it were held down", async () => {
  const { page } = visitor;
  const grounds = await page.$$eval("main button:disabled", (buttons) =>
    buttons
      .filter((button) => button.getAttribute("aria-label")?.startsWith("Move"))
      .map((button) => getComputedStyle(button).backgroundColor),
  );
  expect(grounds.length).toBeGreaterThan(0);
  for (const ground of grounds) expect(ground).toBe("rgba(0, 0, 0, 0)");
});

it("a dialog is found by its heading", async () => {
  const { page } = visitor;
  await open("/support");
  await click(page, "New Ticket", "button");
  await page.waitForSelector('[role="dialog"] h2');
  await page.keyboard.press("Escape");
});

it("notes stand in the middle of the top, and not over the buttons beside a heading", async () => {
  const { page } = visitor;
  const middle = await page.$eval('section[aria-label^="Notification"]', (place) => {
    const { left, right } = place.getBoundingClientRect();
    return (left + right) / 2 - document.documentElement.clientWidth / 2;
  });
  expect(Math.abs(middle)).toBeLessThan(2);
});

it("the statistics of the landing page stand in one line, the cards of the prices lead on", async () => {
  const { page, close } = await openVisitor(browser, product.url);
  const tops = await page.$$eval("section[aria-label] dl dd", (figures) =>
    figures.map((figure) => Math.round(figure.getBoundingClientRect().top)),
  );
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
  await visit(page, `${product.url}/pricing`);
  await see(page, "$4.99");
  const cards = await page.$$eval("main li:has(h2)", (cards) =>
    cards.map((card) => card.querySelectorAll("a, button").length),
  );
  expect(cards.length).toBeGreaterThan(2);
  for (const ways of cards) expect(ways).toBeGreaterThan(0);
  await close();
});

it("who presses a link before its page was loaded ahead comes to that page, not to the log-in", async () => {
  const { page, close } = await openVisitor(browser, product.url);
  for (const path of ["/signup", "/pricing"]) {
    await visit(page, product.url);
    // Without a pointer that rests on it first, as by a screen reader or a quick finger.
    await page.$eval(`header a[href="${path}"]`, (link) => link instanceof HTMLElement && link.click());
    await page.waitForFunction(() => location.pathname !== "/");
    await settle(page);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await close();
});
