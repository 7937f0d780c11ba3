import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  click,
  fill,
  joinBrowser,
  leaveBrowser,
  openVisitor,
  see,
  standsAt,
  type Visitor,
} from "./browser.ts";
import { enrol } from "./enrol.ts";
import { readOutbox, waitForMail } from "./outbox.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";
import { logIn, PASSWORD } from "./sign-up.ts";
import { visit } from "./visit.ts";

const EMAIL = "grace@example.com";
let product: SharedProduct;
let browser: Browser;
let signedIn: Visitor;
let forgetful: Visitor;
let path: string;
beforeAll(async () => {
  product = await joinProduct();
  browser = await joinBrowser();
  signedIn = await enrol(browser, product.url, { firstName: "Grace", email: EMAIL });
  forgetful = await openVisitor(browser, `${product.url}/login`);
});
afterAll(async () => {
  await leaveBrowser(browser);
});

/** Asks for a link, and returns the page's answer. */
async function ask(email: string): Promise<string> {
  const { page } = forgetful;
  await visit(page, `${product.url}/login`);
  await click(page, "Forgot your password?", "link");
  // The screen that is left asks for an address too.
  await see(page, "We'll email you a link");
  await fill(page, "Email", email);
  await click(page, "Send Link", "button");
  await see(page, "Check your inbox");
  return page.$eval("[role=status]", (place) => place.textContent ?? "");
}

it("answers the same whether or not there is such an account", async () => {
  const stranger = await ask("nobody@example.com");
  const own = await ask(EMAIL);
  expect(own.replace(EMAIL, "…")).toBe(stranger.replace("nobody@example.com", "…"));
});

it("mails a link to whoever has an account, and to nobody else", async () => {
  [path = ""] = await waitForMail(product.dataDir, /\/reset-password\?token=[\w-]{20,}/);
  expect((await readOutbox(product.dataDir)).some((mail) => mail.includes("nobody@example.com"))).toBe(false);
});

it("sets a new password, logs in with it, and ends the other sessions", async () => {
  const { page } = forgetful;
  await visit(page, `${product.url}${path}`);
  await fill(page, "New password", "short");
  await click(page, "Set Password", "button");
  await see(page, "Password must be at least 6 characters.");
  await fill(page, "New password", "battery staple");
  await click(page, "Set Password", "button");
  await see(page, "Welcome, Grace");

  await visit(signedIn.page, `${product.url}/credits`);
  await standsAt(signedIn.page, "/login");
});

it("refuses the link the second time, and offers another", async () => {
  const { page } = signedIn;
  await visit(page, `${product.url}${path}`);
  await fill(page, "New password", "third password");
  await click(page, "Set Password", "button");
  await see(page, "This link doesn't work any more");
  await click(page, "Ask for a new link", "link");
  await see(page, "Send Link");
});

it("lets the new password in, and the old one no more", async () => {
  const { page } = signedIn;
  await logIn(page, product.url, { email: EMAIL, password: PASSWORD });
  await see(page, "Invalid email or password.");
  await logIn(page, product.url, { email: EMAIL, password: "battery staple" });
  await see(page, "Welcome, Grace");
});
