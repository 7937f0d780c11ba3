import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, fillAccount, grantAdmin } from "./account-content.ts";
import { openBrowser, openVisitor, type Visitor } from "./browser.ts";
import { findViolations, isTooWide, type Look, turnTo } from "./looks.ts";
import { type Product, startProduct } from "./product.ts";
import { LANGUAGES, walkAccount, walkAdmin, walkPublicPages } from "./screens.ts";
import { signUp } from "./sign-up.ts";

/** The extremes; `pnpm screens` looks at the rest too. */
const LOOKS: Look[] = [
  { scheme: "light", width: 1280 },
  { scheme: "dark", width: 360 },
];
let product: Product;
let browser: Browser;
let ada: Visitor;
let userId = "";
beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  ada = await openVisitor(browser, product.url);
  await signUp(ada.page, product.url, { firstName: "Ada", email: "ada@example.com" });
  grantAdmin(product, "ada@example.com");
  await fillAccount(ada.page);
  // `as`: the answer's shape is in the product's own description of this path.
  userId = ((await call(ada.page, "GET", "/api/auth/user")) as { id: string }).id;
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** Looks at each screen of a walk in each look; what is wrong, and where. */
async function inspect({ page }: Visitor, walk: AsyncGenerator<string>): Promise<string[]> {
  const faults: string[] = [];
  for await (const screen of walk)
    for (const look of LOOKS) {
      await turnTo(page, look);
      const where = `${screen}, ${look.scheme}, ${look.width} px`;
      for (const violation of await findViolations(page)) faults.push(`${where}: ${violation}`);
      if (await isTooWide(page)) faults.push(`${where}: scrolls sideways`);
    }
  return faults;
}

describe.each(LANGUAGES)("every screen can be used by everybody, in %s", (language) => {
  it("before logging in", async () => {
    const visitor = await openVisitor(browser, product.url, { language });
    expect(await inspect(visitor, walkPublicPages(visitor.page, product.url))).toEqual([]);
    await visitor.close();
  });

  it("as a job seeker", async () => {
    await call(ada.page, "PATCH", "/api/user/language", { language });
    expect(await inspect(ada, walkAccount(ada.page, product.url, language))).toEqual([]);
    expect(await ada.page.evaluate(() => document.documentElement.lang)).toBe(language);
  });

  it("as an admin", async () => {
    expect(await inspect(ada, walkAdmin(ada.page, product.url, userId))).toEqual([]);
    expect(await ada.page.evaluate(() => document.documentElement.lang)).toBe(language);
  });
});
