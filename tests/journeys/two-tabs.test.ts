import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { grantAdmin } from "./account-content.ts";
import { click, fill, joinBrowser, leaveBrowser, readField, see, standsAt, type Visitor } from "./browser.ts";
import { call } from "./call.ts";
import { enrol } from "./enrol.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";
import { logIn, PASSWORD } from "./sign-up.ts";
import { visit } from "./visit.ts";

const ADA = { firstName: "Ada", email: "ada-tabs@example.com" };
const BEA = { firstName: "Bea", email: "bea-tabs@example.com" };
let product: SharedProduct;
let browser: Browser;
let ada: Visitor;
/** Two tabs of one browser. */
let first: Page;
let second: Page;
beforeAll(async () => {
  product = await joinProduct();
  browser = await joinBrowser();
  await (await enrol(browser, product.url, BEA)).close();
  ada = await enrol(browser, product.url, ADA);
  first = ada.page;
  second = await ada.open();
});
afterAll(async () => {
  await leaveBrowser(browser);
});

const logInAs = async (page: Page, { email }: { email: string }) => {
  await page.bringToFront();
  await logIn(page, product.url, { email, password: PASSWORD });
};

it("a tab leaves the screen of whoever logs out in another, also with something typed", async () => {
  await first.bringToFront();
  await visit(first, `${product.url}/profile`);
  await fill(first, "Full name", "Ada Lovelace");
  await second.bringToFront();
  await click(second, "Log Out", "button");
  await standsAt(second, "/login");
  await first.bringToFront();
  await standsAt(first, "/login");
});

it("a tab at the log-in follows whoever logs in in another, and what was typed is still theirs", async () => {
  await logInAs(second, ADA);
  await see(second, "Welcome, Ada");
  await first.bringToFront();
  await see(first, "Welcome, Ada");
  await visit(first, `${product.url}/profile`);
  await see(first, "Your unsaved changes of");
  expect(await readField(first, "Full name")).toBe("Ada Lovelace");
});

it("a tab shows nothing more of one account when another takes its place", async () => {
  await second.bringToFront();
  await call(second, "POST", "/api/auth/login", { email: BEA.email, password: PASSWORD });
  await visit(second, product.url);
  await first.bringToFront();
  await see(first, "Welcome, Bea");
  await visit(first, `${product.url}/profile`);
  expect(await readField(first, "Full name")).toBe("Bea");
});

it("a tab with the admin panel is left the same way", async () => {
  await grantAdmin(product, BEA.email);
  await visit(first, `${product.url}/admin`);
  await second.bringToFront();
  await visit(second, product.url);
  await click(second, "Log Out", "button");
  await standsAt(second, "/login");
  await first.bringToFront();
  await standsAt(first, "/login");
});
