import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillAccount, grantAdmin } from "./account-content.ts";
import { joinBrowser, leaveBrowser, openVisitor, type Visitor } from "./browser.ts";
import { call } from "./call.ts";
import { enrol } from "./enrol.ts";
import { inspectScreens } from "./inspect-screens.ts";
import { openDatabase } from "./open-database.ts";
import { addAccounts, addFailures } from "./operations-content.ts";
import { type Product, startProduct } from "./product.ts";
import { LANGUAGES, type ScreenLanguage, walkAdmin, walkParts, walkPublicPages } from "./screens.ts";
import { listUntranslated, readWords } from "./shown-words.ts";

let product: Product;
let browser: Browser;
let ada: Visitor;
let userId = "";
beforeAll(async () => {
  product = await startProduct();
  browser = await joinBrowser();
  ada = await enrol(browser, product.url, { firstName: "Ada", email: "ada@example.com" });
  await grantAdmin(product, "ada@example.com");
  await fillAccount(ada.page);
  // `as`: the answer's shape is in the product's own description of this path.
  userId = ((await call(ada.page, "GET", "/api/auth/user")) as { id: string }).id;
  await operate();
});
/** Of each screen, the words on it. */
type Words = Map<string, string[]>;
const words: Record<ScreenLanguage, Words> = { en: new Map(), tr: new Map() };

async function* keepWords(page: Page, walk: AsyncGenerator<string>, kept: Words): AsyncGenerator<string> {
  for await (const screen of walk) {
    kept.set(screen, await readWords(page));
    yield screen;
  }
}

/** What leaves a trace of each kind in the panel's lists. */
async function operate(): Promise<void> {
  const database = await openDatabase(product.dataDir);
  await addFailures(database, "late@example.com");
  await addAccounts(database, "rich", [14]);
  const { rows } = await database.query<{ id: string }>("select id from account where email like 'rich%'");
  await database.end();
  const rich = rows[0]?.id;
  // `as`: the answers' shapes are in the product's own description of these paths.
  const [bought] = (await call(ada.page, "GET", "/api/admin/purchases")) as { id: string }[];
  await call(ada.page, "POST", `/api/admin/purchases/${bought?.id}/refund`, {});
  const [sold] = (await call(ada.page, "GET", "/api/packages")) as { id: string }[];
  await call(ada.page, "PATCH", `/api/admin/packages/${sold?.id}`, { active: false });
  await call(ada.page, "PATCH", `/api/admin/users/${rich}/role`, { role: "admin" });
  await call(ada.page, "PATCH", `/api/admin/users/${rich}/disabled`, { disabled: true });
  await call(ada.page, "PATCH", `/api/admin/users/${rich}/credits`, { credits: 15 });
  await call(ada.page, "PATCH", "/api/admin/settings/previews_per_day", { value: "61" });
}

afterAll(async () => {
  await leaveBrowser(browser);
  await product?.stop();
});

describe.each(LANGUAGES)("every screen can be used by everybody, in %s", (language) => {
  it("before logging in", language === "tr" ? {} : { tags: "long" }, async () => {
    const visitor = await openVisitor(browser, product.url, { language });
    expect(await inspectScreens(visitor, walkPublicPages(visitor.page, product.url), language)).toEqual([]);
    await visitor.close();
  });

  it("as an admin", { tags: "long" }, async () => {
    await call(ada.page, "PATCH", "/api/user/language", { language });
    const walk = walkAdmin(ada.page, product.url, userId);
    expect(await inspectScreens(ada, keepWords(ada.page, walk, words[language]), language)).toEqual([]);
    expect(await ada.page.evaluate(() => document.documentElement.lang)).toBe(language);
  });
});

// The small sister of `account-screens`.
it("where each part begins can be used by everybody, in tr, as a job seeker", async () => {
  await call(ada.page, "PATCH", "/api/user/language", { language: "tr" });
  expect(await inspectScreens(ada, walkParts(ada.page, product.url), "tr")).toEqual([]);
});

it("the admin panel has no English left in Turkish", { tags: "long" }, () => {
  expect(words.tr.size).toBeGreaterThan(8);
  for (const [screen, texts] of words.tr)
    expect(listUntranslated(words.en.get(screen) ?? [], texts), screen).toEqual([]);
});
