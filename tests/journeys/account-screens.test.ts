import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillAccount, grantAdmin } from "./account-content.ts";
import { joinBrowser, leaveBrowser, type Visitor } from "./browser.ts";
import { call } from "./call.ts";
import { enrol } from "./enrol.ts";
import { inspectScreens } from "./inspect-screens.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";
import { LANGUAGES, walkAccount } from "./screens.ts";

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

describe("every screen can be used by everybody, as a job seeker", { tags: "long" }, () => {
  it.each(LANGUAGES)("in %s", async (language) => {
    await call(ada.page, "PATCH", "/api/user/language", { language });
    const walk = walkAccount(ada.page, product.url, language);
    expect(await inspectScreens(ada, walk, language)).toEqual([]);
    expect(await ada.page.evaluate(() => document.documentElement.lang)).toBe(language);
  });
});
