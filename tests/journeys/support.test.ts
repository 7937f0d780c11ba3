import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { grantAdmin } from "./account-content.ts";
import { click, fill, joinBrowser, leaveBrowser, see, type Visitor } from "./browser.ts";
import { enrol } from "./enrol.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";

let product: SharedProduct;
let browser: Browser;
let user: Visitor;
let admin: Visitor;
let ticketId = "";
beforeAll(async () => {
  product = await joinProduct();
  browser = await joinBrowser();
  user = await enrol(browser, product.url, { firstName: "Ada", email: "ada-support@example.com" });
  admin = await enrol(browser, product.url, { firstName: "Root", email: "root-support@example.com" });
  await grantAdmin(product, "root-support@example.com");
});
afterAll(async () => {
  await leaveBrowser(browser);
});

/** What the support team does in its own app, by the documented calls. */
async function asAdmin(method: string, path: string, body: object): Promise<void> {
  const status = await admin.page.evaluate(
    async (method, path, body) =>
      (
        await fetch(path, {
          method,
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        })
      ).status,
    method,
    path,
    body,
  );
  expect(status).toBeLessThan(300);
}

it("begins with no tickets", async () => {
  await click(user.page, "Support", "link");
  await see(user.page, "No tickets yet");
});

it("says what a new ticket lacks", async () => {
  const { page } = user;
  await click(page, "New Ticket", "button");
  await fill(page, "Subject", "Hi");
  await fill(page, "Description", "Too short");
  await click(page, "Create Ticket", "button");
  await see(page, "Subject must be at least 3 characters");
  await see(page, "Description must be at least 10 characters");
});

it("keeps what was typed when the ticket could not be created", async () => {
  const { page } = user;
  await fill(page, "Subject", "No page numbers");
  await fill(page, "Description", "The PDF of my CV has no page numbers.");
  await page.setOfflineMode(true);
  await click(page, "Create Ticket", "button");
  await see(page, "Failed to create ticket");
  await page.setOfflineMode(false);
  await click(page, "Create Ticket", "button");
  await see(page, "Your support ticket has been created successfully.");
  await page.waitForFunction(() => !document.querySelector("[role=dialog]"));
  await see(page, "Select a ticket to view details");
});

it("shows a ticket, and takes a reply", async () => {
  const { page } = user;
  const card = await page.waitForSelector("::-p-xpath(//button[contains(., 'No page numbers')])");
  await card?.click();
  for (const text of ["Original Message", "Conversation", "Medium", "Open"]) await see(page, text);
  ticketId = new URL(page.url()).searchParams.get("ticket") ?? "";
  await click(page, "Send Reply", "button");
  await see(page, "Message cannot be empty");
  await fill(page, "Your reply", "It has two pages.");
  await click(page, "Send Reply", "button");
  await see(page, "Your message has been added to the ticket.");
  await see(page, "It has two pages.");
  expect(await page.$eval("textarea", (field) => field.value)).toBe("");
});

it("marks what the support team answers", async () => {
  await asAdmin("POST", `/api/tickets/${ticketId}/replies`, { message: "It will have them tomorrow." });
  await click(user.page, "Look for new replies", "button");
  await see(user.page, "It will have them tomorrow.");
  await see(user.page, "Support Team");
});

it("takes no reply to a ticket that was closed meanwhile", async () => {
  const { page } = user;
  await fill(page, "Your reply", "Thank you!");
  await asAdmin("PATCH", `/api/tickets/${ticketId}/status`, { status: "closed" });
  await click(page, "Send Reply", "button");
  await see(page, "Failed to send reply");
  await see(page, "This ticket is closed.");
  await page.waitForSelector('::-p-aria([name="Your reply"][role="textbox"])', { hidden: true });
});
