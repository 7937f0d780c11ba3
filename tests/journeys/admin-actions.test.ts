import type pg from "pg";
import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buyCredits, fillAccount, grantAdmin } from "./account-content.ts";
import { click, fill, joinBrowser, leaveBrowser, readField, see, type Visitor } from "./browser.ts";
import { call } from "./call.ts";
import { enrol } from "./enrol.ts";
import { findViolations } from "./looks.ts";
import { openDatabase } from "./open-database.ts";
import { addAccounts, addFailures } from "./operations-content.ts";
import { waitForMail } from "./outbox.ts";
import { type Product, startProduct } from "./product.ts";
import { awaitAnswers, visit } from "./visit.ts";

const ADA = "ada@example.com";

let product: Product;
let browser: Browser;
let boss: Visitor;
let ada: Visitor;
let database: pg.Client;
beforeAll(async () => {
  product = await startProduct();
  browser = await joinBrowser();
  boss = await enrol(browser, product.url, { firstName: "Boss", email: "boss@example.com" });
  ada = await enrol(browser, product.url, { firstName: "Ada", email: ADA });
  await grantAdmin(product, "boss@example.com");
  await fillAccount(ada.page);
  database = await openDatabase(product.dataDir);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await database?.end();
  await product?.stop();
});

const open = (path: string) => visit(boss.page, `${product.url}${path}`);

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

  it("sees the five richest of six users, and the five newest of six purchases", async () => {
    for (let bought = 1; bought < 6; bought++) await buyCredits(ada.page);
    // Ada has more than all of these, the operator 10.
    await addAccounts(database, "rich", [14, 13, 12, 11]);
    await open("/admin");
    const rowsOf = (title: string) =>
      boss.page.$$eval(
        "section",
        (sections, title) =>
          sections
            .filter((section) => section.querySelector("h2")?.textContent === title)
            .flatMap((section) => [...section.querySelectorAll("ol li")])
            .map((row) => [row.querySelector("a")?.textContent, row.textContent?.includes("Refunded")]),
        title,
      );
    await expect
      .poll(() => rowsOf("Top Users by Credits"))
      .toEqual([ADA, ...[0, 1, 2, 3].map((at) => `rich${at}@example.com`)].map((email) => [email, false]));
    // The sixth and oldest is the refunded one.
    await expect.poll(() => rowsOf("Recent Purchases")).toEqual(Array(5).fill([ADA, false]));
  });

  it("puts a package back on sale", async () => {
    const { page } = boss;
    await open("/admin/packages");
    for (const action of ["Deactivate", "Activate"]) {
      await click(page, `${action}: Career`, "button");
      await see(page, "Package updated");
      await click(page, "Close", "button");
    }
    await page.waitForSelector('::-p-aria([name="Deactivate: Career"])');
  });

  it("runs a failed job again, and sends a mail that had failed", async () => {
    const { page } = boss;
    await addFailures(database, "late@example.com");
    await open("/admin");
    await see(page, "connect ECONNREFUSED");
    const clickFailed = (button: string) =>
      page.locator(`::-p-xpath(//tr[contains(., 'ECONNREFUSED')]//button[. = '${button}'])`).click();
    await clickFailed("Run now");
    await see(page, "The job runs again");
    const countFailed = async () =>
      (await database.query("select 1 from graphile_worker.jobs where last_error is not null")).rowCount;
    await expect.poll(countFailed).toBe(0);
    await clickFailed("Send again");
    await see(page, "The mail is queued again");
    await waitForMail(product.dataDir, /^To: .*late@example\.com/m);
  });

  it("sees what needs a person, and goes through the waiting tickets by keyboard", async () => {
    const { page } = boss;
    const [older, newer] = ["The PDF of my CV has no page numbers.", "It is the newer of the two."];
    await call(ada.page, "POST", "/api/tickets", { subject: "Newer", description: newer });
    await open("/admin");
    await see(page, "contact message to deal with");
    await page.locator("::-p-xpath(//a[contains(., 'tickets wait for an answer')])").click();
    await see(page, "All Tickets (2)");
    for (const [key, shown] of [
      ["j", newer],
      ["j", older],
      ["k", newer],
    ] as const) {
      await page.keyboard.press(key);
      await see(page, shown);
    }
    await page.keyboard.press("r");
    // What is typed is no command.
    await page.keyboard.type("jek?");
    expect(await readField(page, "Admin Reply")).toBe("jek?");
    await click(page, "Send Reply", "button");
    await see(page, "All Tickets (1)");
    await page.keyboard.press("j");
    await see(page, older);
    await page.keyboard.press("e");
    await see(page, "Ticket marked as closed");
    await page.keyboard.press("?");
    await see(page, "Close or reopen the ticket");
    expect(await findViolations(page)).toEqual([]);
    await click(page, "Use keyboard shortcuts in this browser", "switch");
    await page.keyboard.press("Escape");
    await page.waitForSelector("[role=dialog]", { hidden: true });
    await page.keyboard.press("e");
    await page.keyboard.press("?");
    expect(await page.$("[role=dialog]")).toBeNull();
    expect(await call(ada.page, "GET", "/api/tickets")).toMatchObject([
      { subject: "Newer", status: "open" },
      { subject: "No page numbers", status: "closed" },
    ]);
  });

  it("writes a ready answer in both languages, and inserts it in the language of who asked", async () => {
    const { page } = boss;
    await open("/admin/tickets?status=open");
    await page.locator("main li a").click();
    await click(page, "Edit ready answers", "button");
    await fill(page, "Title", "Pages");
    await fill(page, "English", "Choose short, then it fits.");
    await fill(page, "Türkçe", "Kısa olanı seçin, sığar.");
    expect(await findViolations(page)).toEqual([]);
    await click(page, "Save answer", "button");
    await see(page, "Answer saved");
    await page.keyboard.press("Escape");
    await page.waitForSelector("[role=dialog]", { hidden: true });
    await page.locator('input[placeholder="Insert a ready answer"]').click();
    await page.locator("::-p-aria([name='Pages'][role='option'])").click();
    await expect.poll(() => readField(page, "Admin Reply")).toBe("Choose short, then it fits.");
    expect(await findViolations(page)).toEqual([]);
  });

  it("keeps filters under a name, comes back to them, and takes the list away as a file", async () => {
    const { page } = boss;
    await open("/admin/users?search=boss");
    await click(page, "Saved filters", "button");
    await click(page, "Save these filters…", "menuitem");
    await fill(page, "Name", "The boss");
    expect(await findViolations(page)).toEqual([]);
    await click(page, "Save", "button");
    await see(page, "Filters saved");
    await page.waitForSelector("[role=dialog]", { hidden: true });
    await click(page, "The boss", "button");
    await click(page, "Show everything", "menuitem");
    await expect.poll(() => readField(page, "Search by name or email", "searchbox")).toBe("");
    await open("/admin/users");
    await click(page, "Saved filters", "button");
    await click(page, "The boss", "menuitem");
    await expect.poll(() => new URL(page.url()).search).toBe("?search=boss");
    await expect.poll(() => readField(page, "Search by name or email", "searchbox")).toBe("boss");
    const address = await page.$eval("a[download]", (link) => link.getAttribute("href"));
    expect(address).toBe("/api/admin/users/export?search=boss");
    const csv = await page.evaluate(async (address: string) => (await fetch(address)).text(), address ?? "");
    expect(csv.trim().split("\n")).toHaveLength(2);
    expect(csv).toContain("boss@example.com");
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

describe("without a connection, an operator", { tags: "long" }, () => {
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
    const hasFailed = new Promise((failed) => page.once("requestfailed", failed));
    await click(page, "Deactivate: Starter", "button");
    await hasFailed;
    await awaitAnswers(page);
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
