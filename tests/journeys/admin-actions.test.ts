import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillAccount, grantAdmin } from "./account-content.ts";
import { click, fill, openBrowser, openVisitor, see, type Visitor } from "./browser.ts";
import { type Product, startProduct } from "./product.ts";
import { signUp } from "./sign-up.ts";

const ADA = "ada@example.com";

let product: Product;
let browser: Browser;
let boss: Visitor;
let ada: Visitor;
beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  boss = await openVisitor(browser, product.url);
  ada = await openVisitor(browser, product.url);
  await signUp(boss.page, product.url, { firstName: "Boss", email: "boss@example.com" });
  grantAdmin(product, "boss@example.com");
  await signUp(ada.page, product.url, { firstName: "Ada", email: ADA });
  await fillAccount(ada.page);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const open = (path: string) => boss.page.goto(`${product.url}${path}`, { waitUntil: "networkidle0" });

describe("an operator", () => {
  it("refunds a purchase that the table shows", async () => {
    const { page } = boss;
    await open("/admin/purchases");
    for (const text of [ADA, "Starter", "$4.99", "Completed"]) await see(page, text);
    await click(page, `Refund the purchase of ${ADA}`, "button");
    await click(page, "Refund", "button");
    await see(page, "Purchase refunded");
    await see(page, "Refunded");
  });

  it("marks a contact message as done", async () => {
    await open("/admin/messages");
    await click(boss.page, "Mark as done: Universities", "button");
    await see(boss.page, "Message marked as done");
  });

  it("gives and takes the admin role, and shuts an account, whose owner is out at once", async () => {
    const { page } = boss;
    await open("/admin/users");
    for (const [action, told] of [
      ["Make admin", "Role updated"],
      ["Take the admin role away", "Role updated"],
      ["Disable account", "Account disabled"],
    ] as const) {
      await click(page, `Actions for ${ADA}`, "button");
      await click(page, action, "menuitem");
      await click(page, action, "button");
      await see(page, told);
      await page.waitForSelector('[role="dialog"]', { hidden: true });
    }
    expect(await ada.page.evaluate(async () => (await fetch("/api/cvs")).status)).toBe(401);
  });
});

describe("without a connection, an operator", () => {
  beforeAll(async () => {
    // What was opened once is kept; the code of each tab too.
    await open("/admin/tickets");
    await boss.page.locator("main li a").click();
    await see(boss.page, "Original Message");
    for (const [tab, text] of [
      ["System Settings", "cv_cost"],
      ["Users", ADA],
      ["Credit Packages", "Starter"],
    ] as const) {
      await click(boss.page, tab, "tab");
      await see(boss.page, text);
    }
    await boss.page.setOfflineMode(true);
  });
  const failsWith = async (title: string, text: string) => {
    await see(boss.page, title);
    await see(boss.page, text);
  };

  it("hears that a package is neither created nor changed, and nothing of the sale that stays", async () => {
    const { page } = boss;
    await click(page, "Deactivate: Starter", "button");
    await page.waitForNetworkIdle({ idleTime: 200 });
    expect(await page.$$("[data-tone=error]")).toHaveLength(0);
    await click(page, "Edit: Starter", "button");
    await click(page, "Save", "button");
    await failsWith("Error", "Failed to update package");
    await click(page, "Cancel", "button");
    await fill(page, "Name", "Tiny");
    await fill(page, "Base credits", "5");
    await fill(page, "Price in cents", "5");
    await click(page, "Create Package", "button");
    await failsWith("Error", "Failed to create package");
  });

  it("hears that credits and settings are not changed", async () => {
    const { page } = boss;
    await click(page, "Users", "tab");
    await click(page, `Edit the credits of ${ADA}`, "button");
    await click(page, "Save", "button");
    await failsWith("Error", "Failed to update user credits");
    await click(page, "System Settings", "tab");
    await fill(page, "cv_cost", "11");
    await failsWith("Error", "Failed to update setting");
  });

  it("hears that a ticket is neither answered nor closed, and that a blank answer is none", async () => {
    const { page } = boss;
    await click(page, "Support Tickets", "tab");
    await page.locator("main li a").click();
    await click(page, "Close Ticket", "button");
    await failsWith("Failed to update status", "No connection to the server.");
    await fill(page, "Admin Reply", "   ");
    await click(page, "Send Reply", "button");
    await failsWith("Empty message", "Please enter a reply message");
    await fill(page, "Admin Reply", "Soon.");
    await click(page, "Send Reply", "button");
    await failsWith("Failed to send reply", "No connection to the server.");
  });
});
