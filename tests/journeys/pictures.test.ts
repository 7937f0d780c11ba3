import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { joinBrowser, leaveBrowser } from "./browser.ts";
import { turnTo } from "./looks.ts";
import { openPicturedScreen, readLabels } from "./pictured-screen.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";

let product: SharedProduct;
let browser: Browser;
beforeAll(async () => {
  product = await joinProduct();
  browser = await joinBrowser();
});
afterAll(async () => {
  await leaveBrowser(browser);
});

it("the picture in the README shows the screen as it is today", { tags: "long" }, async () => {
  const pictured: unknown = JSON.parse(
    await readFile(join(import.meta.dirname, "pictured-labels.json"), "utf8"),
  );
  const page = await openPicturedScreen(browser, product, "en");
  await turnTo(page, { scheme: "light", width: 1280 });
  expect(
    await readLabels(page),
    "the screen has changed: take the pictures anew, `npx -y pnpm@12 pictures`",
  ).toEqual(pictured);
});
