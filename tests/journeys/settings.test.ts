import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  click,
  download,
  fill,
  joinBrowser,
  leaveBrowser,
  openVisitor,
  see,
  type Visitor,
} from "./browser.ts";
import { enrol } from "./enrol.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";
import { logIn, PASSWORD } from "./sign-up.ts";
import { settle, visit } from "./visit.ts";
import { withoutAnswer } from "./without-answer.ts";

const EMAIL = "linus@example.com";
const NEW_PASSWORD = "battery staple";
let product: SharedProduct;
let browser: Browser;
let here: Visitor;
let elsewhere: Visitor;
beforeAll(async () => {
  product = await joinProduct();
  browser = await joinBrowser();
  here = await enrol(browser, product.url, { firstName: "Linus", email: EMAIL });
  elsewhere = await openVisitor(browser, product.url);
  await logIn(elsewhere.page, product.url, { email: EMAIL, password: PASSWORD });
  await see(elsewhere.page, "Welcome, Linus");
  await visit(here.page, `${product.url}/settings`);
});
afterAll(async () => {
  await leaveBrowser(browser);
});

const isSignedOut = async ({ page }: Visitor): Promise<boolean> => {
  await visit(page, `${product.url}/settings`);
  const button = await page.waitForSelector(
    "::-p-xpath(//button[contains(., 'Log In') or contains(., 'Change Password')])",
  );
  return (await button?.evaluate(({ textContent }) => textContent.includes("Log In"))) ?? false;
};

it("shows whose account it is, and the way out", async () => {
  const { page } = here;
  await see(page, EMAIL);
  await see(page, "User ID");
  expect(await page.$eval('a[href="/api/logout"]', (link) => link.textContent)).toBe("Logout");
});

it("speaks the language that is chosen, and says so to the browser", async () => {
  const { page } = here;
  const choose = async (field: string, language: string) => {
    await page.locator(`input[aria-label="${field}"]`).click();
    await click(page, language, "option");
  };
  await choose("Language", "Türkçe");
  await see(page, "Dil güncellendi");
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("tr");
  await choose("Dil", "English");
  await see(page, "Language updated");
});

it("changes the name", async () => {
  const { page } = here;
  await fill(page, "First name", "Linus Benedict");
  await click(page, "Save Name", "button");
  await see(page, "Your name has been changed.");
});

it("ends the other sessions with a new password, and asks for the old one first", async () => {
  const { page } = here;
  await see(page, "This device");
  await see(page, "Chrome on Linux");
  await fill(page, "Current password", "not my password");
  await fill(page, "New password", NEW_PASSWORD);
  await click(page, "Change Password", "button");
  await see(page, "This is not your current password.");
  await fill(page, "Current password", PASSWORD);
  await click(page, "Change Password", "button");
  await see(page, "Your password has been changed.");
  await page.waitForSelector('::-p-aria([name="End all other sessions"][role="button"])', { hidden: true });
  expect(await isSignedOut(elsewhere)).toBe(true);
  expect(await isSignedOut(here)).toBe(false);
});

it("ends one other session", async () => {
  await logIn(elsewhere.page, product.url, { email: EMAIL, password: NEW_PASSWORD });
  await see(elsewhere.page, "Welcome, Linus Benedict");
  await visit(here.page, `${product.url}/settings`);
  const end = () => click(here.page, "End the session: Chrome on Linux", "button");
  await withoutAnswer(here.page, "auth.endSession", async () => {
    await end();
    await see(here.page, "Failed to end the session");
    // Gone from the list at once, it is back there, and can be ended.
    await settle(here.page);
  });
  await end();
  await see(here.page, "The session has ended.");
  expect(await isSignedOut(elsewhere)).toBe(true);
});

it("makes an API token that works until it is revoked", async () => {
  const { page } = here;
  await click(page, "New Token", "button");
  await fill(page, "Name", "Backup");
  await click(page, "Create Token", "button");
  await see(page, "Copy your token now");
  const token = await page.$eval("[role=dialog] input", (field) => field.value);
  const ask = async () =>
    (await fetch(`${product.url}/api/cvs`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await ask()).toBe(200);
  await click(page, "Done", "button");
  await click(page, "Revoke the token: Backup", "button");
  await see(page, "stop working at once");
  await click(page, "Revoke", "button");
  await see(page, "The token has been revoked.");
  await see(page, "You have no tokens.");
  expect(await ask()).toBe(401);
});

it("ends the API tokens with a new password, unless they are kept", async () => {
  const { page } = here;
  await click(page, "New Token", "button");
  await fill(page, "Name", "Backup");
  await click(page, "Create Token", "button");
  await see(page, "Copy your token now");
  await click(page, "Done", "button");
  const change = async () => {
    await fill(page, "Current password", NEW_PASSWORD);
    await fill(page, "New password", NEW_PASSWORD);
    await click(page, "Change Password", "button");
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>("input[autocomplete=new-password]")?.value === "",
    );
  };
  await click(page, "End all API tokens", "checkbox");
  await change();
  await see(page, "Revoke");
  await change();
  await see(page, "You have no tokens.");
});

it("gives all data in one file", async () => {
  const file = await download(here.page, "/api/user/export");
  const data = JSON.parse(file.bytes.toString("utf8")) as { user: { email: string } };
  expect(file.name).toContain("attachment");
  expect(data.user.email).toBe(EMAIL);
});

it("moves the account to another address", async () => {
  const { page } = here;
  await fill(page, "New email", "benedict@example.com");
  await fill(page, "Your password", NEW_PASSWORD);
  await click(page, "Change Email", "button");
  await see(page, "Your email has been changed.");
  await see(page, "benedict@example.com");
});

it("deletes the account, by its address and its password", async () => {
  const { page } = here;
  await page.reload();
  await settle(page);
  await click(page, "Delete My Account", "button");
  await see(page, "Delete your account?");
  const inDialog = async (label: string, value: string) => {
    const field = await page.waitForSelector(
      `::-p-xpath(//*[@role="dialog"]//label[contains(., "${label}")]/following::input[1])`,
    );
    await field?.click({ count: 3 });
    await page.keyboard.sendCharacter(value);
  };
  await inDialog("Type your email", "somebody@example.com");
  await inDialog("Your password", NEW_PASSWORD);
  await click(page, "Delete for Good", "button");
  await see(page, "This is not your email");
  await inDialog("Type your email", "benedict@example.com");
  await click(page, "Delete for Good", "button");
  await see(page, "Start Free");
  await logIn(page, product.url, { email: "benedict@example.com", password: NEW_PASSWORD });
  await see(page, "Invalid email or password.");
});
