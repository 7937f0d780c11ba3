import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fillAccount, grantAdmin } from "./account-content.ts";
import { joinBrowser, leaveBrowser, type Visitor } from "./browser.ts";
import { call } from "./call.ts";
import { enrol } from "./enrol.ts";
import { inspectScreens } from "./inspect-screens.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";
import { type ScreenLanguage, walkAccount } from "./screens.ts";

let product: SharedProduct;
let browser: Browser;
let ada: Visitor;
beforeAll(async () => {
  product = await joinProduct();
  browser = await joinBrowser();
  ada = await enrol(browser, product.url, { firstName: "Ada", email: "ada-everywhere@example.com" });
  await grantAdmin(product, "ada-everywhere@example.com");
  await fillAccount(ada.page);
});
afterAll(async () => {
  await leaveBrowser(browser);
});

const inspect = async (language: ScreenLanguage): Promise<void> => {
  await call(ada.page, "PATCH", "/api/user/language", { language });
  expect(await inspectScreens(ada, walkAccount(ada.page, product.url, language), language)).toEqual([]);
  expect(await ada.page.evaluate(() => document.documentElement.lang)).toBe(language);
};

it("every screen can be used by everybody, in tr, as a job seeker", () => inspect("tr"));
it("every screen can be used by everybody, in en, as a job seeker", { tags: "long" }, () => inspect("en"));
