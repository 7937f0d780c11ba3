import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { click, fill, joinBrowser, leaveBrowser, see, seeNoMore, type Visitor } from "./browser.ts";
import { confirmAddress, readConfirmationLink } from "./confirm-address.ts";
import { enrol } from "./enrol.ts";
import { passPurchaseTime } from "./pass-time.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";
import { visit } from "./visit.ts";

let product: SharedProduct;
let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  product = await joinProduct();
  browser = await joinBrowser();
  visitor = await enrol(browser, product.url, { firstName: "Ada", email: "ada-buyer@example.com" });
  await click(visitor.page, "Credits", "link");
  await see(visitor.page, "How Credits Work");
});
afterAll(async () => {
  await leaveBrowser(browser);
});

/** Presses "Buy Now" on the card of a package. */
async function buy(page: Page, name: string): Promise<void> {
  const button = await page.waitForSelector(`::-p-xpath(//h2[.="${name}"]/ancestor::div[button][1]/button)`);
  await button?.click();
  await see(page, "This is a sandbox");
}

const pay = async (page: Page, cardNumber: string, price: string) => {
  await fill(page, "Card number", cardNumber);
  await click(page, `Pay ${price}`, "button");
};

const isClosed = (page: Page) => page.waitForFunction(() => !document.querySelector("[role=dialog]"));
const shellBalance = (page: Page, text: string) =>
  page.waitForSelector(`::-p-aria([name="${text}"][role="link"])`);

it("shows what each package holds and costs", async () => {
  const { page } = visitor;
  for (const text of [
    "Current balance: 10 credits",
    "Starter",
    "$4.99",
    "one-time payment",
    "Most Popular",
    "120 credits",
    "+20 bonus credits",
    "Generate 12 tailored CVs",
    "AI-powered job matching",
    "DOCX & PDF formats",
    "A CV costs 10 credits.",
    "Credits never expire.",
  ])
    await see(page, text);
});

it("asks for a confirmed address before any card, and goes on by itself when the link was opened", async () => {
  const { page } = visitor;
  await see(page, "Open the link that we mailed to ada-buyer@example.com");
  await click(page, "Buy Now", "button");
  await see(page, "Before you pay, please open the link that we sent there");
  const again = await page.waitForSelector("[role=dialog] ::-p-aria([name='Send It Again'][role=button])");
  await again?.click();
  await see(page, "A link is on its way");
  const mailed = await visitor.open();
  await visit(mailed, product.url + (await readConfirmationLink(product.url, "ada-buyer@example.com")));
  await click(mailed, "Confirm My Address", "button");
  await see(mailed, "Your address is confirmed");
  await mailed.close();
  await see(page, "This is a sandbox");
  await click(page, "Cancel", "button");
  await isClosed(page);
  await seeNoMore(page, "Open the link that we mailed");
});

it("says in the provider's words why a card was not accepted, and takes another", async () => {
  const { page } = visitor;
  await buy(page, "Starter");
  await pay(page, "4000 0000 0000 0002", "$4.99");
  await see(page, "Payment Failed");
  await see(page, "Your card was declined.");
  await pay(page, "4000000000009995", "$4.99");
  await see(page, "Your card has insufficient funds.");
  await pay(page, "4242 4242 4242 4242", "$4.99");
  await see(page, "50 credits were added to your account.");
  // What was said of the other cards is over.
  expect(await page.$$("[data-tone=error]")).toHaveLength(0);
  await shellBalance(page, "60 credits");
  await see(page, "Current balance: 60 credits");
});

it("closes the dialog by itself after the payment, and lists the purchase", async () => {
  const { page } = visitor;
  await isClosed(page);
  await see(page, "Your purchases");
  await see(page, "Completed");
});

it("takes nothing when the dialog is cancelled midway, and begins anew after that", async () => {
  const { page } = visitor;
  const intents: string[] = [];
  page.on("request", (request) => {
    const intent = /payment_intents\/(\w+)\/confirm/.exec(request.url())?.[1];
    if (intent) intents.push(intent);
  });
  await buy(page, "Career");
  await pay(page, "4000000000000002", "$19.99");
  await see(page, "Your card was declined.");
  await click(page, "Cancel", "button");
  await isClosed(page);
  await shellBalance(page, "60 credits");

  await buy(page, "Career");
  await pay(page, "4242424242424242", "$19.99");
  await see(page, "325 credits were added to your account.");
  await shellBalance(page, "385 credits");
  expect(new Set(intents).size).toBe(2);
});

it("adds the credits also when the tab is closed before it could tell, and no webhook comes", async () => {
  const other = await enrol(browser, product.url, { firstName: "Can", email: "can-buyer@example.com" });
  await confirmAddress(product.url, "can-buyer@example.com");
  await click(other.page, "Credits", "link");
  await see(other.page, "How Credits Work");
  await other.page.setRequestInterception(true);
  const lost = new Promise<void>((resolve) => {
    other.page.on("request", (request) => {
      if (!/confirm-?payment/i.test(request.url())) return void request.continue();
      resolve();
      void request.abort();
    });
  });
  await buy(other.page, "Starter");
  await pay(other.page, "4242424242424242", "$4.99");
  await lost;
  await other.page.close();

  await passPurchaseTime(product.dataDir);
  const again = await other.open();
  const balance = () =>
    again.evaluate(
      async () => ((await (await fetch("/api/auth/user")).json()) as { credits: number }).credits,
    );
  await expect.poll(balance).toBe(60);
  await other.close();
});

it("says that a payment could not begin, and closes the dialog", async () => {
  const { page, faults } = visitor;
  await isClosed(page);
  // The declined cards and the unconfirmed address answer with 4xx on purpose; a script error would be another fault.
  expect(faults.filter((fault) => !/40[23]/.test(fault))).toEqual([]);
  await page.setOfflineMode(true);
  await click(page, "Buy Now", "button");
  await see(page, "Failed to initialize payment. Please try again.");
  await isClosed(page);
  await page.setOfflineMode(false);
});
