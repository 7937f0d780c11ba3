import { setTimeout as passTime } from "node:timers/promises";
import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { click, fill, joinBrowser, leaveBrowser, openVisitor, see, type Visitor } from "./browser.ts";
import { PATIENCE_MS } from "./patience.ts";
import { type Product, startProduct } from "./product.ts";
import { visit } from "./visit.ts";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct();
  browser = await joinBrowser();
});
afterAll(async () => {
  await leaveBrowser(browser);
  await product?.stop();
});

const words = {
  en: {
    email: "Email",
    password: "Password",
    logIn: "Log In",
    signUp: "Sign Up",
    wrong: ["Invalid email address", "Password must be at least 6 characters."],
    tooMany: /Too many requests\. Please try again in \d+ seconds\./,
  },
  tr: {
    email: "E-posta",
    password: "Şifre",
    logIn: "Giriş Yap",
    signUp: "Kaydol",
    wrong: ["Geçersiz e-posta adresi", "Şifre en az 6 karakter olmalıdır."],
    tooMany: /Çok fazla istek gönderildi\. Lütfen \d+ saniye sonra tekrar deneyin\./,
  },
};

function tellFaults(language: "en" | "tr"): void {
  const say = words[language];
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await openVisitor(browser, `${product.url}/signup`, { language });
  });
  afterAll(() => visitor.close());

  it("is told what the sign-up lacks, at the fields", async () => {
    const { page } = visitor;
    await fill(page, say.email, "ada at example");
    await fill(page, say.password, "short");
    await page.locator('altcha-widget input[type="checkbox"]').click();
    await page.locator(`::-p-aria([name="${say.signUp}"][role="button"])`).click();
    for (const text of say.wrong) await see(page, text);
    const described = await page.$$eval("input[aria-invalid=true]", (fields) =>
      fields.map(
        (field) => document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent,
      ),
    );
    expect(described).toContain(say.wrong[0]);
    expect(new URL(page.url()).pathname).toBe("/signup");
  });

  it("is told when to come back after too many attempts to log in", async () => {
    const { page } = visitor;
    await visit(page, `${product.url}/login`);
    await fill(page, say.email, `guess-${language}@example.com`);
    await fill(page, say.password, "not it");
    await page.evaluate(async (email) => {
      for (let attempt = 0; attempt < 10; attempt++)
        await fetch("/api/auth/login", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ email, password: "not it" }),
        });
    }, `guess-${language}@example.com`);
    await click(page, say.logIn, "button");
    await page.waitForFunction(
      // biome-ignore lint/performance/useDomNodeTextContent: what is rendered is the point.
      (pattern) => new RegExp(pattern).test(document.body?.innerText ?? ""),
      {},
      say.tooMany.source,
    );
  });
}

describe("a visitor who errs, in en", () => tellFaults("en"));
describe("a visitor who errs, in tr", { tags: "long" }, () => tellFaults("tr"));

describe("a notification", () => {
  const TOAST = 'section[aria-label="Notification (F8)"]';
  let page: Page;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ page, close } = await openVisitor(browser, `${product.url}/login`));
    await fill(page, "Email", "ada@example.com");
    await fill(page, "Password", "not it");
    await page.setOfflineMode(true);
  });
  afterAll(() => close());

  /** Has a notification come: a log-in without a connection fails. */
  async function fail(): Promise<void> {
    const hasFailed = new Promise((failed) => page.once("requestfailed", failed));
    await click(page, "Log In", "button");
    await hasFailed;
    await page.waitForFunction((toast) => document.querySelector(`${toast} p`), {}, TOAST);
  }
  const count = () => page.$$eval(`${TOAST} button[aria-label="Close"]`, (toasts) => toasts.length);
  const goes = (timeout = PATIENCE_MS) =>
    page.waitForFunction((toast) => !document.querySelector(`${toast} p`), { timeout }, TOAST);

  /** Milliseconds from when a notification comes until there is none, by the page's own clock. */
  const timeNotification = () =>
    page.evaluate(
      (toast) =>
        new Promise<number>((gone) => {
          let cameAt = 0;
          const watcher = new MutationObserver(() => {
            const isThere = document.querySelector(`${toast} p`) !== null;
            if (isThere) cameAt ||= performance.now();
            else if (cameAt) {
              watcher.disconnect();
              gone(performance.now() - cameAt);
            }
          });
          watcher.observe(document.body, { childList: true, subtree: true });
        }),
      TOAST,
    );

  /** Draws the notification to the right with the mouse, which stays pressed. */
  async function drag(pixels: number): Promise<void> {
    const box = await (await page.$(`${TOAST} p`))?.boundingBox();
    if (!box) throw new Error("There is no notification to drag.");
    await page.mouse.move(box.x + 2, box.y + 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 2 + pixels, box.y + 2, { steps: 4 });
  }

  it("stands alone for five seconds", async () => {
    const timed = timeNotification();
    await fail();
    await fail();
    expect(await count()).toBe(1);
    expect(await timed).toBeGreaterThan(4_900);
  });

  it("goes with a swipe to the right of more than 50 px, and with none that is shorter or broken off", async () => {
    await fail();
    await drag(50);
    await page.mouse.up();
    expect(await count()).toBe(1);
    await drag(120);
    await page.$eval(`${TOAST} p`, (text) =>
      text.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true })),
    );
    expect(await count()).toBe(1);
    await page.mouse.up();
    expect(await count()).toBe(1);
    await drag(51);
    await page.mouse.up();
    await goes();
  });

  it("waits for somebody who came to it with F8, and gives the focus back on Escape", async () => {
    await page.mouse.move(5, 400);
    await fail();
    await page.focus('input[type="password"]');
    await page.keyboard.press("F8");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
      "Notification (F8)",
    );
    await passTime(6_000);
    expect(await count()).toBe(1);
    await page.keyboard.press("Escape");
    // It would go by itself five seconds after it is left.
    await goes(4_500);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("password");
  });

  it("leaves the focus where it is when there is none to come to", async () => {
    await page.keyboard.press("F8");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("password");
  });
});
