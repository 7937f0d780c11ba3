import { type IdentityServer, startIdentityServer } from "@terzi/test-servers/identity-server";
import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { click, joinBrowser, leaveBrowser, openVisitor, see, type Visitor } from "./browser.ts";
import { enrol } from "./enrol.ts";
import { type Product, startProduct } from "./product.ts";
import { PASSWORD } from "./sign-up.ts";
import { visit } from "./visit.ts";

let site: IdentityServer;
let product: Product;
let browser: Browser;
let ada: Visitor;
beforeAll(async () => {
  site = await startIdentityServer();
  product = await startProduct({
    env: {
      OIDC_LOCAL_NAME: "Local ID",
      OIDC_LOCAL_ISSUER: site.issuer,
      OIDC_LOCAL_CLIENT_ID: site.clientId,
      OIDC_LOCAL_CLIENT_SECRET: site.clientSecret,
    },
  });
  browser = await joinBrowser();
  ada = await openVisitor(browser, product.url);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await product.stop();
  await site.close();
});

const goBy = async (page: Page, from: "login" | "signup") => {
  await visit(page, `${product.url}/${from}`);
  await click(page, "Continue with Local ID", "link");
};

it("opens an account in two presses, and logs in with one", async () => {
  const { page } = ada;
  site.setPerson({ sub: "ada", email: "ada@id.example", isVerified: true, firstName: "Ada" });
  await goBy(page, "signup");
  await see(page, "Welcome, Ada");
  await visit(page, `${product.url}/api/logout`);
  await goBy(page, "login");
  await see(page, "Welcome, Ada");
});

it("stays connected as long as it is the only way in", async () => {
  const { page } = ada;
  await visit(page, `${product.url}/settings#security`);
  await see(page, "You log in with an account on another site and have no password.");
  await click(page, "Disconnect Local ID", "button");
  await see(page, "all your other sessions end");
  await page.locator('[role=dialog] ::-p-aria([name="Disconnect"][role="button"])').click();
  await see(page, "This is your only way in. Please set a password first.");
});

it("says why it lets nobody in, and what to do instead", { tags: "long" }, async () => {
  const { page } = ada;
  await visit(page, `${product.url}/api/logout`);
  site.setPerson(null);
  await goBy(page, "login");
  await see(page, "You cancelled at Local ID");
  site.setPerson({ sub: "eve", email: "linus@example.com", isVerified: true });
  const linus = await enrol(browser, product.url, { firstName: "Linus", email: "linus@example.com" });
  await goBy(page, "login");
  await see(page, "the address has not been confirmed yet");

  // The account's owner connects it with the password, which confirms the address as well.
  await visit(linus.page, `${product.url}/settings#security`);
  await click(linus.page, "Connect Local ID", "button");
  await linus.page.waitForSelector("[role=dialog] input[type=password]");
  await linus.page.type("[role=dialog] input[type=password]", PASSWORD);
  await click(linus.page, "Go to Local ID", "button");
  await see(linus.page, "The account is connected.");
  await see(linus.page, "linus@example.com · Added");
  expect(new URL(linus.page.url()).search).toBe("");
  await goBy(page, "login");
  await see(page, "Welcome, Linus");
});
