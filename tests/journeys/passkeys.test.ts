import type { Browser, CDPSession, Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { grantAdmin } from "./account-content.ts";
import { click, fill, joinBrowser, leaveBrowser, see, type Visitor } from "./browser.ts";
import { call } from "./call.ts";
import { enrol } from "./enrol.ts";
import { type Product, startProduct } from "./product.ts";
import { logIn, PASSWORD } from "./sign-up.ts";
import { visit } from "./visit.ts";

const EMAIL = "ada-passkeys@example.com";

let product: Product;
let browser: Browser;
let ada: Visitor;
let device: CDPSession;
let authenticatorId: string;
beforeAll(async () => {
  // A product of its own: what is wanted of admins is wanted of all of them.
  product = await startProduct();
  browser = await joinBrowser();
  ada = await enrol(browser, product.url, { firstName: "Ada", email: EMAIL });
  ({ device, authenticatorId } = await plugIn(ada.page));
});
afterAll(async () => {
  await leaveBrowser(browser);
  await product.stop();
});

/** A device that unlocks itself for its owner, as the browser's own tools have it. */
async function plugIn(page: Page) {
  const device = await page.createCDPSession();
  await device.send("WebAuthn.enable");
  const { authenticatorId } = await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { device, authenticatorId };
}

const storedKeys = async (): Promise<number> =>
  (await device.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length;

/** The settings ask for the password in more than one place: the one in the form of `button` is meant. */
async function typePassword(page: Page, button: string, password: string): Promise<void> {
  await page
    .locator(`::-p-xpath(//form[.//button[.="${button}"]]//input[@type="password"])`)
    .click({ count: 3 });
  await page.keyboard.sendCharacter(password);
}

const createPasskey = async (page: Page, password = PASSWORD) => {
  await typePassword(page, "Create Passkey", password);
  await click(page, "Create Passkey", "button");
};

it("is added in the settings, with the password", async () => {
  const { page } = ada;
  await visit(page, `${product.url}/settings#security`);
  await see(page, "You have no passkeys yet.");
  await click(page, "Add a Passkey", "button");
  await fill(page, "Name", "Work laptop");
  await createPasskey(page, "wrong one");
  await see(page, "This is not your current password.");
  expect(await storedKeys()).toBe(0);
  await createPasskey(page);
  await see(page, "The passkey has been added.");
  await see(page, "never used");
  expect(await storedKeys()).toBe(1);
});

it("is offered by the browser in the log-in form, and logs in without address or password", async () => {
  const { page } = ada;
  // This device takes every offer at once.
  await page.goto(`${product.url}/api/logout`);
  await see(page, "Welcome, Ada");
  await visit(page, `${product.url}/settings#security`);
  await see(page, "last used");
});

it("is renamed and removed", async () => {
  const { page } = ada;
  await click(page, "Rename the passkey: Work laptop", "button");
  await fill(page, "Name", "Old laptop");
  await click(page, "Save", "button");
  await see(page, "The passkey has a new name.");
  await click(page, "Remove the passkey: Old laptop", "button");
  await see(page, "You can no longer log in with it");
  await typePassword(page, "Remove", PASSWORD);
  await page.keyboard.press("Enter");
  await see(page, "The passkey has been removed.");
  await see(page, "You have no passkeys yet.");
});

it("is what an admin of whom it is wanted adds before all else, and comes back by", {
  tags: "long",
}, async () => {
  const { page } = ada;
  await device.send("WebAuthn.clearCredentials", { authenticatorId });
  await grantAdmin(product, EMAIL);
  await call(page, "PATCH", "/api/admin/settings/admin_passkey", { value: "on" });
  await page.goto(`${product.url}/admin`);
  await see(page, "Add one now to continue.");
  await createPasskey(page);
  await see(page, "Welcome, Ada");
  await visit(page, `${product.url}/admin/users`);
  await see(page, EMAIL);

  // A browser that offers no passkeys by itself leaves the form to be filled.
  await page.evaluateOnNewDocument(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await visit(page, `${product.url}/api/logout`);
  await logIn(page, product.url, { email: EMAIL, password: PASSWORD });
  await see(page, "Your password alone is not enough.");
  await page.goto(`${product.url}/admin/users`);
  await see(page, "Your password alone is not enough.");
  await click(page, "Use Your Passkey", "button");
  await see(page, "Welcome, Ada");

  await visit(page, `${product.url}/api/logout`);
  await click(page, "Log In with a Passkey", "button");
  await see(page, "Welcome, Ada");
  await visit(page, `${product.url}/admin/users`);
  await see(page, EMAIL);
  expect(ada.faults.filter((fault) => !fault.includes("403")).join("\n")).toBe("");
});
