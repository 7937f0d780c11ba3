import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillAccount, grantAdmin } from "./account-content.ts";
import { joinBrowser, leaveBrowser, type Visitor } from "./browser.ts";
import { call } from "./call.ts";
import { enrol } from "./enrol.ts";
import { inspectScreens } from "./inspect-screens.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";
import { LANGUAGES, type ScreenLanguage, walkAccount, walkParts } from "./screens.ts";

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

const inspect = async (language: ScreenLanguage, walk: () => AsyncGenerator<string>): Promise<void> => {
  await call(ada.page, "PATCH", "/api/user/language", { language });
  expect(await inspectScreens(ada, walk(), language)).toEqual([]);
  expect(await ada.page.evaluate(() => document.documentElement.lang)).toBe(language);
};

it("the first screen of each part can be used by everybody, in tr, as a job seeker", () =>
  inspect("tr", () => walkParts(ada.page, product.url)));

describe("every screen can be used by everybody, as a job seeker", { tags: "long" }, () => {
  it.each(LANGUAGES)("in %s", (language) =>
    inspect(language, () => walkAccount(ada.page, product.url, language)),
  );
});
