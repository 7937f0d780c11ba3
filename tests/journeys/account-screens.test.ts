import { AxePuppeteer } from "@axe-core/puppeteer";
import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { click, openBrowser, openVisitor, see, type Visitor } from "./browser.ts";
import { type Product, startProduct } from "./product.ts";
import { signUp } from "./sign-up.ts";

let product: Product;
let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  visitor = await openVisitor(browser, product.url);
  await signUp(visitor.page, product.url, { firstName: "Ada", email: "ada@example.com" });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

type Open = (page: Page) => Promise<void>;
const press =
  (name: string, then: string): Open =>
  async (page) => {
    await click(page, name, "button");
    await see(page, then);
    // Axe measures colours: what is still fading in has others.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== "running"),
    );
  };

const screens: [name: string, path: string, open?: Open][] = [
  ["credits", "/credits"],
  ["the payment dialog", "/credits", press("Buy Now", "This is a sandbox")],
  ["support", "/support"],
  ["a new ticket", "/support", press("New Ticket", "Create Ticket")],
  ["settings", "/settings"],
  ["a new API token", "/settings", press("New Token", "Create Token")],
  ["deleting the account", "/settings", press("Delete My Account", "Delete for Good")],
  ["contact", "/contact"],
  ["a forgotten password", "/forgot-password"],
  ["a new password", "/reset-password?token=unknown"],
];

// Together they meet both colours and both widths; each pair of them would cost twice the time.
const LOOKS = [
  ["light", 1280],
  ["dark", 360],
] as const;

it.each(screens)(
  "%s is free of axe findings, light on a desktop and dark on a phone",
  async (_, path, open) => {
    const { page } = visitor;
    for (const [scheme, width] of LOOKS) {
      await page.setViewport({ width, height: 900 });
      await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
      await page.goto(product.url + path, { waitUntil: "networkidle0" });
      await open?.(page);
      const { violations } = await new AxePuppeteer(page).analyze();
      expect(violations.map(({ id, nodes }) => `${scheme} ${width} ${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
  },
);
